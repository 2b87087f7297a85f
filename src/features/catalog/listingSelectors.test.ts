/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import { listingArg, readServerListing } from '../../lib/serverListing';
import { arrivedAt } from '../../testing/arrivedAt';
import { openShop } from '../../testing/openShop';
import { answer, hold } from '../../testing/server';
import { chooseSizePressed } from '../cart';
import { choiceChanged, linkShared, productDialogOpened, sizeMissed } from './catalogEvents';
import { catalogToastTexts } from './catalogTexts';
import { selectKnownTotal } from './ProductListingContainer';

const { listProducts } = storefrontApi.endpoints;

function openListing() {
  const { store } = openShop();
  const fetchPage = (search: string) =>
    store.dispatch(listProducts.initiate(listingArg(readServerListing(new URLSearchParams(search)))));
  return {
    total: () => selectKnownTotal(store.getState()),
    go: (search: string) => void store.dispatch(arrivedAt(`/products${search}`)),
    /** Begins to load a page; the returned function lets it be answered. */
    begin: (search: string) => {
      const release = hold('listProducts');
      const query = fetchPage(search);
      return async () => {
        release();
        await query;
      };
    },
    load: async (search: string, total: number) => {
      answer('listProducts', { data: [], pagination: { total } });
      await fetchPage(search);
    },
  };
}

describe('The known total of a list', () => {
  it('is that of any of its pages, and of no other list', async () => {
    const { total, go, load } = openListing();
    go('?category=men');
    expect(total()).toBe(0);
    await load('?category=men', 30);
    await load('?category=women', 7);
    expect(total()).toBe(30);
    go('?page=2&category=men&columns=2');
    expect(total()).toBe(30);
    go('?category=women&page=3');
    expect(total()).toBe(7);
    go('?category=men&parentCategory=Shirts');
    expect(total()).toBe(0);
  });

  it('is that of the page that was loaded last, also while another one loads', async () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    const { total, go, load, begin } = openListing();
    go('?category=men');
    await load('?category=men&page=2', 30);
    await load('?category=men', 31);
    expect(total()).toBe(31);
    await load('?category=men&page=3', 29);
    expect(total()).toBe(29);
    const release = begin('?category=men&page=4');
    expect(total()).toBe(29);
    await release();
  });
});

describe('Catalog listeners', () => {
  it.each([
    ['a Quick View', '/about?from=mail', { view: 'saw' }, '/about?from=mail&view=saw'],
    ['a Quick View in place of another', '/cart?view=saw&line=key', { view: 'drill' }, '/cart?view=drill'],
    ['a demo in place of another', '/product/saw?demo=saw', { demo: 'drill' }, '/product/saw?demo=drill'],
    ['a demo over a Quick View', '/cart?view=saw', { demo: 'saw' }, '/cart?view=saw&demo=saw'],
  ])('The address opens %s', (_what, address, opened, expected) => {
    const { dispatch, went } = openShop({ at: address });
    dispatch(productDialogOpened(opened));
    expect(went).toEqual([expected]);
  });

  it('A line whose size is still to be chosen opens in the Quick View', () => {
    const { dispatch, went } = openShop({ at: '/wishlist' });
    dispatch(chooseSizePressed({ productId: 'saw', key: 'saw||' }));
    expect(went).toEqual(['/wishlist?view=saw&line=saw%7C%7C']);
  });

  it('A missing size is told of in a toast, which goes once one is chosen', () => {
    const { dispatch, toasts } = openShop();
    dispatch(sizeMissed({ isOnPage: true }));
    expect(toasts()).toMatchObject([{ variant: 'destructive', ...catalogToastTexts.sizeMissing }]);
    dispatch(choiceChanged({ color: 'Ivory', quantityBefore: 1, isOnPage: true }));
    expect(toasts()).toHaveLength(1);
    dispatch(choiceChanged({ size: 'M', quantityBefore: 1, isOnPage: true }));
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['copied', 'success', catalogToastTexts.linkCopied],
    ['failed', 'info', catalogToastTexts.linkNotCopied],
  ] as const)('A link that was shared is told of: %s', (result, variant, texts) => {
    const { dispatch, toasts } = openShop();
    dispatch(linkShared(result));
    expect(toasts()).toMatchObject([{ variant, ...texts }]);
  });
});
