import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { API_BASE_PATH } from '../lib/constants';
import { hideInJson } from '../lib/secrets/hideInJson';
import type { Hide } from '../lib/secrets/hideText';
import { createHide } from '../lib/secrets/hideText';
import { revealSecrets, secretTexts } from '../lib/secrets/secret';
import { fieldsOf, readText } from '../lib/untrusted';
import type { ApiError } from './apiError';
import { errorSentence } from './apiError';
import { apiOrigin, hostHeader } from './apiOrigin';
import { readToken, writeToken } from './authCookie';
import { limitedFetch } from './limitedFetch';
import type { AuthorizeAnswerDto, ErrorDto } from './models/wire';
import type { Answer } from './retry';
import { sendRead, wasCut } from './retry';
import { currentSession, isAccountEndpoint, sessionIdOf, sessionOfState } from './session';

/** How long an answer may take, in milliseconds. */
const ANSWER_TIMEOUT = 20_000;

/** What an endpoint can ask of the base query. */
export interface EndpointOptions {
  /** The answer holds the bearer token: it goes to the cookie, and nowhere else. */
  readonly keepsToken?: boolean;
  /** The answer's headers are read too. */
  readonly keepsHeaders?: boolean;
  /**
   * The answer leads the browser on and may rightly carry a secret of the request: it comes as an `OpenAnswer`,
   * and the endpoint takes care that nothing secret is kept of it.
   */
  readonly answersOpenly?: boolean;
  /** Whether an answer has the type that the call needs; one that has not counts as unreadable. */
  readonly accepts?: (answer: unknown) => boolean;
}

/** What is kept of an answer to signing in: the token itself goes to the cookie alone. */
export interface SessionStart {
  /** Identifies the session (see `sessionIdOf`). */
  readonly sessionId: string;
}

/** An answer as it came, with what hides the request's secrets in it. Never in an action: for one model alone. */
export interface OpenAnswer<Dto> {
  readonly answer: Dto;
  readonly hide: Hide;
}

/** Headers of an answer by name, in lower case. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What is kept of a response beside its body: plain and small, so that it can be in a trace. */
export interface AnswerMeta {
  readonly status: number | null;
  /** None unless the endpoint asks for them. */
  readonly headers: AnswerHeaders;
  /** The session in which the call was made; '' for none. */
  readonly session: string;
}

export type StorefrontBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  EndpointOptions,
  AnswerMeta
>;

let send: ReturnType<typeof fetchBaseQuery> | null = null;

/** Made on the first call, because the API's origin is a matter of the page. */
function sender(): ReturnType<typeof fetchBaseQuery> {
  send ??= fetchBaseQuery({
    baseUrl: `${apiOrigin()}${API_BASE_PATH}`,
    credentials: 'include',
    // Browsers keep some failures, such as 404 and 410, and would answer every further try with them; and an account's
    // data must not stay on the disk.
    cache: 'no-store',
    timeout: ANSWER_TIMEOUT,
    fetchFn: (request) => limitedFetch(new Request(request)),
    prepareHeaders: (headers) => {
      const token = readToken();
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      headers.set('Host', hostHeader());
      return headers;
    },
  });
  return send;
}

function headersOf(response: Response | undefined, hide: Hide): AnswerHeaders {
  return Object.fromEntries([...(response?.headers ?? [])].map(([name, value]) => [name, hide(value)]));
}

function isErrorBody(body: unknown): body is ErrorDto {
  return typeof body === 'object' && body !== null;
}

function toApiError(error: FetchBaseQueryError, hide: Hide): ApiError {
  if (typeof error.status === 'number') {
    const message = errorSentence(isErrorBody(error.data) ? error.data : undefined, hide);
    return { kind: 'http', status: error.status, message };
  }
  if (error.status === 'PARSING_ERROR' && !wasCut(error)) {
    const failed = error.originalStatus >= 400;
    return failed
      ? { kind: 'http', status: error.originalStatus, message: '' }
      : { kind: 'unreadable', status: error.originalStatus };
  }
  return { kind: 'network' };
}

function isAuthorizeAnswer(body: unknown): body is AuthorizeAnswerDto {
  return typeof body === 'object' && body !== null;
}

/** Takes the token out of an answer to signing in. */
function takeToken(body: unknown): string {
  return isAuthorizeAnswer(body) ? readText(fieldsOf(body).token) : '';
}

/**
 * Sends a request, a read again where its failure may pass. What cannot even be sent, such as a token that no header
 * can carry, had no answer.
 */
async function ask(request: FetchArgs, api: Parameters<StorefrontBaseQuery>[1]): Promise<Answer> {
  const send = async (): Promise<Answer> => sender()(request, api, {});
  const token = readToken();
  try {
    if (api.type === 'mutation') return await send();
    // The next try would belong to the session that has begun meanwhile.
    return await sendRead(send, { signal: api.signal, isWanted: () => readToken() === token });
  } catch {
    // The exception may quote the token.
    return { error: { status: 'FETCH_ERROR', error: '' } };
  }
}

/**
 * Sends one call (specification, section 7): credentials, bearer token and Host header; secrets are opened
 * here and nowhere else. Whatever the server repeats of them, and of the token, is hidden in what is handed on:
 * in the answer, its headers and its error's sentence (see `createHide` for the rule). Answers to other calls
 * are left as they are, so that an account's own email shows though it was typed into a payment field. A call
 * that belongs to an account is bound to the session it is made in: it is not sent from a page that shows another
 * session, and its answer counts only while that session lasts. Fails with an ApiError, never with an exception.
 */
export const baseQuery: StorefrontBaseQuery = async (args, api, options) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const session = currentSession();
  const isOfAccount = isAccountEndpoint(api.endpoint);
  const shown = sessionOfState(api.getState());
  // Another tab has signed somebody else in: what this page wants to send is not for that account.
  if (isOfAccount && shown !== null && shown !== session) {
    return { error: { kind: 'outdated' }, meta: { status: null, headers: {}, session } };
  }
  const hide = createHide([readToken() ?? '', ...secretTexts(request.body)]);
  const answer = await ask({ ...request, body: revealSecrets(request.body) }, api);
  const response = answer.meta?.response;
  const meta: AnswerMeta = {
    status: response?.status ?? null,
    headers: options?.keepsHeaders === true ? headersOf(response, hide) : {},
    session,
  };
  if (isOfAccount && currentSession() !== session) return { error: { kind: 'outdated' }, meta };
  if (answer.error !== undefined) return { error: toApiError(answer.error, hide), meta };
  if (options?.accepts?.(answer.data ?? null) === false) {
    return { error: { kind: 'unreadable', status: meta.status ?? 0 }, meta };
  }
  if (options?.answersOpenly === true) {
    return { data: { answer: answer.data ?? null, hide } satisfies OpenAnswer<unknown>, meta };
  }
  if (options?.keepsToken !== true) return { data: hideInJson(answer.data ?? null, hide), meta };
  const token = takeToken(answer.data);
  if (token === '') return { error: { kind: 'missingToken' }, meta };
  writeToken(token);
  return { data: { sessionId: sessionIdOf(token) } satisfies SessionStart, meta };
};
