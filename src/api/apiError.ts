import type { Hide } from '../lib/secrets/hideText';
import { noResponse } from '../lib/texts';
import { fieldsOf, readText, wellFormed } from '../lib/untrusted';
import type { ErrorDto } from './models/wire';

/** Every way in which a call can fail, as plain JSON. */
export type ApiError =
  /** The server answered with a failure; `message` is its own sentence, or '' where it gave none. */
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  /** No answer came: the server is down, the line is cut, or the wait was too long. */
  | { readonly kind: 'network' }
  /** An answer came that is no JSON. */
  | { readonly kind: 'unreadable'; readonly status: number }
  /** Signing in succeeded without a token (specification, section 8). */
  | { readonly kind: 'missingToken' }
  /** The session in which the call was made is over: its answer changes nothing. */
  | { readonly kind: 'outdated' };

/** Words of the errors that have no words of their own. */
export const missingTokenMessage = 'Authentication failed: Token is missing in the response';
export const orderCreationFailed = 'Failed to create order';
export const orderFetchFailed = 'Order not found or access denied';
const unreadableMessage = 'The answer of the server could not be read.';

/** Whether a value, such as a mutation's error, is one of ours and not an error thrown by code. */
export function isApiError(value: unknown): value is ApiError {
  const kind = fieldsOf<ApiError>(isObject(value) ? value : undefined).kind;
  return (
    kind === 'http' ||
    kind === 'network' ||
    kind === 'unreadable' ||
    kind === 'missingToken' ||
    kind === 'outdated'
  );
}

function isObject(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null;
}

/**
 * The sentence for a failure: the server's error field if present, else the given text; with no response the
 * sentence of section 8; else the error's own message.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!isApiError(error))
    return readText(fieldsOf(error instanceof Error ? error : undefined).message, fallback);
  switch (error.kind) {
    case 'http':
      return error.message === '' ? fallback : error.message;
    case 'network':
      return noResponse;
    case 'unreadable':
      return unreadableMessage;
    case 'missingToken':
      return missingTokenMessage;
    case 'outdated':
      return fallback;
  }
}

/** The error with words of its own where the server gave none (specification, section 8). */
export function withWords(error: ApiError, words: string): ApiError {
  return error.kind === 'http' && error.message === '' ? { ...error, message: words } : error;
}

/** Characters of a sentence that a server gives, at most. */
export const SENTENCE_LENGTH = 300;

/** Longer ones, in characters, are no sentence, and would take too long to search for secrets. */
const NO_SENTENCE_LENGTH = 10_000;

/** The sentence in an error body, or '', without secrets. Long ones are cut: a toast is no place for a page. */
export function errorSentence(body: ErrorDto | undefined, hide: Hide): string {
  const text = readText(fieldsOf(body).error);
  if (text.length > NO_SENTENCE_LENGTH) return '';
  // Hidden before the cut, which could leave half of a secret that nobody recognises.
  return wellFormed(hide(text).slice(0, SENTENCE_LENGTH));
}
