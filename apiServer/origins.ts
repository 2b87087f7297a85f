/** Recognises loopback addresses, and the origin under which a request came. */
import type { IncomingMessage } from 'node:http';

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

/** A host name or an address, with or without a port. */
const HOST = /^([a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/** The first value of a header that proxies extend. */
const firstOf = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')[0]?.trim() ?? '';

/** The last value, which the nearest proxy added. */
const lastOf = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').at(-1)?.trim() ?? '';

/**
 * The origin under which a request's sender knows this server: what a proxy on this machine says in X-Forwarded-Proto and
 * X-Forwarded-Host, else that of the Host header, which must have a loopback name; null where neither can be used.
 */
export const originOfRequest = ({ headers, socket }: IncomingMessage): string | null => {
  const own = originOfHost(headers.host);
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return own;
  const protocol = firstOf(headers['x-forwarded-proto']);
  const host = firstOf(headers['x-forwarded-host']) || (own === null ? '' : new URL(own).host);
  if (!HOST.test(host)) return own;
  if (protocol === 'https' || protocol === 'http') return `${protocol}://${host.toLowerCase()}`;
  return firstOf(headers['x-forwarded-host']) === '' ? own : `http://${host.toLowerCase()}`;
};

/**
 * The address a request came from: the last one that a trusted proxy names, else that of the connection. A proxy on this
 * machine is always trusted.
 */
export const clientAddressOf = ({ headers, socket }: IncomingMessage, trustsProxy = false): string => {
  const own = socket.remoteAddress ?? '';
  if (!trustsProxy && !LOOPBACK_ADDRESS.test(own)) return own;
  return lastOf(headers['x-forwarded-for']) || own;
};

/** The origin of a Host header that has a loopback name and a port; null for any other. */
export const originOfHost = (host: string | undefined): string | null => {
  if (host === undefined) return null;
  const match = /^(localhost|127\.0\.0\.1|\[::1\]):(\d{1,5})$/i.exec(host);
  return match === null ? null : `http://${host.toLowerCase()}`;
};

/** Whether only this machine can reach a server that listens on this host. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_NAMES.has(host) || host === '::1';

/** The shop's address, without a slash at the end: the origin that called, with the path of the configured address. */
export const shopUrlOf = (callerOrigin: string | null, configured: string): string => {
  const { origin, pathname } = new URL(configured);
  return `${callerOrigin ?? origin}${pathname.replace(/\/$/, '')}`;
};
