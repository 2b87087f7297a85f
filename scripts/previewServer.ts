/** Serves a production build the way production does: compressed copies, caching, headers, page fallback. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseOrigin, withApiOrigin } from '../deploy/setApiOrigin.mjs';
import { LOCAL_API_PORT } from '../src/lib/constants';
import { SHELL_PAGE } from './prerenderPages';
import { CACHE_CONTROL, securityHeaders } from './securityHeaders';

const DIST = join(__dirname, '../dist');
const LOOPBACK = '127.0.0.1';
const PAGE = 'index.html';
const LOCAL_API_ORIGIN = `http://localhost:${LOCAL_API_PORT}`;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The encodings a build holds copies in, best first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br', compress: brotliCompressSync },
  { name: 'gzip', suffix: '.gz', compress: gzipSync },
] as const;

/** How the preview is started. */
export interface PreviewOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the API is, when it is not where the shop's own rule finds it on localhost. */
  readonly apiOrigin?: string;
  /** The build to serve; dist/ unless told otherwise. */
  readonly folder?: string;
}

/** A preview that is listening. */
export interface Preview {
  /** Such as http://localhost:3000, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** There is no build to serve. */
export class NoBuildError extends Error {
  constructor() {
    super('There is no build to serve: run `npm run build` first.');
    this.name = 'NoBuildError';
  }
}

/** Reads a file; null where there is none. */
function readIfFile(path: string): Buffer | null {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path) : null;
}

/** Whether an Accept-Encoding header takes an encoding. */
function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * The path of the wanted file inside the build, with forward slashes and without one in front;
 * null where the address is malformed or leads outside.
 */
function readFileName(address: string | undefined): string | null {
  try {
    const path = decodeURIComponent(new URL(address ?? '/', 'http://localhost').pathname);
    const name = normalize(path).split(sep).join('/').replace(/^\/+/, '');
    return path.includes('\0') || name.startsWith('..') ? null : name;
  } catch {
    return null;
  }
}

/** Below it an address is a product's page, whatever characters the product's id has. */
const PRODUCT_PAGES = 'product/';

/**
 * Files that have no address: source maps are for reading stack traces, compressed copies have the address of their file,
 * and a name that begins with a dot is a note of deploy/publish.mjs.
 */
const UNSERVED = /\.(map|gz|br)$|(^|\/)\./;

/** Whether an address names a file, so that no page may stand in for it. */
function namesFile(name: string): boolean {
  if (name.startsWith(PRODUCT_PAGES)) return false;
  return name.startsWith('assets/') || /\.[a-z][a-z0-9]*$/i.test(name) || UNSERVED.test(name);
}

/** One file as it goes out. */
interface ServedFile {
  readonly name: string;
  readonly body: Buffer;
  readonly encoding: string | null;
}

/** Finds what an address stands for: the file, else the prerendered page, else the frame that all pages share. */
function findFile(
  folder: string,
  name: string,
  acceptEncoding: string | undefined,
  apiOrigin: string | null,
) {
  const candidates = namesFile(name) ? [name] : [join(name, PAGE), SHELL_PAGE, PAGE];
  for (const candidate of candidates) {
    const path = resolve(folder, candidate);
    const raw = UNSERVED.test(candidate) ? null : readIfFile(path);
    if (raw !== null) {
      const isRewritten = candidate.endsWith('.html') && apiOrigin !== null;
      const body = isRewritten ? Buffer.from(withApiOrigin(raw.toString('utf8'), apiOrigin)) : raw;
      const encoding = ENCODINGS.find((each) => accepts(acceptEncoding, each.name));
      const copy = encoding === undefined ? null : readIfFile(`${path}${encoding.suffix}`);
      const served: ServedFile =
        encoding === undefined || copy === null
          ? { name: candidate, body, encoding: null }
          : { name: candidate, body: isRewritten ? encoding.compress(body) : copy, encoding: encoding.name };
      return served;
    }
  }
  return null;
}

function cacheControlOf(name: string): string {
  if (name.endsWith('.html')) {
    return CACHE_CONTROL.page;
  }
  return name.startsWith('assets/') ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}

function answer(
  folder: string,
  apiOrigin: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const name = readFileName(request.url);
  // Never over TLS: the preview speaks plain HTTP.
  const headers = securityHeaders(apiOrigin ?? LOCAL_API_ORIGIN, {
    path: name === null ? '/' : `/${name}`,
    isSecure: false,
  });
  for (const [header, value] of Object.entries(headers)) {
    response.setHeader(header, value);
  }
  const refuse = (status: number, text: string) => {
    response.setHeader('Cache-Control', CACHE_CONTROL.none);
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(405, 'Only GET and HEAD are answered here.');
    return;
  }
  if (name === null) {
    refuse(400, 'This address cannot be read.');
    return;
  }
  const file = findFile(folder, name, request.headers['accept-encoding'], apiOrigin);
  if (file === null) {
    refuse(404, 'There is no such file.');
    return;
  }
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
  response.setHeader('Cache-Control', cacheControlOf(file.name));
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', CONTENT_TYPES[extname(file.name)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', file.body.length);
  if (file.encoding !== null) {
    response.setHeader('Content-Encoding', file.encoding);
  }
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : file.body);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolvePort(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Serves a build on loopback and resolves once it listens.
 * Rejects with a NoBuildError, a RangeError for an apiOrigin that is none, or the system's error for a taken port.
 */
export async function startPreview({ port, apiOrigin, folder = DIST }: PreviewOptions): Promise<Preview> {
  if (readIfFile(join(folder, PAGE)) === null) {
    throw new NoBuildError();
  }
  const origin = apiOrigin === undefined ? null : parseOrigin(apiOrigin);
  const server = createServer((request, response) => {
    answer(folder, origin, request, response);
  });
  const boundPort = await listen(server, port);
  return {
    url: `http://localhost:${boundPort}`,
    port: boundPort,
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          closed();
        });
        server.closeAllConnections();
      }),
  };
}
