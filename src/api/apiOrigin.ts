import { isLocal } from '../lib/apiOrigin';

export { apiOrigin } from '../lib/apiOrigin';

/** What the Host header says on a local site (specification, section 7). Browsers drop the header. */
const localHostHeader = 'localhost';

/** The Host header's value: a fixed placeholder on a local site, else the site's own host. */
export function hostHeader(place: Pick<Location, 'host' | 'hostname'> = window.location): string {
  return isLocal(place) ? localHostHeader : place.host;
}
