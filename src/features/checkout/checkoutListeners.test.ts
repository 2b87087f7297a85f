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

/** A shop whose checkout waits for the purchase 'mine', while another tab places 'other'. */
function openCheckout() {
  const shop = openShop();
  shop.dispatch(purchasesRead([blankPurchase('mine', 'placing'), blankPurchase('other', 'placing')]));
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

  it('says that the order was not placed where it was refused, and where it is missing', () => {
    for (const action of [orderRefused({ id: 'mine' }), orderMissing({ id: 'mine', isOld: false })]) {
      const { store, toasts, went } = openCheckout();
      store.dispatch(action);
      expect(toasts()).toMatchObject([failed]);
      expect(went).toEqual([]);
    }
  });

  it('says nothing of the order of another tab, nor of one of an earlier visit', () => {
    const { store, toasts, went } = openCheckout();
    store.dispatch(orderPlaced({ id: 'other', orderId: 'ORD-1' }));
    store.dispatch(orderRefused({ id: 'other' }));
    store.dispatch(orderMissing({ id: 'mine', isOld: true }));
    expect(toasts()).toEqual([]);
    expect(went).toEqual([]);
  });

  it('says the same where the outcome is unknown', () => {
    const { store, toasts } = openCheckout();
    store.dispatch(orderUnconfirmed({ id: 'mine' }));
    expect(toasts()).toMatchObject([
      {
        variant: 'destructive',
        title: 'Error placing order',
        message: 'Please try again later.',
        about: 'createOrder',
      },
    ]);
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
