/** Calls an API as the shop in a browser would: with its origin and, where needed, the bearer token. */
import { REQUEST_TIMEOUT } from '../../src/lib/constants';

/** A call to make. */
export interface ApiRequest {
  readonly method: string;
  /** Below the API's base path, with its query. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back. */
export interface ApiReply {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined for a body that is not JSON. */
  readonly body: unknown;
  /** From the request to the end of the body, in milliseconds. */
  readonly time: number;
}

/** Sends a call. Rejects where there is no answer. */
export type CallApi = (request: ApiRequest) => Promise<ApiReply>;

const parsed = (text: string): unknown => {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
};

/**
 * Takes the API's address with its base path, without a slash at the end, and the shop's origin. Redirects are not
 * followed: a browser does not follow one for a call with a preflight.
 */
export const createApiClient =
  (address: string, shop: string): CallApi =>
  async ({ method, path, body, token, headers = {} }) => {
    const startedAt = performance.now();
    const response = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      headers: {
        origin: shop,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const time = performance.now() - startedAt;
    return { status: response.status, headers: response.headers, body: parsed(text), time };
  };
