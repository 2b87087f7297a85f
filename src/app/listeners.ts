import { addAuthListeners } from '../features/auth/authListeners';
import { addSessionListeners } from '../features/auth/sessionListeners';
import { addCartListeners } from '../features/cart/cartListeners';
import { addDialogListeners } from '../features/catalog/dialogListeners';
import { addConnectionListeners } from '../features/connection/connectionListeners';
import { addKeptProductsLoader } from '../features/keptProducts/keptProductsLoader';
import { addNotificationsListeners } from '../features/notifications/notificationsListeners';
import { addOfflineLoader } from '../features/offline/offlineLoader';
import { addSearchListeners } from '../features/search/searchListeners';
import { addShopListeners } from '../features/shop/shopListeners';
import { addPurchaseLoader } from './later/purchaseLoader';
import type { AppStartListening } from './types';

/** Registers the listeners of the features; those of later screens are added with their chunk. */
export function addAppListeners(startListening: AppStartListening): void {
  addNotificationsListeners(startListening);
  addSessionListeners(startListening);
  addAuthListeners(startListening);
  addCartListeners(startListening);
  addDialogListeners(startListening);
  addKeptProductsLoader(startListening);
  addPurchaseLoader(startListening);
  addConnectionListeners(startListening);
  addOfflineLoader(startListening);
  addSearchListeners(startListening);
  addShopListeners(startListening);
}
