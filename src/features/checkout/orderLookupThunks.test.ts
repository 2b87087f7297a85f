/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { toOrder } from '../../api/models/order';
import { buildOrder } from '../../testing/builders';
import { answer, answerWrongly, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { waitFor } from '../../testing/waitFor';
import { loadOrder, loadOrders, LOOKUP_INTERVAL, searchOrders } from './orderLookupThunks';

const wanted = { orderId: 'ORD-1', contactInfo: '+919812345678' };
const order = buildOrder({ id: 'ORD-1' });
const others = [buildOrder({ id: 'ORD-2' }), buildOrder({ id: 'ORD-3' })];
const found = { kind: 'found', value: toOrder(order) };

const openSignedIn = () => openShop({ shopper: 'signedIn' }).store;

describe('Looking up one order', () => {
  it('asks for it by its number and the phone or email', async () => {
    answer('trackOrder', order);
    expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual(found);
    expect(requestsOf('trackOrder')).toHaveLength(1);
    expect(requestsOf('listOrders')).toHaveLength(0);
  });

  it('asks again each time', async () => {
    const store = openSignedIn();
    answer('trackOrder', buildOrder({ id: 'ORD-1', status: 0 }));
    await store.dispatch(loadOrder(wanted));
    const paid = buildOrder({ id: 'ORD-1', status: 1 });
    answer('trackOrder', paid);
    expect(await store.dispatch(loadOrder(wanted))).toEqual({ kind: 'found', value: toOrder(paid) });
  });

  it('searches all orders where neither is known', async () => {
    answer('listOrders', [...others, order]);
    expect(await openSignedIn().dispatch(loadOrder({ ...wanted, contactInfo: '' }))).toEqual(found);
    expect(requestsOf('trackOrder')).toHaveLength(0);
  });

  it.each([403, 404])('searches all orders where the answer is %d', async (status) => {
    refuse('trackOrder', status);
    answer('listOrders', [...others, order]);
    expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual(found);
  });

  it.each([
    ['the server fails', () => refuse('trackOrder', 500)],
    ['there is no response', () => cutOff('trackOrder')],
  ])('finds nothing out where %s', async (_what, arrange) => {
    arrange();
    answer('listOrders', [order]);
    expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual({ kind: 'unknown' });
    expect(requestsOf('listOrders')).toHaveLength(0);
  });

  it('searches all orders where the answer names none', async () => {
    answerWrongly('trackOrder', {});
    answer('listOrders', [...others, order]);
    expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual(found);
  });

  it('leaves no answer in the cache for longer than a page would', async () => {
    answer('trackOrder', order);
    const store = openSignedIn();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const look = store.dispatch(loadOrder(wanted));
    await jest.advanceTimersByTimeAsync(0);
    await look;
    await jest.advanceTimersByTimeAsync(61_000);
    jest.useRealTimers();
    expect(store.getState().api.queries).toEqual({});
  });

  it('says that there is none where the store does not list it', async () => {
    refuse('trackOrder', 404);
    answer('listOrders', others);
    expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual({ kind: 'none' });
  });

  it('does not say so where the orders cannot be loaded', async () => {
    refuse('trackOrder', 404);
    cutOff('listOrders');
    expect(await openSignedIn().dispatch(loadOrder(wanted))).toEqual({ kind: 'unknown' });
  });
});

describe('Searching the orders', () => {
  /** Searches for the order, and gives the outcome and the times that it waited between its tries. */
  async function search(attempts: number, onWait: () => void = () => undefined) {
    const waits: number[] = [];
    const delay = async (milliseconds: number) => {
      waits.push(milliseconds);
      onWait();
    };
    const find = (orders: readonly { readonly id: string }[]) =>
      orders.find(({ id }) => id === 'ORD-1')?.id ?? null;
    const result = await openSignedIn().dispatch(searchOrders({ find, attempts, delay }));
    return { result, waits };
  }

  it('ends with the first try that finds it', async () => {
    answer('listOrders', [order]);
    expect(await search(3)).toEqual({ result: { kind: 'found', value: 'ORD-1' }, waits: [] });
    expect(requestsOf('listOrders')).toHaveLength(1);
  });

  it('tries again after a while', async () => {
    answer('listOrders', others);
    const { result, waits } = await search(3, () => answer('listOrders', [order]));
    expect(result).toEqual({ kind: 'found', value: 'ORD-1' });
    expect(waits).toEqual([LOOKUP_INTERVAL]);
  });

  it('tries as often as asked, and no more', async () => {
    answer('listOrders', others);
    expect(await search(2)).toEqual({ result: { kind: 'none' }, waits: [LOOKUP_INTERVAL] });
    expect(requestsOf('listOrders')).toHaveLength(2);
  });

  it.each([
    ['cannot be loaded', () => cutOff('listOrders'), () => undefined, 'unknown'],
    ['cannot be loaded at last', () => answer('listOrders', others), () => cutOff('listOrders'), 'unknown'],
    ['can be loaded at last', () => cutOff('listOrders'), () => answer('listOrders', others), 'none'],
  ])('where they %s: %#', async (_what, arrange, onWait, kind) => {
    arrange();
    expect((await search(2, onWait)).result).toEqual({ kind });
  });
});

it('Orders are loaded anew though a request of before is still running', async () => {
  const release = hold('listOrders');
  const store = openSignedIn();
  const before = store.dispatch(loadOrders());
  await waitFor(() => expect(requestsOf('listOrders')).toHaveLength(1));
  const after = store.dispatch(loadOrders());
  answer('listOrders', [order]);
  release();
  await before;
  expect(await after).toEqual([toOrder(order)]);
  expect(requestsOf('listOrders')).toHaveLength(2);
});
