import { addPaymentListeners } from '../../features/payment/paymentListeners';
import { paymentReducer } from '../../features/payment/paymentSlice';
import { qrToolsReducer } from '../../features/payment/qrToolsSlice';
import type { LaterFeature } from './laterFeatures';

/** Loaded with the payment page. */
export const paymentFeature: LaterFeature = {
  reducers: { payment: paymentReducer, qrTools: qrToolsReducer },
  addListeners: addPaymentListeners,
};
