import { addAccountListeners } from '../features/auth/accountListeners';
import { addAuthListeners } from '../features/auth/authListeners';
import { addSessionListeners } from '../features/auth/sessionListeners';
import { addCartListeners } from '../features/cart/cartListeners';
import { addDialogListeners } from '../features/catalog/dialogListeners';
import { addCheckoutListeners } from '../features/checkout/checkoutListeners';
import { addConnectionListeners } from '../features/connection/connectionListeners';
import { addContactListeners } from '../features/contact/contactListeners';
import { addKeptProductsListeners } from '../features/keptProducts/keptProductsListeners';
import { addNotificationsListeners } from '../features/notifications/notificationsListeners';
import { addOfflineListeners } from '../features/offline/offlineListeners';
import { addOrderListeners } from '../features/orders/orderListeners';
import { addPaymentListeners } from '../features/payment/paymentListeners';
import { addPurchaseListeners } from '../features/purchase/purchaseListeners';
import { addPurchaseStorageListeners } from '../features/purchase/purchaseStorage';
import { addSavedAddressListeners } from '../features/purchase/savedAddresses';
import { addSearchListeners } from '../features/search/searchListeners';
import { addShopListeners } from '../features/shop/shopListeners';
import type { AppStartListening } from './types';

/** Registers the listeners of all features. */
export function addAppListeners(startListening: AppStartListening): void {
  addNotificationsListeners(startListening);
  addSessionListeners(startListening);
  addAuthListeners(startListening);
  addAccountListeners(startListening);
  addCartListeners(startListening);
  addDialogListeners(startListening);
  addKeptProductsListeners(startListening);
  // Before the listeners that send it: a purchase is stored first.
  addPurchaseStorageListeners(startListening);
  addSavedAddressListeners(startListening);
  addPurchaseListeners(startListening);
  addCheckoutListeners(startListening);
  addPaymentListeners(startListening);
  addOrderListeners(startListening);
  addConnectionListeners(startListening);
  addContactListeners(startListening);
  addOfflineListeners(startListening);
  addSearchListeners(startListening);
  addShopListeners(startListening);
}
