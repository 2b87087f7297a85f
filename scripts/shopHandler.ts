/** Answers requests as deploy/nginx.conf does: compressed copies, caching, headers, page fallback. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import type { PageAddress } from '../src/api/publicQueries';
import { SERVICE_WORKER_FILE } from '../src/lib/offlineCaches';
import { paths } from '../src/lib/routes';
import { listingFile } from './pages/listingFiles';
import { PRODUCT_SHELL_PAGE, SHELL_PAGE } from './pages/pageKit';
import type { PageAnswer } from './pages/renderHandler';
import { CACHE_CONTROL, securityHeaders } from './securityHeaders';

const ASSETS = '/assets/';
const PAGE_TYPE = '.html';
const PRODUCTS = '/product/';
/** Stands before each path: which host it is has no meaning here. */
const LOCAL = 'http://localhost';

/** The types of a build's files, as in deploy/nginx.conf: sirv's own have no charset. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  [PAGE_TYPE]: 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** What a request asks for. */
interface Target extends PageAddress {
  /** The decoded path. */
  readonly path: string;
}

/** Letters, digits and -._~ mean the same whether they are encoded or not (RFC 3986, section 6.2.2.2). */
const withPlainLetters = (pathname: string) =>
  pathname.replace(/%[2-7][\da-f]/gi, (code) => {
    const letter = decodeURIComponent(code);
    return /[\w.~-]/.test(letter) ? letter : code;
  });

/** Reads the target of a request; null where it is malformed. */
function readTarget(target: string): Target | null {
  // The host stands before it: read against a base, a path that begins with two slashes would name a host itself.
  const address = `${LOCAL}${target}`;
  if (!target.startsWith('/') || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? null : { path, pathname: withPlainLetters(pathname), search };
  } catch {
    return null;
  }
}

/** Source maps, compressed copies and dotfiles (deploy/publish.mjs writes one) have no address of their own. */
const isUnserved = (path: string) => /\.(map|gz|br)$|\/\./.test(path);

/** Whether an address names a file, so that no page may be served instead. A product's id may look like a file name. */
function namesFile(path: string): boolean {
  if (path.startsWith(PRODUCTS)) return false;
  return path.startsWith(ASSETS) || /\.[a-z][a-z0-9]*$/i.test(path) || isUnserved(path);
}

function cacheControlOf(path: string): string {
  if (!namesFile(path) || path.endsWith(PAGE_TYPE) || path === SERVICE_WORKER_FILE) return CACHE_CONTROL.page;
  return path.startsWith(ASSETS) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}

/** Removes the encodings that a client refuses with q=0: sirv only looks for names. */
const dropRefused = (encodings: string) =>
  encodings
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .join(',');

/** Renders a page on demand. */
export type RenderPage = (page: PageAddress) => Promise<PageAnswer>;

const encoders = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipSync(text),
} as const;

/** Sends a rendered page in an encoding that the client accepts. */
function sendPage(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): void {
  const accepted = dropRefused(request.headers['accept-encoding']?.toString() ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const body = encoding === undefined ? Buffer.from(answer.html) : encoders[encoding](answer.html);
  response.writeHead(answer.status, {
    'Cache-Control': answer.cacheControl,
    'Content-Type': CONTENT_TYPES[PAGE_TYPE],
    'Content-Length': body.byteLength,
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What a handler answers with. */
export interface HandlerOptions {
  /** The folder of the build. */
  readonly folder: string;
  /** The API's address. */
  readonly apiOrigin: string;
  /** The path under which the shop is served; '/' unless given. */
  readonly publicPath?: string;
  /** Renders pages; without it the files of the build are sent. */
  readonly render?: RenderPage;
}

/** Whether a proxy in front has got the request over TLS. */
const isSecure = ({ headers }: IncomingMessage) => headers['x-forwarded-proto'] === 'https';

/** Takes the public path away from a request's address. Returns whether the address is below it. */
function moveInside(request: IncomingMessage, publicPath: string): boolean {
  const url = request.url ?? '/';
  if (!url.startsWith(publicPath)) return publicPath === '/';
  request.url = `/${url.slice(publicPath.length)}`;
  return true;
}

/** Returns what answers a request. */
export function createShopHandler({ folder, apiOrigin, publicPath = '/', render }: HandlerOptions) {
  const { origin } = new URL(apiOrigin);
  const options = { etag: true, brotli: true, gzip: true } as const;
  const serveFile = sirv(folder, { ...options, extensions: [] });
  const servePages = (single: string) =>
    sirv(folder, { ...options, extensions: ['html'], ignores: false, single });
  const servePage = servePages(SHELL_PAGE);
  const serveProduct = servePages(PRODUCT_SHELL_PAGE);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const isInside = moveInside(request, publicPath);
    const target = readTarget(request.url ?? '/');
    const headers = securityHeaders(origin, { path: target?.path ?? '/', isSecure: isSecure(request) });
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
    if (target === null) {
      refuse(400, 'This address cannot be read.');
      return;
    }
    const { path, pathname, search } = target;
    if (!isInside) {
      if (`${path}/` === publicPath) response.writeHead(301, { Location: publicPath }).end();
      else refuse(404, 'The shop is not here.');
      return;
    }
    const isFile = namesFile(path);
    const notFound = () => refuse(404, 'There is no such file.');
    if (isFile && isUnserved(path)) {
      notFound();
      return;
    }
    if (!isFile && render !== undefined) {
      void render({ pathname, search }).then((answer) => sendPage(request, response, answer));
      return;
    }
    const type = CONTENT_TYPES[isFile ? extname(path) : PAGE_TYPE];
    response.setHeader('Cache-Control', cacheControlOf(path));
    if (type !== undefined) response.setHeader('Content-Type', type);
    request.headers['accept-encoding'] = dropRefused(request.headers['accept-encoding']?.toString() ?? '');
    // HTTP lets a server ignore ranges, and sirv reads only some of their forms.
    delete request.headers.range;
    if (isFile) {
      serveFile(request, response, notFound);
      return;
    }
    const listing = path === paths.products ? listingFile(search) : null;
    const fallBack = () => servePage(request, response, notFound);
    if (listing !== null && existsSync(join(folder, listing))) {
      // sirv decodes the name.
      request.url = `/${encodeURI(listing)}`;
      serveFile(request, response, fallBack);
    } else if (path.startsWith(PRODUCTS)) serveProduct(request, response, fallBack);
    else fallBack();
  };
}
