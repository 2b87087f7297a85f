import { createAppStore } from '../../app/store';
import { buildCartLine, buildOrder } from '../../testing/builders';
import { memoryWorld } from '../../testing/memoryWorld';
import { answer, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { cartRestored } from '../cart/cartSlice';
import { CHECKOUT_ATTEMPT_KEY } from './checkoutListeners';
import { opened, submitted } from './checkoutSlice';
import { toOrderProducts } from './orderProducts';
import { blankAddress } from './shippingAddress';
import { signedInAtStart } from '../../testing/session';

jest.setTimeout(20_000);

const lines = [buildCartLine({ quantity: 1 }), buildCartLine({ selectedSize: 'L', quantity: 2 })];
const shippingAddress = { ...blankAddress, city: 'Pune' };
const older = buildOrder({ id: 'ORD-1', createdAt: new Date().toISOString() });
/** The order that the server has made of the cart. */
const made = buildOrder({
  id: 'ORD-2',
  createdAt: new Date().toISOString(),
  items: [{ id: 1, productTitle: 'Handloom Linen Kurta', quantity: 3, price: 1999 }],
});
/** What was ordered by an earlier visit, made before anybody looked. */
const sameBefore = { ...made, id: 'ORD-0' };

/** A checkout with a filled cart, without a screen. */
async function openCheckout(shared = memoryWorld()) {
  const went: string[] = [];
  const go = (to: string) => void went.push(to);
  const world = { ...shared.world, navigator: { push: go, replace: go } };
  const store = createAppStore(world);
  store.dispatch(signedInAtStart());
  store.dispatch(cartRestored(lines));
  const state = () => store.getState();
  /** Resolves once the checkout is there. */
  const reach = (status: string) =>
    new Promise<void>((resolve) => {
      const look = (): boolean => state().checkout.status === status;
      if (look()) resolve();
      const stop = store.subscribe(() => {
        if (!look()) return;
        stop();
        resolve();
      });
    });
  const asked = requestsOf('listOrders').length;
  store.dispatch(opened());
  while (requestsOf('listOrders').length === asked) await new Promise((resolve) => setTimeout(resolve, 1));
  const order = () => void store.dispatch(submitted({ products: toOrderProducts(lines), shippingAddress }));
  const titles = () => state().notifications.toasts.map(({ title }) => title);
  const note = () => world.deviceStorage.getItem(CHECKOUT_ATTEMPT_KEY);
  return { store, state, world, order, reach, titles, note, went };
}

beforeEach(() => {
  answer('listOrders', [older, sameBefore]);
});

describe('One order for one checkout', () => {
  it('sends one request for two clicks', async () => {
    const release = hold('createOrder');
    const { order, reach } = await openCheckout();
    order();
    order();
    release();
    await reach('placed');
    expect(requestsOf('createOrder')).toHaveLength(1);
  });

  it.each([
    ['the line is cut', () => cutOff('createOrder')],
    ['the server breaks', () => refuse('createOrder', 502)],
    ['the answer names no order', () => answer('createOrder', {})],
  ])('goes on with the order that exists although %s', async (_what, arrange) => {
    const { order, reach, titles, went, state, note } = await openCheckout();
    arrange();
    answer('listOrders', [made, older, sameBefore]);
    order();
    await reach('placed');
    expect(went).toEqual(['/payment?orderId=ORD-2']);
    expect(titles()).toEqual(['Order created successfully']);
    expect(state().cart.lines).toEqual([]);
    expect(note()).toBeNull();
  });

  it('says that there is no order once it has looked, and keeps the cart', async () => {
    cutOff('createOrder');
    const { order, reach, titles, state, note } = await openCheckout();
    order();
    await reach('placing');
    expect(titles()).toEqual([]);
    await reach('open');
    expect(titles()).toEqual(['Error placing order']);
    expect(state().cart.lines).toHaveLength(2);
    expect(note()).toBeNull();
  });

  it('does not look for an order that was plainly refused', async () => {
    refuse('createOrder', 422, 'A product in this order is no longer sold.');
    const { order, reach, titles } = await openCheckout();
    const before = requestsOf('listOrders').length;
    order();
    await reach('open');
    expect(titles()).toEqual(['Error placing order']);
    expect(requestsOf('listOrders')).toHaveLength(before);
  });

  it('claims nothing where nobody can tell, and looks before it sends another', async () => {
    const { order, reach, titles, note } = await openCheckout();
    cutOff('createOrder');
    cutOff('listOrders');
    order();
    await reach('placing');
    await reach('open');
    expect(titles()).toEqual(['No answer from the store']);
    expect(note()).not.toBeNull();
    answer('listOrders', [made, older, sameBefore]);
    order();
    await reach('placed');
    expect(requestsOf('createOrder')).toHaveLength(1);
  });

  it('finds the order of the page before a reload', async () => {
    const release = hold('createOrder');
    const shared = memoryWorld();
    const before = await openCheckout(shared);
    before.order();
    await before.reach('placing');
    answer('listOrders', [made, older, sameBefore]);
    const after = await openCheckout(shared);
    await after.reach('placed');
    expect(after.went).toEqual(['/payment?orderId=ORD-2']);
    expect(after.state().cart.lines).toEqual([]);
    release();
  });

  it('goes on with the order of another tab instead of placing the same once more', async () => {
    const release = hold('createOrder');
    const shared = memoryWorld();
    const first = await openCheckout(shared);
    const second = await openCheckout(shared);
    first.order();
    second.order();
    answer('listOrders', [made, older, sameBefore]);
    release();
    await first.reach('placed');
    await second.reach('placed');
    expect(second.went).toEqual(['/payment?orderId=ORD-2']);
    expect(requestsOf('createOrder')).toHaveLength(1);
  });
});
