import { createAction } from '@reduxjs/toolkit';

/** The tracking form was submitted with an empty field. */
export const trackingRefused = createAction('orders/trackingRefused');
