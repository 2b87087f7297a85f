import { API_BASE_PATH } from './constants';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Where a developer's own bank or picture server may be, on any port. */
const localSources: readonly string[] = ['http://localhost:*', 'http://127.0.0.1:*'];

export function isLocal(place: Pick<Location, 'hostname'>): boolean {
  return localHosts.has(place.hostname);
}

/**
 * The places that a server may name for a picture, a form or a page to go on to, as sources of a
 * Content-Security-Policy: https everywhere, the API's own origin, and this machine where the API is on it. The
 * headers are written from this list, and addresses are checked against it, so that nothing is offered that the
 * policy then stops. The shop's own origin ('self') is allowed beside them.
 * @param apiOrigin scheme, host and port of the API
 */
export function webSources(apiOrigin: string): readonly string[] {
  const isOnThisMachine = URL.canParse(apiOrigin) && isLocal(new URL(apiOrigin));
  return ['https:', apiOrigin, ...(isOnThisMachine ? localSources : [])];
}

/** Whether an address is at a source: a scheme, an origin, or an origin with any port. */
export function isAtSource(url: URL, source: string): boolean {
  if (source === url.protocol) return true;
  return source.endsWith(':*') ? `${url.protocol}//${url.hostname}:*` === source : url.origin === source;
}

/**
 * The URL that the paths of calls are added to.
 * @param address the API's origin, which stands for the API at /api/v1, or its origin with its own base path
 */
export function apiUrlOf(address: string): string {
  const { origin, pathname } = new URL(address);
  const hasNoPath = /^[^/]+\/\/[^/]+$/.test(address);
  return `${origin}${hasNoPath ? API_BASE_PATH : pathname.replace(/\/+$/, '')}`;
}
