/** @jest-environment jest-fixed-jsdom */
import { packCatalogue } from '../../lib/catalogueFile';
import { buildProductModel } from '../../testing/builders';
import { openSearch, readPages, stock, titled } from '../../testing/searchShop';
import { waitFor } from '../../testing/waitFor';
import { filtersApproached, typed } from './searchSlice';

const saw = titled('Saw', { category: 'Tools' });
const axe = titled('Axe', { category: 'Tools' });

/** A file with one product, and how often it was read. */
function deployed(total = 1) {
  const file = packCatalogue([buildProductModel({ id: 'kept', name: 'Kept saw' })], total, Date.now());
  return jest.fn(() => Promise.resolve<unknown>(file));
}

describe('The file of a deployment', () => {
  it.each(['/products?sort=name', '/products?search=saw'])('is all that %s reads', async (address) => {
    const readFile = deployed();
    const { state } = openSearch(address, { sources: { readFile } });
    await waitFor(() => expect(state().found?.products).toMatchObject([{ name: 'Kept saw' }]));
    expect(readFile).toHaveBeenCalledTimes(1);
    expect(readPages()).toEqual([]);
  });

  it('is all that the suggestions read', async () => {
    const { state, dispatch } = openSearch('/contact', { sources: { readFile: deployed(7) } });
    dispatch(typed('saw'));
    await waitFor(() => expect(state().suggested?.reading).toEqual({ status: 'cut', read: 1, total: 7 }));
    expect(readPages()).toEqual([]);
  });

  it('is read when a shopper wants it, and not for a page that only opens', async () => {
    stock([saw, axe], { pageSize: 1 });
    const readFile = deployed();
    const { state, dispatch } = openSearch('/products', { sources: { readFile } });
    await waitFor(() => expect(state().choices).not.toBeNull());
    expect(readFile).not.toHaveBeenCalled();
    dispatch(filtersApproached());
    await waitFor(() => expect(state().choices?.isComplete).toBe(true));
    expect(readFile).toHaveBeenCalledTimes(1);
  });

  it('is not read for the list of a category', async () => {
    stock([saw, axe], { pageSize: 1 });
    const readFile = deployed();
    const { state } = openSearch('/products?category=tools&sort=name', { sources: { readFile } });
    await waitFor(() => expect(state().found?.total).toBe(2));
    expect(readFile).not.toHaveBeenCalled();
  });
});

describe('What the device keeps', () => {
  it('is the whole catalogue, once a shopper had all of it read', async () => {
    stock([saw, axe], { pageSize: 1 });
    const kept: unknown[] = [];
    const keep = async (value: unknown) => void kept.push(value);
    const { state } = openSearch('/products?sort=name', { sources: { keep } });
    await waitFor(() => expect(state().found?.total).toBe(2));
    await waitFor(() => expect(kept).toMatchObject([{ total: 2 }]));
  });

  it('is nothing where the pages were only looked through for sub-categories', async () => {
    stock([saw]);
    const keep = jest.fn(() => Promise.resolve());
    const { state, goTo } = openSearch('/products', { sources: { keep } });
    await waitFor(() => expect(state().choices?.isComplete).toBe(true));
    goTo('/products?category=tools');
    await waitFor(() => expect(state().choices?.list).toBe('[{"category":"tools"},""]'));
    expect(keep).not.toHaveBeenCalled();
  });
});
