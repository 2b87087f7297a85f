/**
 * Requests that a script in the page's head has started before the shop was loaded. Each answer is taken once, by the
 * first request of the shop that is the same: same address, same token.
 */

interface EarlyRequest {
  readonly token: string | null;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

declare global {
  interface Window {
    /** By address, its parameters sorted. */
    storefrontEarly?: Map<string, EarlyRequest>;
  }
}

/** An answer that nobody has taken after this time is dropped. In milliseconds. */
const EARLY_TIMEOUT = 20_000;

/** An address with its parameters sorted: their order means nothing. */
function keyOf(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
}

/** Starts a request as the base query would send it. Returns the response, which may reject. */
export function startEarly(address: string, token: string | null): Promise<Response> {
  const controller = new AbortController();
  const response = fetch(address, {
    credentials: 'include',
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    signal: controller.signal,
  });
  // The base query that takes it handles its failure.
  response.catch(() => undefined);
  const early = (window.storefrontEarly ??= new Map());
  const key = keyOf(address);
  const abort = (): void => controller.abort();
  early.set(key, { token, response, abort });
  setTimeout(() => {
    if (early.delete(key)) abort();
  }, EARLY_TIMEOUT);
  return response;
}

/** Whether a request was started early, and the shop has not taken it yet. */
export function isUntaken(address: string): boolean {
  return window.storefrontEarly?.has(keyOf(address)) ?? false;
}

/** The response to a request that was started early; null where there is none for the same address and token. */
export function takeEarly({ url, method, headers, signal }: Request): Promise<Response> | null {
  const early = window.storefrontEarly;
  if (early === undefined || method !== 'GET') return null;
  const key = keyOf(url);
  const request = early.get(key);
  if (request === undefined) return null;
  early.delete(key);
  const authorization = request.token === null ? null : `Bearer ${request.token}`;
  if (headers.get('Authorization') !== authorization || signal.aborted) {
    request.abort();
    return null;
  }
  signal.addEventListener('abort', request.abort);
  return request.response;
}
