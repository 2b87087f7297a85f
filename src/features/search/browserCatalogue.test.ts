/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { CATALOGUE_META, packCatalogue } from '../../lib/catalogueFile';
import { buildProductModel } from '../../testing/builders';
import { server } from '../../testing/server';
import { openCatalogue } from './browserCatalogue';

const product = (name: string) => buildProductModel({ id: name, name });
const packed = (...names: readonly string[]) => packCatalogue(names.map(product), names.length);

/** The page says that its deployment has a file of this version. */
function deploy(version: string): void {
  const meta = document.createElement('meta');
  meta.name = CATALOGUE_META;
  meta.content = version;
  document.head.append(meta);
}

/** The server answers with a file; returns the addresses that were asked for. */
function serveFile(body: object | string, status = 200): readonly string[] {
  const asked: string[] = [];
  server.use(
    http.get('http://localhost/search-index.json', ({ request }) => {
      asked.push(request.url);
      return typeof body === 'string'
        ? new HttpResponse(body, { status })
        : HttpResponse.json(body, { status });
    }),
  );
  return asked;
}

/** The names of the catalogue that a page has without asking for pages of it. */
async function namesOfPage(): Promise<readonly string[]> {
  const { whole, loadWhole } = openCatalogue();
  await loadWhole();
  return Array.from({ length: whole.list.table.size() }, (_, position) => whole.list.table.nameAt(position));
}

beforeEach(() => {
  document.head.replaceChildren();
});

describe('The file of a deployment', () => {
  it('is asked for by its version', async () => {
    const asked = serveFile(packed('Deployed'));
    deploy('a b&c');
    expect(await namesOfPage()).toEqual(['Deployed']);
    expect(asked).toEqual(['http://localhost/search-index.json?v=a%20b%26c']);
  });

  it.each([
    ['no page speaks of one', () => undefined],
    ['the page says that there is none', () => deploy('')],
  ])('is not asked for where %s', async (_when, prepare) => {
    const asked = serveFile(packed('Deployed'));
    prepare();
    expect(await namesOfPage()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['is missing', packed('Old'), 404],
    ['is no JSON', '<h1>It works!</h1>', 200],
    ['is something else', { version: 7 }, 200],
  ])('that %s does no harm', async (_what, body, status) => {
    const asked = serveFile(body, status);
    deploy('1');
    expect(await namesOfPage()).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

it('A long search lets the browser answer the shopper', async () => {
  const { whole, search } = openCatalogue();
  whole.list.addPage({ products: [product('Saw')], total: 1 });
  // A clock that is late once.
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(20);
  const order: string[] = [];
  setTimeout(() => order.push('the browser'));
  expect((await search(whole.list, 'saw')).positions).toEqual([0]);
  expect(order).toEqual(['the browser']);
});
