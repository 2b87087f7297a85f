/** For tests of rendered pages: the program, the names of a build's files, and an API that answers as it is told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { API_BASE_PATH } from '../../src/lib/constants';
import * as program from '../../src/rendering/prerender';
import { buildProduct } from '../../src/testing/builders';
import { contract } from '../../src/testing/description';
import { closeServer, listen, LOOPBACK } from '../ports';
import type { PageKit } from './pageKit';

export { program };

/** The page around the markup, as webpack writes it. */
export const TEMPLATE =
  '<!doctype html><html><head><meta name="storefront:api-origin" content=""><title>The Storefront</title>' +
  '<script defer="defer" src="/assets/main.js"></script>' +
  '<link rel="preload" href="/assets/a.woff2" as="font"></head><body><div id="root"></div></body></html>';

/** A build whose routes have one script each, and no rule in their style sheet. */
export const kit: PageKit = {
  template: TEMPLATE,
  early: '/assets/early.js',
  routes: Object.fromEntries(
    Object.keys(program.routeTable).map((name) => [
      name,
      { scripts: [`/assets/${name}.js`], sheet: { file: `assets/${name}.css`, names: new Set<string>() } },
    ]),
  ),
};

export const storeInfo = {
  storeName: 'Loom & Lathe',
  description: 'Tools.',
  categories: ['Hand Tools', 'Men'],
};

/** How a request is answered: a body, or whatever the function does. */
export type Answering = object | ((request: IncomingMessage, response: ServerResponse) => void);

/** An API that is listening. */
export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/** Starts an API that has the store's information, one product in its catalogue, and that product. */
export async function startTestApi() {
  const answers = new Map<string, Answering>([
    ['/storeInfo', storeInfo],
    ['/products', { data: [buildProduct({ id: 'hammer', title: 'Hammer' })], pagination: { total: 1 } }],
    ['/products/hammer', buildProduct({ id: 'hammer', title: 'Hammer' })],
  ]);
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const { method = '' } = request;
    const [address = '', query = ''] = (request.url ?? '').split('?');
    const operationId = contract.operationAt(method, address);
    const problem =
      operationId === undefined
        ? null
        : contract.requestProblem(operationId, { method, path: address, query, headers: {} });
    const answering = answers.get(address.replace(API_BASE_PATH, ''));
    if (problem !== null) response.writeHead(400).end(JSON.stringify({ error: problem }));
    else if (answering === undefined) response.writeHead(404).end('{"error":"Not found"}');
    else if (typeof answering === 'function') answering(request, response);
    else response.setHeader('Set-Cookie', 'a=b').end(JSON.stringify(answering));
  });
  const port = await listen(server, 0);
  return {
    origin: `http://${LOOPBACK}:${port}`,
    /** The requests so far: path and query, and headers. */
    requests,
    /** Answers a path from now on. Throws for a body that is not as described. */
    answer: (path: string, answering: Answering): void => {
      const operationId = contract.operationAt('GET', `${API_BASE_PATH}${path}`);
      if (operationId !== undefined && typeof answering === 'object') {
        const problem = contract.answerProblem(operationId, 200, answering);
        if (problem !== null) throw new Error(problem);
      }
      answers.set(path, answering);
    },
    close: () => closeServer(server),
  };
}

/** An answer, as it was read. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request target as it stands: HTTP clients resolve, encode or refuse what is unusual. */
export function askRaw(port: number, target: string, host = 'localhost'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, LOOPBACK);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.once('error', reject);
    socket.once('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text }));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}
