import { combineReducers } from '@reduxjs/toolkit';
import { apiReducer, storefrontApi } from '../api/storefrontApi';
import { authReducer } from '../features/auth/authSlice';
import { cartReducer } from '../features/cart/cartSlice';
import { productDraftReducer } from '../features/catalog/productDraftSlice';
import { checkoutReducer } from '../features/checkout/checkoutSlice';
import { connectionReducer } from '../features/connection/connectionSlice';
import { contactReducer } from '../features/contact/contactSlice';
import { diagnosticsReducer } from '../features/diagnostics/diagnosticsSlice';
import { notificationsReducer } from '../features/notifications/notificationsSlice';
import { trackingReducer } from '../features/orders/trackingSlice';
import { paymentReducer } from '../features/payment/paymentSlice';
import { qrToolsReducer } from '../features/payment/qrToolsSlice';
import { unpaidReducer } from '../features/unpaid/unpaidSlice';
import { shellReducer } from './layouts/shellSlice';
import { locationReducer } from './router/locationSlice';

/** The whole store: pure reducers, plain JSON. */
export const rootReducer = combineReducers({
  location: locationReducer,
  auth: authReducer,
  cart: cartReducer,
  productDraft: productDraftReducer,
  checkout: checkoutReducer,
  payment: paymentReducer,
  qrTools: qrToolsReducer,
  connection: connectionReducer,
  contact: contactReducer,
  tracking: trackingReducer,
  diagnostics: diagnosticsReducer,
  notifications: notificationsReducer,
  shell: shellReducer,
  unpaid: unpaidReducer,
  [storefrontApi.reducerPath]: apiReducer,
});
