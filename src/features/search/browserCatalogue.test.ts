/** @jest-environment jest-fixed-jsdom */
import { openDB } from 'idb';
import { http, HttpResponse } from 'msw';
import { CATALOGUE_META, packCatalogue } from '../../lib/catalogueFile';
import { CATALOGUE_DATABASE } from '../../lib/constants';
import { buildProductModel } from '../../testing/builders';
import { breakDatabases, useDeviceDatabases } from '../../testing/deviceDatabases';
import { server } from '../../testing/server';
import { openCatalogue } from './browserCatalogue';

useDeviceDatabases();

const product = (name: string) => buildProductModel({ id: name, name });
const packed = (...names: readonly string[]) => packCatalogue(names.map(product), names.length, Date.now());

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

/** The names of the catalogue that a new page has without asking for pages of it. */
async function namesOfNextPage(): Promise<readonly string[]> {
  const { whole, loadWhole } = openCatalogue();
  await loadWhole();
  return Array.from({ length: whole.list.table.size() }, (_, position) => whole.list.table.nameAt(position));
}

/** This page reads the whole catalogue, and keeps it. */
async function keep(name: string) {
  const catalogue = openCatalogue();
  catalogue.whole.list.addPage({ products: [product(name)], total: 1 });
  await catalogue.keepWhole();
  return catalogue;
}

beforeEach(() => {
  document.head.replaceChildren();
});

describe('The file of a deployment', () => {
  it('is asked for by its version, and preferred to what the device keeps', async () => {
    await keep('Kept');
    const asked = serveFile(packed('Deployed'));
    deploy('a b&c');
    expect(await namesOfNextPage()).toEqual(['Deployed']);
    expect(asked).toEqual(['http://localhost/search-index.json?v=a%20b%26c']);
  });

  it.each([
    ['no page speaks of one', () => undefined],
    ['the page says that there is none', () => deploy('')],
  ])('is not asked for where %s', async (_when, prepare) => {
    await keep('Kept');
    const asked = serveFile(packed('Deployed'));
    prepare();
    expect(await namesOfNextPage()).toEqual(['Kept']);
    expect(asked).toEqual([]);
  });

  it.each([
    ['is missing', packed('Old'), 404],
    ['is no JSON', '<h1>It works!</h1>', 200],
    ['is something else', { version: 7 }, 200],
  ])('that %s does no harm', async (_what, body, status) => {
    await keep('Kept');
    const asked = serveFile(body, status);
    deploy('1');
    expect(await namesOfNextPage()).toEqual(['Kept']);
    expect(asked).toHaveLength(1);
  });
});

describe('The catalogue of the device', () => {
  it('is what an earlier page kept, until the shopper forgets it', async () => {
    expect(await namesOfNextPage()).toEqual([]);
    const catalogue = await keep('Kept');
    expect(await namesOfNextPage()).toEqual(['Kept']);
    await catalogue.forget();
    expect(await namesOfNextPage()).toEqual([]);
  });

  it('is found where earlier builds of the shop kept it, and every database is closed again', async () => {
    const earlier = await openDB(CATALOGUE_DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore('catalogues'),
    });
    await earlier.put('catalogues', packed('Earlier'), 'whole');
    earlier.close();
    const close = jest.spyOn(IDBDatabase.prototype, 'close');
    expect(await namesOfNextPage()).toEqual(['Earlier']);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is empty where the browser allows no database, which does no harm', async () => {
    breakDatabases('throws');
    const catalogue = await keep('Kept');
    await expect(catalogue.forget()).resolves.toBeUndefined();
    expect(await namesOfNextPage()).toEqual([]);
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
