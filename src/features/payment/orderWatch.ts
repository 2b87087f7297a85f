/**
 * How an order is watched while its QR code is shown or a payment app is open: often at first, when most shoppers
 * pay, then less and less, so that a forgotten page costs the server next to nothing. All in milliseconds.
 */

/** After this long nobody is expected to pay any more. */
export const WATCH_TIME = 10 * 60_000;

const steps = [
  { until: 60_000, pause: 5_000 },
  { until: 3 * 60_000, pause: 10_000 },
] as const;
const lastPause = 30_000;

/** How long to wait before the next look, when the order has been watched for so long. */
export function nextPause(watched: number): number {
  return steps.find(({ until }) => watched < until)?.pause ?? lastPause;
}
