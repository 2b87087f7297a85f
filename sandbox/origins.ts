/** Which addresses count as this machine's own. */

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const parse = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

/** Takes the value of an Origin header, returns whether it names a site on this machine. */
export const isLoopbackOrigin = (origin: string): boolean => {
  const url = parse(origin);
  if (url === null || url.origin !== origin) return false;
  return (url.protocol === 'http:' || url.protocol === 'https:') && LOOPBACK_NAMES.has(url.hostname);
};

/** Takes the value of a Host header, returns the origin it stands for when it is a loopback name with a port. */
export const originOfHost = (host: string | undefined): string | null => {
  if (host === undefined) return null;
  const match = /^(localhost|127\.0\.0\.1|\[::1\]):(\d{1,5})$/i.exec(host);
  return match === null ? null : `http://${host.toLowerCase()}`;
};

/** Takes the host to listen on, returns whether only this machine can reach it. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_NAMES.has(host) || host === '::1';
