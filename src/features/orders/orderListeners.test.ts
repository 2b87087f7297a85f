/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import { openShop } from '../../testing/openShop';
import { buildOrder } from '../../testing/builders';
import { answer, answerWrongly, refuse } from '../../testing/server';

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

  it('that is found is told of', async () => {
    answer('trackOrder', buildOrder({ id: 'ORD-1' }));
    expect(await look()).toMatchObject([{ title: 'Order found' }]);
  });

  it('that is not found, or cannot be looked up, is told of as one', async () => {
    answerWrongly('trackOrder', {});
    const missing = await look();
    expect(missing).toMatchObject([{ variant: 'destructive', about: 'trackOrder' }]);
    refuse('trackOrder', 400);
    expect(await look()).toMatchObject([{ variant: 'destructive', message: missing[0]?.message }]);
  });

  it('that is looked up for the payment is not told of', async () => {
    answer('trackOrder', buildOrder({ id: 'ORD-1' }));
    expect(await look('/payment?orderId=ORD-1')).toEqual([]);
    refuse('trackOrder', 400);
    expect(await look('/payment?orderId=ORD-1')).toEqual([]);
  });
});
