import { addAuthListeners, addSessionListeners } from '../features/auth/authListeners';
import { addCartListeners } from '../features/cart/cartListeners';
import { addCatalogListeners } from '../features/catalog/catalogListeners';
import { addConnectionListeners } from '../features/connection/connectionListeners';
import { addDeviceListeners } from '../features/device/deviceListeners';
import { addWishlistListeners } from '../features/wishlist/wishlistListeners';
import { pageLeft } from '../features/notifications/notificationsSlice';
import { addLocationListeners } from '../features/location/locationListeners';
import { addCheckoutListeners } from '../features/checkout/checkoutListeners';
import { addOrderListeners } from '../features/orders/orderListeners';
import { addPaymentListeners } from '../features/payment/paymentListeners';
import { addSearchListeners } from '../features/search/searchListeners';
import { addStoreInfoListeners } from '../features/storeInfo/storeInfoListeners';
import type { AppStartListening } from './types';

export function addAppListeners(startListening: AppStartListening): void {
  // Removes the toasts of a page that was left. The first one: those below show the toasts of the new page.
  startListening({
    predicate: (_action, current, previous) =>
      current.location.location.pathname !== previous.location.location.pathname &&
      current.notifications.toasts.length > 0,
    effect: (_action, { dispatch }) => {
      dispatch(pageLeft());
    },
  });
  addLocationListeners(startListening);
  addSessionListeners(startListening);
  addAuthListeners(startListening);
  addDeviceListeners(startListening);
  addCartListeners(startListening);
  addCatalogListeners(startListening);
  addWishlistListeners(startListening);
  addCheckoutListeners(startListening);
  addPaymentListeners(startListening);
  addOrderListeners(startListening);
  addConnectionListeners(startListening);
  addSearchListeners(startListening);
  addStoreInfoListeners(startListening);
}
