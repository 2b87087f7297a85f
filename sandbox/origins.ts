/** Recognises loopback addresses. */

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const parse = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

/** Whether the value of an Origin header is a site on this machine. */
export const isLoopbackOrigin = (origin: string): boolean => {
  const url = parse(origin);
  if (url === null || url.origin !== origin) return false;
  return (url.protocol === 'http:' || url.protocol === 'https:') && LOOPBACK_NAMES.has(url.hostname);
};

/** The origin of a Host header that has a loopback name and a port; null for any other. */
export const originOfHost = (host: string | undefined): string | null => {
  if (host === undefined) return null;
  const match = /^(localhost|127\.0\.0\.1|\[::1\]):(\d{1,5})$/i.exec(host);
  return match === null ? null : `http://${host.toLowerCase()}`;
};

/** Whether only this machine can reach a server that listens on this host. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_NAMES.has(host) || host === '::1';
