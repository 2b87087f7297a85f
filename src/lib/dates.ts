import { brand } from '../brand';
import { lazily } from './lazily';
import { notAvailable } from './texts';
import { readText } from './untrusted';

/** Maximum length of a date in ISO 8601, with a zone and nanoseconds. */
const ISO_LENGTH = 40;

/** A date as the server sent it, or in ISO 8601 for milliseconds since 1970; null for an invalid date. */
export function readDate(value: unknown): string | null {
  if (typeof value === 'number') {
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  }
  const text = readText(value).trim();
  return text.length <= ISO_LENGTH && !Number.isNaN(Date.parse(text)) ? text : null;
}

const longDate = lazily(
  () => new Intl.DateTimeFormat(brand.dateLocale, { year: 'numeric', month: 'long', day: 'numeric' }),
);

/** A moment as "14:05" in the shopper's time zone, with the day before it unless it is that of `now`. In milliseconds. */
export function formatMoment(moment: number, now: number): string {
  const date = new Date(moment);
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  const isToday = date.toDateString() === new Date(now).toDateString();
  return isToday ? time : `${time} on ${longDate().format(date)}`;
}

/** A date as "March 14, 2025" in the shopper's time zone; 'Not available' for null or no date (ruling 21). */
export function formatDate(iso: string | null): string {
  if (iso === null) return notAvailable;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? notAvailable : longDate().format(time);
}
