import { isLocal } from '../lib/webSources';

/** The Host header on a local site. Browsers drop the header. */
const LOCAL_HOST_HEADER = 'localhost';

/** The Host header's value: a fixed placeholder on a local site, else the site's own host. */
export function hostHeader(place: Pick<Location, 'host' | 'hostname'> = window.location): string {
  return isLocal(place) ? LOCAL_HOST_HEADER : place.host;
}
