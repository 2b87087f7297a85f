import { openShop } from '../../testing/openShop';
import { blankPurchase } from './purchase';
import {
  orderMissing,
  orderPlaced,
  orderRefused,
  orderUnconfirmed,
  purchasesRead,
  resolutionStarted,
  submitRefused,
} from './checkoutSlice';

/** A shop whose checkout waits for the purchase 'mine', while other tabs place others. */
function openCheckout() {
  const shop = openShop();
  const records = ['mine', 'other', 'another'].map((id) => blankPurchase(id, 'placing'));
  shop.dispatch(purchasesRead(records));
  shop.dispatch(resolutionStarted({ id: 'mine' }));
  return shop;
}

const failed = {
  variant: 'destructive',
  title: 'Error placing order',
  message: 'Please try again later.',
  about: 'createOrder',
};

describe('The checkout that waits for an order', () => {
  it('leads to its payment, and says there that it was created', () => {
    const { store, went, toasts } = openCheckout();
    store.dispatch(orderPlaced({ id: 'mine', orderId: 'ORD 1/2' }));
    expect(went).toEqual(['/payment?orderId=ORD+1%2F2']);
    expect(toasts()).toMatchObject([
      {
        variant: 'success',
        title: 'Order created successfully',
        message: 'Proceeding to payment...',
        isForNextPage: true,
      },
    ]);
  });

  it.each([
    ['was refused', orderRefused({ id: 'mine', reason: 'Sold out.' })],
    ['is missing', orderMissing({ id: 'mine', isOld: false })],
    ['may exist', orderUnconfirmed({ id: 'mine' })],
  ])('says that the order was not placed where it %s', (_what, action) => {
    const { store, toasts, went } = openCheckout();
    store.dispatch(action);
    expect(toasts()).toMatchObject([failed]);
    expect(went).toEqual([]);
  });

  it('says nothing of the purchases that it does not wait for, nor of one of an earlier visit', () => {
    const { store, toasts, went } = openCheckout();
    store.dispatch(orderUnconfirmed({ id: 'other' }));
    store.dispatch(orderRefused({ id: 'other', reason: '' }));
    store.dispatch(orderPlaced({ id: 'another', orderId: 'ORD-1' }));
    store.dispatch(orderMissing({ id: 'mine', isOld: true }));
    expect(toasts()).toEqual([]);
    expect(went).toEqual([]);
  });

  it.each([
    ['cartEmpty', 'Cart is empty', 'Please add items to your cart before checkout.'],
    ['blankFields', 'Please fill all fields', 'All shipping information fields are required.'],
  ] as const)('says why the form was not sent: %s', (reason, title, message) => {
    const { store, toasts } = openCheckout();
    store.dispatch(submitRefused({ reason }));
    expect(toasts()).toMatchObject([{ variant: 'destructive', title, message, about: 'createOrder' }]);
  });
});
