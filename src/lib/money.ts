const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The largest amount that is written, in rupees: a longer number fits no screen. */
const MAX_AMOUNT = 1e15;

/** An amount in rupees as every screen writes it: "₹1,299.00" (ruling 1). What is no finite number counts as 0. */
export function formatMoney(amount: number): string {
  const finite = Number.isFinite(amount) ? amount : 0;
  return rupees.format(Math.min(MAX_AMOUNT, Math.max(-MAX_AMOUNT, finite)));
}
