import { addAuthListeners, addSessionListeners } from '../features/auth/authListeners';
import { addCartListeners } from '../features/cart/cartListeners';
import { addCatalogListeners } from '../features/catalog/catalogListeners';
import { addConnectionListeners } from '../features/connection/connectionListeners';
import { addDeviceListeners } from '../features/device/deviceListeners';
import { addWishlistListeners } from '../features/wishlist/wishlistListeners';
import { addNotificationsListeners } from '../features/notifications/notificationsListeners';
import { addNewVersionListeners } from '../features/connection/newVersionListeners';
import { addLocationListeners } from '../features/location/locationListeners';
import { addCheckoutListeners } from '../features/checkout/checkoutListeners';
import { addOrderListeners } from '../features/orders/orderListeners';
import { addPaymentListeners } from '../features/payment/paymentListeners';
import { addSearchListeners } from '../features/search/searchListeners';
import { addStoreInfoListeners } from '../features/storeInfo/storeInfoListeners';
import type { AppStartListening } from './types';

export function addAppListeners(startListening: AppStartListening): void {
  addNotificationsListeners(startListening);
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
  addNewVersionListeners(startListening);
  addSearchListeners(startListening);
  addStoreInfoListeners(startListening);
}
