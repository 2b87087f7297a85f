import { notAvailable } from './texts';

const longDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** A date as "March 14, 2025" in the shopper's time zone; 'Not available' for null or no date (ruling 21). */
export function formatDate(iso: string | null): string {
  if (iso === null) return notAvailable;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? notAvailable : longDate.format(time);
}
