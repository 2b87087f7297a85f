/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore } from '../../app/store';
import { arrivedAt } from '../../testing/arrivedAt';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { answer } from '../../testing/server';
import { listingArg, readServerListing } from '../../lib/serverListing';
import { selectKnownTotal } from './listingSelectors';

const { listProducts } = storefrontApi.endpoints;

function openShop() {
  const store = createAppStore(memoryEnvironment().environment);
  return {
    total: () => selectKnownTotal(store.getState()),
    go: (search: string) => void store.dispatch(arrivedAt(`/products${search}`)),
    load: async (search: string, total: number) => {
      answer('listProducts', { data: [], pagination: { total } });
      await store.dispatch(listProducts.initiate(listingArg(readServerListing(new URLSearchParams(search)))));
    },
  };
}

describe('The known total of a list', () => {
  it('is that of any of its pages, and of no other list', async () => {
    const { total, go, load } = openShop();
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
});
