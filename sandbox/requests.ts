/** Who answers which request: the API, the pictures or the bank. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bank, BankAnswer } from './bank';
import { API_BASE_PATH, BANK_PATH, PICTURES_PATH } from './constants';
import type { Answer, Contract } from './contract';
import type { StoreDatabase } from './database';
import { NOTHING_HERE, Refusal } from './errors';
import { apiHeaders, mediaTypeOf, preflightHeaders, readBody, send } from './http';
import { originOfHost } from './origins';
import { drawPicture } from './pictures/draw';
import { hashToken } from './secrets';

const PICTURE_MAX_AGE_S = 7 * 24 * 60 * 60;

const bearerTokenOf = (request: IncomingMessage): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** What the request handlers need. */
export interface RequestContext {
  readonly db: StoreDatabase;
  readonly contract: Contract;
  readonly bank: Bank;
  readonly configuredOrigin: string;
  readonly mayCall: (origin: string) => boolean;
  readonly now: () => number;
  readonly logFailure: (message: string, error: unknown) => void;
}

const toPath = (target: string): { readonly path: string; readonly query: string } => {
  const [path = '/', ...rest] = target.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    throw new Refusal(400, 'The address of the request is not valid.');
  }
  return { path, query: rest.join('?') };
};

const answerApi = async (
  context: RequestContext,
  request: IncomingMessage,
  callerOrigin: string | null,
): Promise<Answer> => {
  const { path, query } = toPath(request.url ?? '/');
  const method = request.method ?? 'GET';
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers[name] = value;
  const call = { method, path, query, headers };
  const visit = {
    account: null,
    ownOrigin: originOfHost(request.headers.host) ?? context.configuredOrigin,
    shopOrigin: callerOrigin,
  };
  if (!context.contract.knows(call)) return context.contract.answer(call, visit);
  const text = await readBody(request);
  if (text !== '' && mediaTypeOf(request) !== 'application/json') {
    throw new Refusal(400, 'The body of the request must be application/json.');
  }
  const token = bearerTokenOf(request);
  const account = token === null ? null : context.db.accounts.byToken(hashToken(token), context.now());
  return context.contract.answer(text === '' ? call : { ...call, body: text }, { ...visit, account });
};

const handleApi = async (
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { origin } = request.headers;
  const callerOrigin = origin !== undefined && context.mayCall(origin) ? origin : null;
  if (request.method === 'OPTIONS') {
    if (callerOrigin !== null)
      send(request, response, { status: 204, headers: preflightHeaders(callerOrigin) });
    else sendError(request, response, new Refusal(403, 'This site may not call the sandbox store.'));
    return;
  }
  const headers = { ...apiHeaders(callerOrigin), 'Content-Type': 'application/json; charset=utf-8' };
  try {
    const { status, body } = await answerApi(context, request, callerOrigin);
    send(request, response, { status, headers, body: JSON.stringify(body) });
  } catch (error) {
    const refusal = toRefusal(context, request, error);
    send(request, response, {
      status: refusal.status,
      headers: refusal.status === 413 ? { ...headers, Connection: 'close' } : headers,
      body: JSON.stringify({ error: refusal.message }),
    });
  }
};

/** Takes what went wrong, returns what the caller may know of it; the rest goes to the developer only. */
const toRefusal = (context: RequestContext, request: IncomingMessage, error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const path = (request.url ?? '').split('?')[0] ?? '';
  context.logFailure(`${request.method ?? ''} ${path} failed`, error);
  return new Refusal(500, 'Something went wrong in the store.');
};

const sendError = (request: IncomingMessage, response: ServerResponse, refusal: Refusal): void => {
  send(request, response, {
    status: refusal.status,
    headers: { ...apiHeaders(null), 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ error: refusal.message }),
  });
};

const isReading = (request: IncomingMessage): boolean =>
  request.method === 'GET' || request.method === 'HEAD';

const handlePicture = (request: IncomingMessage, response: ServerResponse): void => {
  const picture = drawPicture(decodeURIComponent(toPath(request.url ?? '/').path));
  if (picture === null) throw new Refusal(404, 'There is no picture at this address.');
  // Weak, because a compressed and a plain answer share it.
  const tag = `W/"${createHash('sha256').update(picture).digest('base64url').slice(0, 16)}"`;
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': `public, max-age=${PICTURE_MAX_AGE_S}`,
    ETag: tag,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (request.headers['if-none-match'] === tag) send(request, response, { status: 304, headers });
  else send(request, response, { status: 200, headers, body: picture });
};

const askBank = async (bank: Bank, request: IncomingMessage): Promise<BankAnswer> => {
  const { path, query } = toPath(request.url ?? '/');
  if (isReading(request)) {
    const reference = new URLSearchParams(query).get('reference') ?? '';
    if (path === BANK_PATH.net) return bank.ask('net', reference);
    if (path === BANK_PATH.upi) return bank.ask('upi', reference);
  } else if (request.method === 'POST') {
    const form = new URLSearchParams(await readBody(request));
    const reference = form.get('reference') ?? '';
    if (path === BANK_PATH.card) return bank.ask('card', reference, form.get('amount'));
    if (path === BANK_PATH.pay) return bank.pay(reference);
    if (path === BANK_PATH.cancel) return bank.cancel(reference);
  }
  throw new Refusal(404, NOTHING_HERE);
};

const handleBank = async (
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const answer = await askBank(context.bank, request);
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  if (answer.kind === 'leave') {
    send(request, response, { status: 303, headers: { ...headers, Location: answer.to } });
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

/** Answers one request: a call of the API, a picture, a page of the bank, or 404. Never rejects. */
export const answerRequest = async (
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  try {
    if (path === API_BASE_PATH || path.startsWith(`${API_BASE_PATH}/`))
      await handleApi(context, request, response);
    else if (path.startsWith(PICTURES_PATH) && isReading(request)) handlePicture(request, response);
    else if (path.startsWith('/bank/')) await handleBank(context, request, response);
    else throw new Refusal(404, NOTHING_HERE);
  } catch (error) {
    sendError(request, response, toRefusal(context, request, error));
  }
};
