import { LOCAL_API_PORT } from '../lib/constants';
import { apiUrlOf, isLocal } from '../lib/webSources';

export const API_ORIGIN_META = 'storefront:api-origin';

type Place = Pick<Location, 'protocol' | 'host' | 'hostname'>;

/** The API's address that a deployment has written into the page; '' where it says nothing or no web address. */
function writtenAddress(page: ParentNode): string {
  const text = page.querySelector(`meta[name="${API_ORIGIN_META}"]`)?.getAttribute('content')?.trim() ?? '';
  return URL.canParse(text) && /^https?:/i.test(text) ? text : '';
}

/**
 * The API's URL: what the page's meta tag 'storefront:api-origin' says, if it is an http(s) address; else
 * http://localhost:8044/api/v1 on a local site; else /api/v1 at the 'api.' subdomain of the site's host.
 */
export function apiUrl(place: Place = window.location, page: ParentNode = document): string {
  const local = `http://localhost:${LOCAL_API_PORT}`;
  return apiUrlOf(writtenAddress(page) || (isLocal(place) ? local : `${place.protocol}//api.${place.host}`));
}

export function apiOrigin(place: Place = window.location, page: ParentNode = document): string {
  return new URL(apiUrl(place, page)).origin;
}
