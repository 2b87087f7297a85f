import { addOrderListeners } from '../../features/orders/orderListeners';
import { trackingReducer } from '../../features/orders/trackingSlice';
import type { LaterFeature } from './laterFeatures';

/** Loaded with the orders and with the tracking of one. */
export const ordersFeature: LaterFeature = {
  reducers: { tracking: trackingReducer },
  addListeners: addOrderListeners,
};
