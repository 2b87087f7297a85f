import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { API_BASE_PATH } from '../lib/constants';
import { revealSecrets } from '../lib/secret';
import { fieldsOf, readText } from '../lib/untrusted';
import type { ApiError } from './apiError';
import { errorSentence } from './apiError';
import { apiOrigin, hostHeader } from './apiOrigin';
import { readToken, writeToken } from './authCookie';
import type { AuthorizeAnswerDto, ErrorDto } from './models/wire';

/** How long an answer may take, in milliseconds. */
const ANSWER_TIMEOUT = 20_000;

/** What an endpoint can ask of the base query. */
export interface EndpointOptions {
  /** The answer holds the bearer token: it goes to the cookie, and nowhere else. */
  readonly keepsToken?: boolean;
  /** The answer's headers are read too. */
  readonly keepsHeaders?: boolean;
}

/** Headers of an answer by name, in lower case. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What is kept of a response beside its body: plain and small, so that it can be in a trace. */
export interface AnswerMeta {
  readonly status: number | null;
  /** None unless the endpoint asks for them. */
  readonly headers: AnswerHeaders;
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
    timeout: ANSWER_TIMEOUT,
    prepareHeaders: (headers) => {
      const token = readToken();
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      headers.set('Host', hostHeader());
      return headers;
    },
  });
  return send;
}

function headersOf(response: Response | undefined): AnswerHeaders {
  return Object.fromEntries([...(response?.headers ?? [])]);
}

function isErrorBody(body: unknown): body is ErrorDto {
  return typeof body === 'object' && body !== null;
}

function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number') {
    const message = errorSentence(isErrorBody(error.data) ? error.data : undefined);
    return { kind: 'http', status: error.status, message };
  }
  if (error.status === 'PARSING_ERROR') {
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
 * Sends one call (specification, section 7): credentials, bearer token and Host header; secrets are opened
 * here and nowhere else. Fails with an ApiError, never with an exception.
 */
export const baseQuery: StorefrontBaseQuery = async (args, api, options) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const answer = await sender()({ ...request, body: revealSecrets(request.body) }, api, {});
  const response = answer.meta?.response;
  const meta: AnswerMeta = {
    status: response?.status ?? null,
    headers: options?.keepsHeaders === true ? headersOf(response) : {},
  };
  if (answer.error !== undefined) return { error: toApiError(answer.error), meta };
  if (options?.keepsToken !== true) return { data: answer.data ?? null, meta };
  const token = takeToken(answer.data);
  if (token === '') return { error: { kind: 'missingToken' }, meta };
  writeToken(token);
  return { data: null, meta };
};
