import { createAction } from '@reduxjs/toolkit';

/** The shopper wanted to track an order and left a field empty. */
export const trackingRefused = createAction('orders/trackingRefused');
