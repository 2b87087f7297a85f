const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount in rupees as every screen writes it: "₹1,299.00" (ruling 1). What is no finite number counts as 0. */
export function formatMoney(amount: number): string {
  return rupees.format(Number.isFinite(amount) ? amount : 0);
}
