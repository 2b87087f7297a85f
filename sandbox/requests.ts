/** Routes a request to the API, its reference, the pictures, the bank or the page of failures. */
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
import { isReading, send } from '../apiServer/http';
import type { Account } from './accountTable';
import type { Bank } from '../apiServer/bank/bank';
import { BANK_PREFIX, handleBank } from '../apiServer/bank/bankRequests';
import { PICTURES_PATH, REFERENCE_FILE, REFERENCE_PATH } from './constants';
import type { Failures } from './failures';
import { FAILURES_PATH, handleFailures } from './failuresPage';
import { findPicture } from './pictures';

const PICTURE_MAX_AGE_S = 7 * 24 * 60 * 60;

/** What the server's parts share. */
export interface ServerContext {
  readonly api: ApiServer<Account>;
  readonly bank: Bank;
  readonly failures: Failures;
}

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

/** Answers a request: an API call, the reference, a picture, a page of the bank or of failures, or 404. Never rejects. */
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
    else if (path === FAILURES_PATH) {
      await handleFailures(context.failures, context.api.isAllowedOrigin, request, response);
    } else if (path.startsWith(BANK_PREFIX)) await handleBank(context.bank, request, response);
    else throw new HttpError(404, UNKNOWN_ADDRESS);
  } catch (error) {
    sendError(request, response, toHttpError(context.api, request, error));
  }
};
