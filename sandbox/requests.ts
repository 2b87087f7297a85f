/** Routes a request to the API, its reference, the pictures or the bank. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bank, BankAnswer } from './bank';
import { API_BASE_PATH, BANK_PATH, PICTURES_PATH, REFERENCE_FILE, REFERENCE_PATH } from './constants';
import type { Answer, ApiContract } from './apiContract';
import type { StoreDatabase } from './database';
import { HttpError, UNKNOWN_ADDRESS } from './errors';
import { apiHeaders, mediaTypeOf, preflightHeaders, readBody, send } from './http';
import { originOfRequest } from './origins';
import { findPicture } from './pictures';
import { hashToken } from './secrets';

const PICTURE_MAX_AGE_S = 7 * 24 * 60 * 60;

const bearerTokenOf = (request: IncomingMessage): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** What the server's parts share. */
export interface ServerContext {
  readonly db: StoreDatabase;
  readonly contract: ApiContract;
  readonly bank: Bank;
  /** Used where the Host header names no loopback address. */
  readonly configuredOrigin: string;
  readonly isAllowedOrigin: (origin: string) => boolean;
  readonly now: () => number;
  readonly logFailure: (message: string, error: unknown) => void;
}

const toPath = (target: string): { readonly path: string; readonly query: string } => {
  const [path = '/', ...rest] = target.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    throw new HttpError(400, 'The address of the request is not valid.');
  }
  return { path, query: rest.join('?') };
};

const answerApi = async (
  context: ServerContext,
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
    ownOrigin: originOfRequest(request) ?? context.configuredOrigin,
    shopOrigin: callerOrigin,
  };
  if (!context.contract.hasOperation(call)) return context.contract.answer(call, anonymous);
  const text = await readBody(request);
  if (text !== '' && mediaTypeOf(request) !== 'application/json') {
    throw new HttpError(400, 'The body of the request must be application/json.');
  }
  const token = bearerTokenOf(request);
  const account = token === null ? null : context.db.accounts.byToken(hashToken(token), context.now());
  return context.contract.answer(text === '' ? call : { ...call, body: text }, { ...anonymous, account });
};

const handleApi = async (
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { origin } = request.headers;
  const callerOrigin = origin !== undefined && context.isAllowedOrigin(origin) ? origin : null;
  if (request.method === 'OPTIONS') {
    if (callerOrigin !== null)
      send(request, response, { status: 204, headers: preflightHeaders(callerOrigin) });
    else sendError(request, response, new HttpError(403, 'This site may not call the sandbox store.'));
    return;
  }
  const headers = { ...apiHeaders(callerOrigin), 'Content-Type': 'application/json; charset=utf-8' };
  try {
    const { status, body } = await answerApi(context, request, callerOrigin);
    send(request, response, { status, headers, body: JSON.stringify(body) });
  } catch (error) {
    const { status, message } = toHttpError(context, request, error);
    send(request, response, {
      status,
      headers: status === 413 ? { ...headers, Connection: 'close' } : headers,
      body: JSON.stringify({ error: message }),
    });
  }
};

/** Turns any error into one that the client may see. Unexpected errors are logged, and answered with 500. */
const toHttpError = (context: ServerContext, request: IncomingMessage, error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  const path = (request.url ?? '').split('?')[0] ?? '';
  context.logFailure(`${request.method ?? ''} ${path} failed`, error);
  return new HttpError(500, 'Something went wrong in the store.');
};

const sendError = (request: IncomingMessage, response: ServerResponse, error: HttpError): void => {
  send(request, response, {
    status: error.status,
    headers: { ...apiHeaders(null), 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ error: error.message }),
  });
};

const isReading = (request: IncomingMessage): boolean =>
  request.method === 'GET' || request.method === 'HEAD';

const handlePicture = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { path, query } = toPath(request.url ?? '/');
  const picture = await findPicture({
    path: decodeURIComponent(path),
    width: new URLSearchParams(query).get('w'),
    accept: request.headers.accept,
  });
  if (picture === null) throw new HttpError(404, 'There is no picture at this address.');
  // Weak: the compressed and the plain answer have the same tag.
  const tag = `W/"${picture.tag}"`;
  const headers = {
    'Content-Type': picture.mediaType,
    ...(picture.varies && { Vary: 'Accept' }),
    'Cache-Control': `public, max-age=${PICTURE_MAX_AGE_S}`,
    ETag: tag,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // Lets the shop keep pictures for use offline.
    'Access-Control-Allow-Origin': '*',
  };
  if (request.headers['if-none-match'] === tag) send(request, response, { status: 304, headers });
  // Nothing is rendered for headers alone.
  else if (request.method === 'HEAD') send(request, response, { status: 200, headers });
  else send(request, response, { status: 200, headers, body: await picture.read() });
};

const handleReference = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await readFile(REFERENCE_FILE, 'utf8').catch(() => null);
  if (body === null) throw new HttpError(404, 'The reference is written by: npm run api:reference');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  send(request, response, { status: 200, headers, body });
};

const answerBank = async (bank: Bank, request: IncomingMessage): Promise<BankAnswer> => {
  const { path, query } = toPath(request.url ?? '/');
  if (isReading(request)) {
    const reference = new URLSearchParams(query).get('reference') ?? '';
    if (path === BANK_PATH.net) return bank.show('net', reference);
    if (path === BANK_PATH.upi) return bank.show('upi', reference);
  } else if (request.method === 'POST') {
    const form = new URLSearchParams(await readBody(request));
    const reference = form.get('reference') ?? '';
    if (path === BANK_PATH.card) return bank.show('card', reference, form.get('amount'));
    if (path === BANK_PATH.pay) return bank.pay(reference);
    if (path === BANK_PATH.cancel) return bank.cancel(reference);
  }
  throw new HttpError(404, UNKNOWN_ADDRESS);
};

const handleBank = async (
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const answer = await answerBank(context.bank, request);
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  if (answer.kind === 'redirect') {
    send(request, response, { status: 303, headers: { ...headers, Location: answer.url } });
    return;
  }
  const { status, html, contentSecurityPolicy } = answer.page;
  send(request, response, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
    },
    body: html,
  });
};

/** Answers a request: an API call, the reference, a picture, a page of the bank, or 404. Never rejects. */
export const answerRequest = async (
  context: ServerContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  try {
    if (path === API_BASE_PATH || path.startsWith(`${API_BASE_PATH}/`))
      await handleApi(context, request, response);
    else if (path === REFERENCE_PATH && isReading(request)) await handleReference(request, response);
    else if (path.startsWith(PICTURES_PATH) && isReading(request)) await handlePicture(request, response);
    else if (path.startsWith('/bank/')) await handleBank(context, request, response);
    else throw new HttpError(404, UNKNOWN_ADDRESS);
  } catch (error) {
    sendError(request, response, toHttpError(context, request, error));
  }
};
