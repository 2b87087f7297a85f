import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { apiUrl } from '../browser/apiOrigin';
import { LIMITS, REQUEST_TIMEOUT } from '../lib/constants';
import { lazily } from '../lib/lazily';
import { createHide, type Hide } from '../lib/secrets/hideText';
import { revealSecrets, secretTexts } from '../lib/secrets/secret';
import { isRecord, readText } from '../lib/untrusted';
import { errorMessage, noteErrorBody, type ApiError } from './apiError';
import { readToken, writeToken } from './authCookie';
import { notSent, sendWithRetries, type FetchResult } from './retry';
import { currentSession, isAccountEndpoint, sessionIdOf, sessionOfState } from './session';
import { isLocal } from '../lib/webSources';

interface EndpointOptions {
  /** The answer holds the bearer token, which goes to the cookie and nowhere else. */
  readonly keepsToken?: boolean;
  readonly keepsHeaders?: boolean;
  /**
   * The answer may rightly hold a secret of the request: the base query returns a `RawResponse`, and the endpoint's
   * `transformResponse` must hide the secrets.
   */
  readonly returnsRawResponse?: boolean;
  /** Whether an answer has the type that the call needs; one that has not counts as unreadable. */
  readonly accepts?: (answer: unknown) => boolean;
}

/** What is kept of an answer to signing in: the token itself goes to the cookie alone. */
export interface SessionStart {
  /** Identifies the session (see `sessionIdOf`). */
  readonly sessionId: string;
}

/** A body as it came, and what hides the request's secrets in it. Never in an action: for `transformResponse` alone. */
export interface RawResponse {
  readonly body: unknown;
  readonly hide: Hide;
}

/** What is kept of a response beside its body: plain and small, as it is in actions. */
interface ResponseMeta {
  readonly status: number | null;
  /** By name, in lower case; none unless the endpoint wants them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The server's clock by its `Date` header, in milliseconds since 1970; null where the browser may not read it. */
  readonly serverTime: number | null;
  /** The session in which the call was made; '' for none. */
  readonly session: string;
}

export type StorefrontBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  EndpointOptions,
  ResponseMeta
>;

/**
 * Fetches. A body of more than `limit` bytes is cut off, and so unreadable. What the server says of the length is not
 * relied on, as it counts what is sent, which may be compressed. Rejects, as fetch does, where the connection breaks
 * or is aborted, also in the middle of the body: a stream in the response instead would make Firefox log each aborted
 * request.
 */
export async function limitedFetch(request: Request, limit: number = LIMITS.body): Promise<Response> {
  const response = await fetch(request);
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      // The rest is not fetched. The request may have failed by now, which changes nothing.
      reader.cancel().catch(() => undefined);
      break;
    }
    chunks.push(value);
  }
  return new Response(new Blob(chunks), { status, statusText, headers });
}

/** Made on the first call, because the API's address depends on the page. */
const getFetchQuery = lazily(() =>
  fetchBaseQuery({
    baseUrl: apiUrl(),
    credentials: 'include',
    // Browsers cache some failures, such as 404 and 410; and an account's data must not be stored on the disk.
    cache: 'no-store',
    timeout: REQUEST_TIMEOUT,
    fetchFn: (input) => {
      const request = new Request(input);
      // Without a header of its own, a visitor's request is the one that the page's head has hinted at (rendering/early.ts).
      if (!request.headers.has('Authorization')) request.headers.delete('Accept');
      return limitedFetch(request);
    },
    prepareHeaders: (headers) => {
      headers.set('Host', hostHeader());
      return headers;
    },
  }),
);

function headersOf(response: Response | undefined, hide: Hide): ResponseMeta['headers'] {
  return Object.fromEntries([...(response?.headers ?? [])].map(([name, value]) => [name, hide(value)]));
}

function serverTimeOf(response: Response | undefined): number | null {
  const time = Date.parse(response?.headers.get('Date') ?? '');
  return Number.isNaN(time) ? null : time;
}

function toApiError(error: FetchBaseQueryError, hide: Hide): ApiError {
  if (typeof error.status === 'number') {
    return { kind: 'http', status: error.status, message: errorMessage(error.data, hide) };
  }
  if (error.status === 'PARSING_ERROR') {
    return error.originalStatus >= 400
      ? { kind: 'http', status: error.originalStatus, message: '' }
      : { kind: 'unreadable', status: error.originalStatus };
  }
  return { kind: 'network' };
}

function authorization(token: string) {
  return { Authorization: `Bearer ${token}` };
}

/** Whether a header can carry a token. With one that none can, every call of the session would fail. */
function canBeSent(token: string): boolean {
  try {
    return new Headers(authorization(token)).has('Authorization');
  } catch {
    return false;
  }
}

function sendRequest(
  request: FetchArgs,
  token: string | null,
  api: Parameters<StorefrontBaseQuery>[1],
): Promise<FetchResult> {
  const headers = token === null ? {} : authorization(token);
  const send = async (): Promise<FetchResult> => {
    // After a change of the token a retry would belong to another session.
    if (readToken() !== token) return notSent;
    try {
      return await getFetchQuery()({ ...request, headers }, api, {});
    } catch {
      // No header can carry such a token. The exception may quote it.
      return notSent;
    }
  };
  return sendWithRetries(send, api);
}

/**
 * Sends one call with credentials, bearer token and Host header, and with the secrets of its
 * body revealed. What the answer repeats of these secrets and of the token is hidden in headers and error message. An
 * account's call is bound to its session: it is not sent from a page that shows another session,
 * and its answer counts only while the session lasts. Fails with an ApiError, never with an exception.
 */
export const baseQuery: StorefrontBaseQuery = async (args, api, options) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const token = readToken();
  const session = sessionIdOf(token);
  const isOfAccount = isAccountEndpoint(api.endpoint);
  const shown = sessionOfState(api.getState());
  // Another tab has signed in with another account: this page's call is not for that one.
  if (isOfAccount && shown !== null && shown !== session) {
    return { error: { kind: 'outdated' }, meta: { status: null, headers: {}, serverTime: null, session } };
  }
  const hide = createHide([token ?? '', ...secretTexts(request.body)]);
  const result = await sendRequest({ ...request, body: revealSecrets(request.body) }, token, api);
  const response = result.meta?.response;
  const meta: ResponseMeta = {
    status: response?.status ?? null,
    headers: options?.keepsHeaders === true ? headersOf(response, hide) : {},
    serverTime: serverTimeOf(response),
    session,
  };
  const isOver = currentSession() !== session;
  // A late 401, of whatever call, must not end the session that has begun since.
  if (isOver && (isOfAccount || meta.status === 401)) return { error: { kind: 'outdated' }, meta };
  const failure = (error: ApiError, answer: unknown) => {
    if (__TRACES__ !== 'off') noteErrorBody(error, answer);
    return { error, meta };
  };
  if (result.error !== undefined) return failure(toApiError(result.error, hide), result.error.data);
  const body: unknown = result.data ?? null;
  if (options?.accepts?.(body) === false) {
    return failure({ kind: 'unreadable', status: meta.status ?? 0 }, body);
  }
  if (options?.returnsRawResponse === true) return { data: { body, hide } satisfies RawResponse, meta };
  if (options?.keepsToken !== true) return { data: body, meta };
  const newToken = isRecord(body) ? readText(body['token']) : '';
  if (newToken === '' || !canBeSent(newToken)) return { error: { kind: 'missingToken' }, meta };
  writeToken(newToken);
  if (readToken() !== newToken) return { error: { kind: 'tokenNotKept' }, meta };
  return { data: { sessionId: sessionIdOf(newToken) } satisfies SessionStart, meta };
};

/** The Host header's value: a fixed placeholder on a local site, else the site's own host. Browsers drop the header. */
export function hostHeader(place: Pick<Location, 'host' | 'hostname'> = window.location): string {
  return isLocal(place) ? 'localhost' : place.host;
}
