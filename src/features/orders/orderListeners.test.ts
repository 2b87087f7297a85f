/** @jest-environment jest-fixed-jsdom */
import type { Product } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { createAppStore } from '../../app/store';
import { lookUpArg } from '../../lib/serverListing';
import { buildCartLine, buildOrder, buildProductModel } from '../../testing/builders';
import { openShop } from '../../testing/openShop';
import { answer, refuse } from '../../testing/server';
import { cartRestored } from '../cart';
import { productViewed } from '../wishlist';
import { selectKeptByName, selectKnownByName } from '../checkout';
import { searchCatalogue } from './catalogueProducts';

const { listOrders, trackOrder } = storefrontApi.endpoints;

const mine = { orderId: 'ORD-1', contactInfo: 'asha@example.com' };

const openAt = (at: string) => openShop({ shopper: 'signedIn', at });

describe('Orders that cannot be loaded', () => {
  it.each([
    ['/orders', 1],
    ['/', 0],
  ])('are told of at %s by %d toasts', async (pathname, count) => {
    refuse('listOrders', 400);
    const { store, toasts } = openAt(pathname);
    await store.dispatch(listOrders.initiate(undefined, { subscribe: false }));
    expect(toasts()).toHaveLength(count);
    expect(toasts().every(({ variant, about }) => variant === 'destructive' && about === 'listOrders')).toBe(
      true,
    );
  });
});

describe('A tracked order', () => {
  const look = async (at = '/track-order') => {
    const { store, toasts } = openAt(at);
    await store.dispatch(trackOrder.initiate(mine, { subscribe: false }));
    return toasts();
  };

  it('that is looked up for the payment is not told of', async () => {
    answer('trackOrder', buildOrder({ id: 'ORD-1' }));
    expect(await look('/payment?orderId=ORD-1')).toEqual([]);
    refuse('trackOrder', 400);
    expect(await look('/payment?orderId=ORD-1')).toEqual([]);
  });
});

describe('Catalogue products', () => {
  const hammer = buildProductModel({ id: '1', name: 'Hammer', image: 'hammer.webp' });

  const kurta = buildProductModel({ id: '2', name: 'Kurta', image: 'kurta.webp' });

  const saw = buildProductModel({ id: '3', name: 'Saw', image: 'saw.webp' });

  const stores: ReturnType<typeof createAppStore>[] = [];

  // What is kept without a subscription has a timer.
  afterEach(() => {
    for (const store of stores.splice(0)) store.dispatch(storefrontApi.util.resetApiState());
  });

  /** A shop that has loaded these pages of the catalogue, each of a hundred products at most, and these products. */
  function shopWith(
    pages: readonly (readonly Product[])[],
    total: number,
    products: readonly Product[] = [],
  ) {
    const store = openShop().store;
    store.dispatch(
      storefrontApi.util.upsertQueryEntries([
        ...pages.map((list, index) => ({
          endpointName: 'listProducts' as const,
          arg: lookUpArg({}, index + 1),
          value: { products: [...list], total },
        })),
        ...products.map((product) => ({
          endpointName: 'getProduct' as const,
          arg: { id: product.id },
          value: product,
        })),
      ]),
    );
    stores.push(store);
    return store.getState();
  }

  describe('The products that are known', () => {
    it('are those of a page of the catalogue, and products that were opened', () => {
      expect(selectKnownByName(shopWith([[hammer, kurta]], 2, [saw]))).toEqual({
        Hammer: { id: hammer.id, image: hammer.image },
        Kurta: { id: kurta.id, image: kurta.image },
        Saw: { id: saw.id, image: saw.image },
      });
    });

    it('are those that the device keeps too', () => {
      const { store } = openShop();
      stores.push(store);
      const line = buildCartLine({ id: '2', name: 'Kurta', image: 'kurta.webp' });
      store.dispatch(cartRestored([line]));
      store.dispatch(productViewed(saw));
      expect(selectKnownByName(store.getState())).toMatchObject({
        Kurta: { id: '2', image: 'kurta.webp' },
        Saw: { id: '3', image: 'saw.webp' },
      });
      expect(selectKeptByName(store.getState())).toEqual(selectKnownByName(store.getState()));
    });

    it('are none while nothing is loaded', () => {
      expect(selectKnownByName(shopWith([], 0))).toEqual({});
    });

    it('are none of what could not be loaded', async () => {
      refuse('getProduct', 404);
      refuse('listProducts', 500);
      const store = openShop().store;
      stores.push(store);
      await Promise.all([
        store.dispatch(storefrontApi.endpoints.getProduct.initiate({ id: '1' })),
        store.dispatch(storefrontApi.endpoints.listProducts.initiate(lookUpArg({}, 1))),
      ]);
      expect(selectKnownByName(store.getState())).toStrictEqual({});
      expect(searchCatalogue(store.getState(), ['Saw'], 20)).toMatchObject({ status: 'failed', pages: 1 });
    });

    it('are the same object while they are equal', () => {
      const first = selectKnownByName(shopWith([[hammer]], 1));
      expect(selectKnownByName(shopWith([[{ ...hammer, price: 1 }]], 1))).toBe(first);
      expect(selectKnownByName(shopWith([[{ ...hammer, image: '' }]], 1))).not.toBe(first);
      expect(selectKnownByName(shopWith([[kurta]], 1))).not.toBe(first);
    });
  });
});
