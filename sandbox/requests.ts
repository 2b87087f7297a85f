/** Routes a request to the API, its reference, the pictures or the bank. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  handleApi,
  isApiPath,
  sendError,
  toHttpError,
  toPath,
  type ApiServer,
} from '../apiServer/apiRequests';
import { HttpError, UNKNOWN_ADDRESS } from '../apiServer/errors';
import { readBody, send } from '../apiServer/http';
import type { Account } from './accountTable';
import type { Bank, BankAnswer } from './bank';
import { BANK_PATH, PICTURES_PATH, REFERENCE_FILE, REFERENCE_PATH } from './constants';
import { findPicture } from './pictures';

const PICTURE_MAX_AGE_S = 7 * 24 * 60 * 60;

/** What the server's parts share. */
export interface ServerContext {
  readonly api: ApiServer<Account>;
  readonly bank: Bank;
}

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
    if (isApiPath(path)) await handleApi(context.api, request, response);
    else if (path === REFERENCE_PATH && isReading(request)) await handleReference(request, response);
    else if (path.startsWith(PICTURES_PATH) && isReading(request)) await handlePicture(request, response);
    else if (path.startsWith('/bank/')) await handleBank(context, request, response);
    else throw new HttpError(404, UNKNOWN_ADDRESS);
  } catch (error) {
    sendError(request, response, toHttpError(context.api, request, error));
  }
};
