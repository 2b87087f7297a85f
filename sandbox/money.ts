/** Money is kept in whole paise, so that sums are exact; rupees exist on the wire and on paper only. */

const PAISE_PER_RUPEE = 100;

const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** Takes rupees, returns whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * PAISE_PER_RUPEE);

/** Takes paise, returns rupees. */
export const toRupees = (paise: number): number => paise / PAISE_PER_RUPEE;

/** Takes paise, returns what a bank's form carries, such as '3997.00'. */
export const toAmountText = (paise: number): string => toRupees(paise).toFixed(2);

/** Takes paise, returns what a person reads, such as '₹1,23,456.00'. */
export const formatPaise = (paise: number): string => rupeeFormat.format(toRupees(paise));
