import type { OrderProcess } from '@vendure/core';

/** Vendure's own ways sell more than there is when two come at once, so only orders of placeOrder are placed. */
export const ownOrdersAlone: OrderProcess<string> = {
  onTransitionStart(_from, to, { order }) {
    if (to === 'ArrangingPayment' && !order.customFields.idempotencyKey) {
      return 'Only placeOrder places orders: Vendure’s own ways can sell more than there is.';
    }
  },
};
