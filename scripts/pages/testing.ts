/** For tests of rendered pages: the program, the names of a build's files, and an API that answers as it is told. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as program from '../../src/app/prerender';
import { buildProduct } from '../../src/testing/builders';
import type { PageKit } from './pageKit';

export { program };

/** The page around the markup, as webpack writes it. */
export const TEMPLATE =
  '<!doctype html><html><head><meta name="storefront:api-origin" content=""><title>The Storefront</title>' +
  '<meta name="description" content="Tools &amp; clothes."><script defer="defer" src="/assets/main.js"></script>' +
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
export interface TestApi {
  readonly origin: string;
  /** The requests so far: path and query, and headers. */
  readonly requests: readonly IncomingMessage[];
  /** Answers below a path, the longest one that fits; changes what was set for it before. */
  answer(path: string, answering: Answering): void;
  close(): Promise<void>;
}

/** Starts an API that has the store's information, one product in its catalogue, and that product. */
export async function startTestApi(): Promise<TestApi> {
  const answers = new Map<string, Answering>([
    ['/storeInfo', storeInfo],
    ['/products', { data: [buildProduct({ id: 'hammer', title: 'Hammer' })], pagination: { total: 1 } }],
    ['/products/hammer', buildProduct({ id: 'hammer', title: 'Hammer' })],
  ]);
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const path = (request.url ?? '').replace('/api/v1', '').replace(/\?.*/, '');
    const answering = answers.get(path);
    if (answering === undefined) response.writeHead(404).end('{"error":"Not found"}');
    else if (typeof answering === 'function') answering(request, response);
    else response.setHeader('Set-Cookie', 'a=b').end(JSON.stringify(answering));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answer: (path, answering) => void answers.set(path, answering),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
