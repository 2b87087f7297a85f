/** The plumbing between node:http and the store: bodies in, answers out, and who may read them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { MAX_BODY_BYTES } from './constants';
import { Refusal } from './errors';

/** How much of a body that is too large is read and thrown away before the connection is cut. */
const MAX_DISCARDED_BYTES = 16 * MAX_BODY_BYTES;
const PREFLIGHT_MAX_AGE_S = 600;

/** Headers of an answer. */
export type Headers = Readonly<Record<string, string>>;

/** Takes a request, returns its media type in lower case, without parameters. */
export const mediaTypeOf = (request: IncomingMessage): string =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Takes a request, returns its body as text.
 * Rejects with a Refusal: 413 above the limit, 400 when it is no UTF-8.
 */
export const readBody = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const tooLarge = new Refusal(413, 'The request is too large.');
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
        reject(new Refusal(400, 'The body of the request is no UTF-8 text.'));
      }
    });
    request.on('error', () => {
      reject(new Refusal(400, 'The request broke off.'));
    });
  });

/** A body shorter than this many bytes is not worth compressing. */
const MIN_GZIP_BYTES = 1024;

const takesGzip = (request: IncomingMessage): boolean => {
  const offer = /\bgzip\b(?:\s*;\s*q=([\d.]+))?/i.exec(String(request.headers['accept-encoding'] ?? ''));
  return offer !== null && Number(offer[1] ?? 1) > 0;
};

/**
 * Takes an answer's status, headers and body, and sends it, compressed where that pays and the caller can read it.
 * A HEAD request gets the headers only.
 */
export const send = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: { readonly status: number; readonly headers: Headers; readonly body?: string },
): void => {
  if (response.headersSent || response.destroyed) return;
  const { status } = answer;
  const plain = Buffer.from(answer.body ?? '', 'utf8');
  const isWorthIt = plain.length >= MIN_GZIP_BYTES;
  const isGzipped = isWorthIt && takesGzip(request);
  const body = isGzipped ? gzipSync(plain) : plain;
  const vary = [answer.headers['Vary'], isWorthIt ? 'Accept-Encoding' : undefined].filter(Boolean).join(', ');
  const hasBody = status !== 204 && status !== 304;
  response.writeHead(status, {
    'X-Content-Type-Options': 'nosniff',
    ...answer.headers,
    ...(vary !== '' && { Vary: vary }),
    ...(isGzipped && { 'Content-Encoding': 'gzip' }),
    ...(hasBody && { 'Content-Length': String(body.length) }),
  });
  response.end(request.method === 'HEAD' || !hasBody ? undefined : body);
};

/** Headers of every answer of the API. */
const API_HEADERS: Headers = { 'Cache-Control': 'no-store', Vary: 'Origin' };

/** Takes the origin that may read the answer (null for none), returns the headers of an answer of the API. */
export const apiHeaders = (origin: string | null): Headers =>
  origin === null
    ? API_HEADERS
    : { ...API_HEADERS, 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };

/** Takes the origin that may call, returns the headers that answer its preflight. */
export const preflightHeaders = (origin: string): Headers => ({
  ...apiHeaders(origin),
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'content-type, authorization',
  'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_S),
});
