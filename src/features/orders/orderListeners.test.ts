/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import { openShop } from '../../testing/openShop';
import { buildOrder } from '../../testing/builders';
import { answer, answerWrongly, refuse } from '../../testing/server';
import { trackingRefused, orderSearched, trackingLeft } from './trackingSlice';

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
  const look = async (searched: typeof mine | null, asked = mine) => {
    const { store, toasts } = openAt('/track-order');
    if (searched !== null) store.dispatch(orderSearched(searched));
    await store.dispatch(trackOrder.initiate(asked, { subscribe: false }));
    return { store, toasts: toasts() };
  };

  it('that is found is told of', async () => {
    answer('trackOrder', buildOrder({ id: 'ORD-1' }));
    expect((await look(mine)).toasts).toMatchObject([{ title: 'Order found' }]);
  });

  it('that is not found, or cannot be looked up, is told of as one', async () => {
    answerWrongly('trackOrder', {});
    const missing = (await look(mine)).toasts;
    expect(missing).toMatchObject([{ variant: 'destructive', about: 'trackOrder' }]);
    refuse('trackOrder', 400);
    expect((await look(mine)).toasts).toMatchObject([
      { variant: 'destructive', message: missing[0]?.message },
    ]);
  });

  it.each([
    ['no search', null],
    ['another number', { ...mine, orderId: 'ORD-2' }],
    ['another contact', { ...mine, contactInfo: '98200 00000' }],
  ])('that is looked up for the payment, beside %s, is not told of', async (_what, searched) => {
    answer('trackOrder', buildOrder({ id: 'ORD-1' }));
    expect((await look(searched)).toasts).toEqual([]);
    refuse('trackOrder', 400);
    expect((await look(searched)).toasts).toEqual([]);
  });

  it('that could not be asked for is told of until it is found', async () => {
    answer('trackOrder', buildOrder({ id: 'ORD-1' }));
    const { store, toasts } = openAt('/track-order');
    store.dispatch(trackingRefused());
    expect(toasts()).toMatchObject([{ variant: 'destructive' }]);
    store.dispatch(orderSearched(mine));
    await store.dispatch(trackOrder.initiate(mine, { subscribe: false }));
    expect(toasts()).toMatchObject([{ title: 'Order found' }]);
  });

  it('is searched for anew with another contact', () => {
    const { store } = openAt('/track-order');
    store.dispatch(orderSearched(mine));
    store.dispatch(orderSearched({ ...mine, contactInfo: '98200 00000' }));
    expect(store.getState().tracking.search).toEqual({ ...mine, contactInfo: '98200 00000' });
  });

  it('is looked up no more once its page was left', async () => {
    answerWrongly('trackOrder', {});
    const { store } = await look(mine);
    expect(store.getState().tracking.search).toEqual(mine);
    const before = store.getState().tracking;
    store.dispatch(orderSearched({ ...mine }));
    expect(store.getState().tracking).toBe(before);
    store.dispatch(trackingLeft());
    expect(store.getState().tracking.search).toBeNull();
  });
});
