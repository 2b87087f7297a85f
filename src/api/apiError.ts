import type { Hide } from '../lib/secrets/hideText';
import { noResponse } from '../lib/texts';
import { fieldsOf, isRecord, readText, wellFormed } from '../lib/untrusted';

/** Every way in which a call can fail, as plain JSON. */
export type ApiError =
  /** The server answered with a failure; `message` is its own error message, or '' where it gave none. */
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  /** No answer came: the server is down, the connection broke, or the request timed out. */
  | { readonly kind: 'network' }
  /** An answer came that is no JSON, or not of the type that the call needs. */
  | { readonly kind: 'unreadable'; readonly status: number }
  /** Signing in succeeded without a token, or with one that no header can carry. */
  | { readonly kind: 'missingToken' }
  /** Signing in succeeded, but the browser has not kept the token: its cookies are blocked, or the token is too long. */
  | { readonly kind: 'tokenNotKept' }
  /** The session in which the call was made is over: its answer changes nothing. */
  | { readonly kind: 'outdated' };

export const orderCreationFailed = 'Failed to create order';
export const orderFetchFailed = 'Order not found or access denied';

/** What a failure says of itself; '' where the caller says it. */
const messages = {
  http: '',
  network: noResponse,
  unreadable: 'The answer of the server could not be read.',
  missingToken: 'Authentication failed: Token is missing in the response',
  tokenNotKept: 'You are not signed in: this browser keeps no sign-in of this shop.',
  outdated: '',
} as const satisfies Record<ApiError['kind'], string>;

/** Whether a value, such as a mutation's error, is an ApiError and not an error thrown by code. */
export function isApiError(value: unknown): value is ApiError {
  const { kind } = fieldsOf<ApiError>(value);
  return typeof kind === 'string' && Object.hasOwn(messages, kind);
}

/**
 * The message for a failure: the server's error field if present, else the given text; with no response that of;
 * else the error's own message.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!isApiError(error)) return error instanceof Error ? readText(error.message, fallback) : fallback;
  const message = error.kind === 'http' ? error.message : messages[error.kind];
  return message === '' ? fallback : message;
}

/** The error with the given message where the server gave none. */
export function withMessage(error: ApiError, message: string): ApiError {
  return error.kind === 'http' && error.message === '' ? { ...error, message } : error;
}

/**
 * Whether the server has refused a call, so that it certainly did not act. A broken connection, a server error and an
 * unreadable answer leave that open.
 */
export function isRefusal(error: ApiError): boolean {
  return error.kind === 'http' && error.status >= 400 && error.status < 500 && error.status !== 408;
}

/** Why the server has refused an order, in its own words; '' where it gave none. */
export function refusalReason(error: ApiError): string {
  return error.kind === 'http' && error.message !== orderCreationFailed ? error.message : '';
}

/** Whether the server says that it does not have what was asked for. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && (error.status === 404 || error.status === 410);
}

/** Characters of a server's error message that are kept: a toast shows no more. */
export const MESSAGE_LENGTH = 300;

/** A longer text, in characters, is no message, and would take too long to search for secrets. */
const NO_MESSAGE_LENGTH = 10_000;

/** The message in an error's body, cut and without secrets; '' where there is none. */
export function errorMessage(body: unknown, hide: Hide): string {
  const text = isRecord(body) ? readText(body['error']) : '';
  if (text.length > NO_MESSAGE_LENGTH) return '';
  // Hidden before the cut, which could leave a part of a secret that is not recognised.
  return wellFormed(hide(text).slice(0, MESSAGE_LENGTH));
}

/** What failed answers hold, by the errors made of them: for builds that record visits. */
const bodies = new WeakMap<ApiError, unknown>();

export function noteErrorBody(error: ApiError, body: unknown): void {
  bodies.set(error, body);
}

/** What the answer of an error holds; undefined where it was not noted. */
export function bodyOfError(error: ApiError): unknown {
  return bodies.get(error);
}
