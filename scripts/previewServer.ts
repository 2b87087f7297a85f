/** Serves a production build as deploy/nginx.conf does: compressed copies, caching, headers, page fallback. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { parseOrigin, setApiOrigin } from '../deploy/setApiOrigin.mjs';
import { LOCAL_API_PORT } from '../src/lib/constants';
import { LOOPBACK } from './ports';
import { SHELL_PAGE } from './pages/pageKit';
import { CACHE_CONTROL, securityHeaders } from './securityHeaders';

const DIST = join(__dirname, '../dist');
const LOCAL_API_ORIGIN = `http://localhost:${LOCAL_API_PORT}`;
const ASSETS = '/assets/';
const PAGE_TYPE = '.html';

/** The types of a build's files, as in deploy/nginx.conf: sirv's own have no charset. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  [PAGE_TYPE]: 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** How the preview is started. */
export interface PreviewOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The API's origin, when it differs from the one that the shop uses on localhost. */
  readonly apiOrigin?: string;
  /** The build to serve; dist/ unless given. */
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

/** The decoded path of a request; null where it is malformed. */
function readPath(address: string | undefined): string | null {
  try {
    const path = decodeURIComponent(new URL(address ?? '/', 'http://localhost').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** Source maps, compressed copies and dotfiles (deploy/publish.mjs writes one) have no address of their own. */
const isUnserved = (path: string) => /\.(map|gz|br)$|\/\./.test(path);

/** Whether an address names a file, so that no page may be served instead. A product's id may look like a file name. */
function namesFile(path: string): boolean {
  if (path.startsWith('/product/')) return false;
  return path.startsWith(ASSETS) || /\.[a-z][a-z0-9]*$/i.test(path) || isUnserved(path);
}

function cacheControlOf(path: string): string {
  if (!namesFile(path) || path.endsWith(PAGE_TYPE)) return CACHE_CONTROL.page;
  return path.startsWith(ASSETS) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}

/** Removes the encodings that a client refuses with q=0: sirv only looks for names. */
const dropRefused = (encodings: string) =>
  encodings
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .join(',');

/** Takes the folder of a build and the API's origin, returns what answers a request. */
function createHandler(folder: string, apiOrigin: string) {
  const options = { etag: true, brotli: true, gzip: true } as const;
  const serveFile = sirv(folder, { ...options, extensions: [] });
  const servePage = sirv(folder, { ...options, extensions: ['html'], single: SHELL_PAGE, ignores: false });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = readPath(request.url);
    // The preview has no TLS.
    const headers = securityHeaders(apiOrigin, { path: path ?? '/', isSecure: false });
    response.setHeaders(new Map(Object.entries(headers)));
    const refuse = (status: number, text: string) => {
      response.setHeader('Cache-Control', CACHE_CONTROL.none);
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(405, 'Only GET and HEAD are answered here.');
      return;
    }
    if (path === null) {
      refuse(400, 'This address cannot be read.');
      return;
    }
    const isFile = namesFile(path);
    const notFound = () => refuse(404, 'There is no such file.');
    if (isFile && isUnserved(path)) {
      notFound();
      return;
    }
    const type = CONTENT_TYPES[isFile ? extname(path) : PAGE_TYPE];
    response.setHeader('Cache-Control', cacheControlOf(path));
    if (type !== undefined) response.setHeader('Content-Type', type);
    request.headers['accept-encoding'] = dropRefused(request.headers['accept-encoding']?.toString() ?? '');
    // HTTP lets a server ignore ranges, and sirv reads only some of their forms.
    delete request.headers.range;
    (isFile ? serveFile : servePage)(request, response, notFound);
  };
}

/** Copies a build, without its source maps, and writes the API's origin into its pages. Returns the copy's folder. */
function copyBuild(folder: string, apiOrigin: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'preview-'));
  cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('.map') });
  setApiOrigin(copy, apiOrigin);
  return copy;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Serves a copy of a build on loopback and resolves once it listens: a later build may overwrite the folder meanwhile.
 * Rejects with a NoBuildError, a RangeError for an invalid apiOrigin, or the system's error for a taken port.
 */
export async function startPreview({
  port,
  apiOrigin = '',
  folder = DIST,
}: PreviewOptions): Promise<Preview> {
  if (!existsSync(join(folder, 'index.html'))) throw new NoBuildError();
  const origin = apiOrigin === '' ? LOCAL_API_ORIGIN : parseOrigin(apiOrigin);
  const copy = copyBuild(folder, apiOrigin);
  const server = createServer(createHandler(copy, origin));
  const removeCopy = () => rmSync(copy, { recursive: true, force: true });
  server.once('close', removeCopy).once('error', removeCopy);
  const boundPort = await listen(server, port);
  return {
    url: `http://localhost:${boundPort}`,
    port: boundPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
