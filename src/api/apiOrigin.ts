import { LOCAL_API_PORT } from '../lib/constants';
import { safeHttpUrl } from '../lib/safeUrl';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What the Host header says on a local site (specification, section 7). Browsers drop the header. */
const localHostHeader = 'localhost';
const originMeta = 'meta[name="storefront:api-origin"]';

type Place = Pick<Location, 'protocol' | 'host' | 'hostname'>;

/** Whether the site runs on this machine. */
function isLocal(place: Place): boolean {
  return localHosts.has(place.hostname);
}

/**
 * The API's origin (ruling 19): what the page's meta tag 'storefront:api-origin' says, if it is an http(s)
 * address; else http://localhost:8044 on a local site; else the 'api.' subdomain of the site's host.
 */
export function apiOrigin(place: Place = window.location, page: ParentNode = document): string {
  const override = safeHttpUrl(page.querySelector(originMeta)?.getAttribute('content') ?? '');
  if (override !== '') return new URL(override).origin;
  return isLocal(place) ? `http://localhost:${LOCAL_API_PORT}` : `${place.protocol}//api.${place.host}`;
}

/** The Host header's value: a fixed placeholder on a local site, else the site's own host. */
export function hostHeader(place: Place = window.location): string {
  return isLocal(place) ? localHostHeader : place.host;
}
