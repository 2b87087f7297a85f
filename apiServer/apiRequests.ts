/** Answers the requests of the API over node:http. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_BASE_PATH } from '../src/lib/constants';
import type { Answer, ApiContract } from './apiContract';
import { HttpError } from './errors';
import { apiHeaders, mediaTypeOf, preflightHeaders, readBody, retryHeaders, send } from './http';
import { clientAddressOf } from './origins';

/** Whether a path belongs to the API. */
export const isApiPath = (path: string): boolean =>
  path === API_BASE_PATH || path.startsWith(`${API_BASE_PATH}/`);

const bearerTokenOf = (request: IncomingMessage): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** What answers the API. */
export interface ApiServer<Account> {
  readonly contract: ApiContract<Account>;
  /** The account of a bearer token; null without a valid one. */
  readonly accountOf: (token: string) => Account | null;
  /** The server's origin as the sender of a request knows it. */
  readonly ownOriginOf: (request: IncomingMessage) => string;
  readonly isAllowedOrigin: (origin: string) => boolean;
  /** Whether every request comes through a proxy that names the client; else only proxies on this machine do. */
  readonly trustsProxy?: boolean;
  /** What an operation is answered with instead, whatever the description says; null for its own answer. */
  readonly insteadOf?: (
    operation: string,
    request: IncomingMessage,
  ) => Answer | null | Promise<Answer | null>;
  /** Takes unexpected errors. */
  readonly logFailure: (message: string, error: unknown) => void;
  /** What the store is called in messages, such as 'sandbox store'. */
  readonly storeKind: string;
}

/** The path and the query of a request's target. Throws an HttpError 400 where the path is no valid text. */
export const toPath = (target: string): { readonly path: string; readonly query: string } => {
  const [path = '/', ...rest] = target.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    throw new HttpError(400, 'The address of the request is not valid.');
  }
  return { path, query: rest.join('?') };
};

const answerApi = async <Account>(
  server: ApiServer<Account>,
  request: IncomingMessage,
  callerOrigin: string | null,
): Promise<Answer> => {
  const { path, query } = toPath(request.url ?? '/');
  const method = request.method ?? 'GET';
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers[name] = value;
  const call = { method, path, query, headers };
  const anonymous = {
    account: null,
    ownOrigin: server.ownOriginOf(request),
    shopOrigin: callerOrigin,
    clientAddress: clientAddressOf(request, server.trustsProxy),
  };
  const operation = server.contract.operationOf(call);
  if (operation === undefined) return server.contract.answer(call, anonymous);
  const text = await readBody(request);
  const instead = (await server.insteadOf?.(operation, request)) ?? null;
  if (instead !== null) return instead;
  if (text !== '' && mediaTypeOf(request) !== 'application/json') {
    throw new HttpError(400, 'The body of the request must be application/json.');
  }
  const token = bearerTokenOf(request);
  const account = token === null ? null : server.accountOf(token);
  return server.contract.answer(text === '' ? call : { ...call, body: text }, { ...anonymous, account });
};

/** Answers a request of the API, a preflight request too. Never rejects. */
export const handleApi = async <Account>(
  server: ApiServer<Account>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { origin } = request.headers;
  const callerOrigin = origin !== undefined && server.isAllowedOrigin(origin) ? origin : null;
  if (request.method === 'OPTIONS') {
    if (callerOrigin !== null)
      send(request, response, { status: 204, headers: preflightHeaders(callerOrigin) });
    else sendError(request, response, new HttpError(403, `This site may not call the ${server.storeKind}.`));
    return;
  }
  const headers = { ...apiHeaders(callerOrigin), 'Content-Type': 'application/json; charset=utf-8' };
  try {
    const { status, body, retryAfterS = null } = await answerApi(server, request, callerOrigin);
    send(request, response, {
      status,
      headers: retryAfterS === null ? headers : { ...headers, ...retryHeaders(retryAfterS) },
      body: JSON.stringify(body),
    });
  } catch (error) {
    const { status, message } = toHttpError(server, request, error);
    send(request, response, {
      status,
      headers: status === 413 ? { ...headers, Connection: 'close' } : headers,
      body: JSON.stringify({ error: message }),
    });
  }
};

/** Turns any error into one that the client may see. Unexpected errors are logged, and answered with 500. */
export const toHttpError = <Account>(
  server: ApiServer<Account>,
  request: IncomingMessage,
  error: unknown,
): HttpError => {
  if (error instanceof HttpError) return error;
  const path = (request.url ?? '').split('?')[0] ?? '';
  server.logFailure(`${request.method ?? ''} ${path} failed`, error);
  return new HttpError(500, 'Something went wrong in the store.');
};

/** Answers with an error, outside the API. */
export const sendError = (request: IncomingMessage, response: ServerResponse, error: HttpError): void => {
  send(request, response, {
    status: error.status,
    headers: { ...apiHeaders(null), 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ error: error.message }),
  });
};
