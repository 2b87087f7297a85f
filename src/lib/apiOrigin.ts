import { LOCAL_API_PORT } from './constants';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const originMeta = 'meta[name="storefront:api-origin"]';

type Place = Pick<Location, 'protocol' | 'host' | 'hostname'>;

/** Whether an address is on this machine. */
export function isLocal(place: Pick<Location, 'hostname'>): boolean {
  return localHosts.has(place.hostname);
}

/** The origin that a deployment has written into the page; '' where it says nothing or no web address. */
function writtenOrigin(page: ParentNode): string {
  const text = page.querySelector(originMeta)?.getAttribute('content') ?? '';
  if (!URL.canParse(text)) return '';
  const { protocol, origin } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? origin : '';
}

/**
 * The API's origin (ruling 19): what the page's meta tag 'storefront:api-origin' says, if it is an http(s)
 * address; else http://localhost:8044 on a local site; else the 'api.' subdomain of the site's host.
 */
export function apiOrigin(place: Place = window.location, page: ParentNode = document): string {
  const written = writtenOrigin(page);
  if (written !== '') return written;
  return isLocal(place) ? `http://localhost:${LOCAL_API_PORT}` : `${place.protocol}//api.${place.host}`;
}
