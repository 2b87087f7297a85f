/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { storefrontApi } from '../../api/storefrontApi';
import { arrivedAt } from '../../testing/arrivedAt';
import { answer, hold } from '../../testing/server';
import { listingArg, readServerListing } from '../../lib/serverListing';
import { selectKnownTotal } from './listingSelectors';

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
