/**
 * How often an order is looked up while its QR code is shown or a payment app is open: often at first, when most
 * shoppers pay, then less often, so that a forgotten page costs the server little. All in milliseconds.
 */

/** After this time the shop stops looking the order up by itself. */
export const POLLING_TIMEOUT = 10 * 60_000;

const shortIntervals = [
  { until: 60_000, interval: 5_000 },
  { until: 3 * 60_000, interval: 10_000 },
] as const;
const LAST_INTERVAL = 30_000;

/** The time until the next look-up of an order that has been polled for `elapsed`. */
export function pollingInterval(elapsed: number): number {
  return shortIntervals.find(({ until }) => elapsed < until)?.interval ?? LAST_INTERVAL;
}
