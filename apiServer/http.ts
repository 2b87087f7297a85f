/** Reads request bodies and sends answers over node:http, with compression and CORS headers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { HttpError } from './errors';

/** Larger request bodies are refused. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** How much of a too large body is read and discarded before the connection is closed. */
const MAX_DISCARDED_BYTES = 16 * MAX_BODY_BYTES;
const PREFLIGHT_MAX_AGE_S = 600;

/** Headers of an answer. */
export type Headers = Readonly<Record<string, string>>;

/** A request's media type in lower case, without parameters. */
export const mediaTypeOf = (request: IncomingMessage): string =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Reads a request's body as text. Rejects with an HttpError: 413 above the limit, 400 for bytes that are not UTF-8.
 */
export const readBody = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const tooLarge = new HttpError(413, 'The request is too large.');
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) reject(tooLarge);
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= MAX_BODY_BYTES) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(tooLarge);
        if (received > MAX_DISCARDED_BYTES) request.destroy();
      }
    });
    request.on('end', () => {
      try {
        resolve(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
      } catch {
        reject(new HttpError(400, 'The body of the request is no UTF-8 text.'));
      }
    });
    request.on('error', () => {
      reject(new HttpError(400, 'The request broke off.'));
    });
  });

/** Whether a request only reads. */
export const isReading = (request: IncomingMessage): boolean =>
  request.method === 'GET' || request.method === 'HEAD';

/** Shorter bodies are not compressed. */
const MIN_GZIP_BYTES = 1024;

const acceptsGzip = (request: IncomingMessage): boolean => {
  const offer = /\bgzip\b(?:\s*;\s*q=([\d.]+))?/i.exec(String(request.headers['accept-encoding'] ?? ''));
  return offer !== null && Number(offer[1] ?? 1) > 0;
};

/**
 * Sends an answer; a long text is compressed where the client accepts gzip. A HEAD request gets the headers only, and
 * no length where the answer has no body.
 */
export const send = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: { readonly status: number; readonly headers: Headers; readonly body?: string | Buffer },
): void => {
  if (response.headersSent || response.destroyed) return;
  const { status } = answer;
  const { body: content = '' } = answer;
  const plain = Buffer.from(content);
  // Bytes are compressed pictures.
  const isLong = typeof content === 'string' && plain.length >= MIN_GZIP_BYTES;
  const isGzipped = isLong && acceptsGzip(request);
  const body = isGzipped ? gzipSync(plain) : plain;
  const vary = [answer.headers['Vary'], isLong ? 'Accept-Encoding' : undefined].filter(Boolean).join(', ');
  const hasBody = status !== 204 && status !== 304;
  const isHead = request.method === 'HEAD';
  response.writeHead(status, {
    'X-Content-Type-Options': 'nosniff',
    ...answer.headers,
    ...(vary !== '' && { Vary: vary }),
    ...(isGzipped && { 'Content-Encoding': 'gzip' }),
    ...(hasBody && !(isHead && answer.body === undefined) && { 'Content-Length': String(body.length) }),
  });
  response.end(isHead || !hasBody ? undefined : body);
};

/** Headers of every answer of the API. */
const API_HEADERS: Headers = { 'Cache-Control': 'no-store', Vary: 'Origin' };

/** The headers of an API answer. Takes the origin that may read it; null for none. */
export const apiHeaders = (origin: string | null): Headers =>
  origin === null
    ? API_HEADERS
    : {
        ...API_HEADERS,
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        // The shop tells by the server's clock which orders are new.
        'Access-Control-Expose-Headers': 'Date',
      };

/** The headers that answer the preflight request of an allowed origin. */
export const preflightHeaders = (origin: string): Headers => ({
  ...apiHeaders(origin),
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'content-type, authorization',
  'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_S),
});

/** The headers by which a page of another origin learns when to try again. */
export const retryHeaders = (retryAfterS: number): Headers => ({
  'Retry-After': String(retryAfterS),
  'Access-Control-Expose-Headers': 'Date, Retry-After',
});
