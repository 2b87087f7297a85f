import { packCatalogue } from '../../lib/catalogueFile';
import { CATALOGUE_LIFETIME } from '../../lib/constants';
import { readListing } from '../../lib/listingQuery';
import { buildProductModel } from '../../testing/builders';
import { memoryCatalogueSources } from '../../testing/memoryDevice';
import { createCatalogue, type CatalogueSources } from './catalogue';

const listing = (query: string) => readListing(new URLSearchParams(query));
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => buildProductModel({ id: `p${index}`, name: `Saw ${index}` }));
const packed = (count: number, total = count, age = 0) =>
  packCatalogue(products(count), total, Date.now() - age);

/** A catalogue whose device may keep one, with what is kept later. */
function openCatalogue(changes: Partial<CatalogueSources> = {}) {
  const kept: unknown[] = [];
  const catalogue = createCatalogue({
    ...memoryCatalogueSources(),
    keep: async (value) => void kept.push(value),
    ...changes,
  });
  return { catalogue, kept, reading: () => catalogue.whole.list.reading() };
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
  it('comes from the file of the deployment, once, and not from the device then', async () => {
    const readFile = jest.fn(() => Promise.resolve<unknown>(packed(3)));
    const readKept = jest.fn(() => Promise.resolve<unknown>(packed(5)));
    const { catalogue, reading, kept } = openCatalogue({ readFile, readKept });
    await Promise.all([catalogue.loadWhole(), catalogue.loadWhole()]);
    await catalogue.loadWhole();
    expect(readFile).toHaveBeenCalledTimes(1);
    expect(readKept).not.toHaveBeenCalled();
    expect(reading()).toEqual({ status: 'complete', read: 3, total: 3 });
    await catalogue.keepWhole();
    expect(kept).toEqual([]);
  });

  it('comes from a file however old, and tells what the file leaves out', async () => {
    const file = packed(2, 7, 2 * CATALOGUE_LIFETIME);
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

  describe('that the device keeps', () => {
    beforeEach(() =>
      jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['nextTick', 'queueMicrotask'] }),
    );
    afterEach(() => jest.useRealTimers());

    it.each([
      [0, 3],
      [CATALOGUE_LIFETIME - 1, 3],
      [CATALOGUE_LIFETIME, 0],
      [-1, 0],
    ])('for %s milliseconds gives %s products', async (age, count) => {
      const { catalogue, reading } = openCatalogue({ readKept: () => Promise.resolve(packed(3, 3, age)) });
      await catalogue.loadWhole();
      expect(reading().read).toBe(count);
    });
  });

  it('is not filled twice where the pages have been read meanwhile', async () => {
    const { catalogue, reading, kept } = openCatalogue({ readFile: () => Promise.resolve(packed(3)) });
    const loading = catalogue.loadWhole();
    catalogue.whole.list.addPage({ products: products(1), total: 1 });
    await loading;
    expect(reading()).toEqual({ status: 'complete', read: 1, total: 1 });
    await catalogue.keepWhole();
    expect(kept).toHaveLength(1);
  });

  it('is kept once it is complete, and can be read from the device then', async () => {
    const { catalogue, kept, reading } = openCatalogue();
    catalogue.whole.list.addPage({ products: products(2), total: 3 });
    await catalogue.keepWhole();
    expect(kept).toEqual([]);
    catalogue.whole.list.addPage({ products: products(3).slice(2), total: 3 });
    await catalogue.keepWhole();
    await catalogue.keepWhole();
    expect(kept).toHaveLength(1);
    const next = openCatalogue({ readKept: () => Promise.resolve(kept[0]) });
    await next.catalogue.loadWhole();
    expect(next.reading()).toEqual(reading());
    expect(next.catalogue.whole.list.table.productAt(2)).toEqual(catalogue.whole.list.table.productAt(2));
    await next.catalogue.keepWhole();
    expect(next.kept).toEqual([]);
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
