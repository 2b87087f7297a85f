import { packCatalogue } from '../../lib/catalogueFile';
import { readListing } from '../../lib/listingQuery';
import { buildProductModel } from '../../testing/builders';
import { memoryCatalogueSources } from '../../testing/memoryDevice';
import { createCatalogue, type CatalogueSources } from './catalogue';

const listing = (query: string) => readListing(new URLSearchParams(query));
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => buildProductModel({ id: `p${index}`, name: `Saw ${index}` }));
const packed = (count: number, total = count) => packCatalogue(products(count), total);

function openCatalogue(changes: Partial<CatalogueSources> = {}) {
  const catalogue = createCatalogue({ ...memoryCatalogueSources(), ...changes });
  return { catalogue, reading: () => catalogue.whole.list.reading() };
}

describe('The list that a listing is found in', () => {
  it('is its own, and the same for each of its pages and sub-categories', () => {
    const { catalogue } = openCatalogue();
    const men = catalogue.listFor(listing('category=men'));
    expect(catalogue.listFor(listing('category=men&page=2&parentCategory=Shirts&sort=name'))).toBe(men);
    expect(catalogue.listFor(listing('category=women'))).not.toBe(men);
    expect(men).not.toBe(catalogue.whole);
    expect(catalogue.listFor(listing(''))).toBe(catalogue.whole);
  });

  it('is the whole catalogue for a search, and for everything once it is known', () => {
    const { catalogue } = openCatalogue();
    expect(catalogue.listFor(listing('category=men&search=saw'))).toBe(catalogue.whole);
    expect(catalogue.listFor(listing('category=men'))).not.toBe(catalogue.whole);
    catalogue.whole.list.finish(0);
    expect(catalogue.listFor(listing('category=men'))).toBe(catalogue.whole);
  });

  it('is the whole catalogue where that has been read as far as the shop reads', () => {
    const { catalogue } = openCatalogue();
    catalogue.whole.list.finish(5);
    expect(catalogue.whole.list.reading().status).toBe('cut');
    expect(catalogue.listFor(listing('category=men'))).toBe(catalogue.whole);
  });

  it('is the own one where that is complete, or the whole one could not be read', () => {
    const { catalogue } = openCatalogue();
    const men = catalogue.listFor(listing('category=men'));
    men.list.finish(0);
    catalogue.whole.list.finish(0);
    expect(catalogue.listFor(listing('category=men&search=saw'))).toBe(men);

    const other = openCatalogue().catalogue;
    other.whole.list.fail();
    expect(other.listFor(listing('category=men'))).not.toBe(other.whole);
  });

  it('is the own one of featured products, which no other list tells', () => {
    const { catalogue } = openCatalogue();
    catalogue.whole.list.finish(0);
    expect(catalogue.listFor(listing('featured=true&search=saw'))).not.toBe(catalogue.whole);
  });
});

describe('A whole catalogue', () => {
  it('comes from the file of the deployment, once', async () => {
    const readFile = jest.fn(() => Promise.resolve<unknown>(packed(3)));
    const { catalogue, reading } = openCatalogue({ readFile });
    await Promise.all([catalogue.loadWhole(), catalogue.loadWhole()]);
    await catalogue.loadWhole();
    expect(readFile).toHaveBeenCalledTimes(1);
    expect(reading()).toEqual({ status: 'complete', read: 3, total: 3 });
  });

  it('tells what the file leaves out', async () => {
    const file = packed(2, 7);
    const { catalogue, reading } = openCatalogue({ readFile: () => Promise.resolve(file) });
    await catalogue.loadWhole();
    expect(reading()).toEqual({ status: 'cut', read: 2, total: 7 });
  });

  it('leaves out rows of a file that are no products', async () => {
    const file = { ...packed(2), products: [null, ...packed(2).products, ['', 'Without an id']] };
    const { catalogue, reading } = openCatalogue({ readFile: () => Promise.resolve(file) });
    await catalogue.loadWhole();
    expect(reading()).toEqual({ status: 'complete', read: 2, total: 2 });
  });

  it('is not filled twice where the pages have been read meanwhile', async () => {
    const { catalogue, reading } = openCatalogue({ readFile: () => Promise.resolve(packed(3)) });
    const loading = catalogue.loadWhole();
    catalogue.whole.list.addPage({ products: products(1), total: 1 });
    await loading;
    expect(reading()).toEqual({ status: 'complete', read: 1, total: 1 });
  });
});

describe('Long work', () => {
  /** A clock that goes on by `step` milliseconds at each look, up to so many looks, and counts the browser's turns. */
  function clock(step: number, looks = Infinity) {
    let time = 0;
    let turns = 0;
    let looked = 0;
    const now = () => {
      looked += 1;
      if (looked <= looks) time += step;
      return time;
    };
    const yieldToBrowser = async () => void (turns += 1);
    return { sources: { now, yieldToBrowser }, turns: () => turns };
  }

  it.each([
    [15, 0],
    [16, 1],
  ])('of a search lets the browser answer after %s ms: %s times', async (step, turns) => {
    const time = clock(step, 2);
    const { catalogue } = openCatalogue(time.sources);
    catalogue.whole.list.addPage({ products: products(10), total: 10 });
    expect((await catalogue.search(catalogue.whole.list, 'saw')).positions).toHaveLength(10);
    expect(time.turns()).toBe(turns);
  });

  it('of reading a file does so too, and still reads all of it', async () => {
    const time = clock(6);
    const file = packed(20);
    const { catalogue, reading } = openCatalogue({ ...time.sources, readFile: () => Promise.resolve(file) });
    await catalogue.loadWhole();
    expect(reading()).toEqual({ status: 'complete', read: 20, total: 20 });
    expect(time.turns()).toBe(9);
  });
});
