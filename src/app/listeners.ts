import { addAccountListeners } from '../features/auth/accountListeners';
import { addAuthListeners } from '../features/auth/authListeners';
import { addCartListeners } from '../features/cart/cartListeners';
import { addCheckoutListeners } from '../features/checkout/checkoutListeners';
import { addContactListeners } from '../features/contact/contactListeners';
import { addOrderListeners } from '../features/orders/orderListeners';
import { addPaymentListeners } from '../features/payment/paymentListeners';
import { addShopListeners } from '../features/shop/shopListeners';
import { addUnpaidListeners } from '../features/unpaid/unpaidListeners';
import type { AppStartListening } from './types';

/** Registers every feature's listeners. */
export function addAppListeners(startListening: AppStartListening): void {
  addAuthListeners(startListening);
  addAccountListeners(startListening);
  addCartListeners(startListening);
  addCheckoutListeners(startListening);
  addContactListeners(startListening);
  addOrderListeners(startListening);
  addPaymentListeners(startListening);
  addShopListeners(startListening);
  addUnpaidListeners(startListening);
}
