/** The most pieces of one variant in an order. */
export const MAX_QUANTITY = 1000;
