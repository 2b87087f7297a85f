import { brand } from '../brand';
import { lazily } from './lazily';
import { notAvailable } from './texts';
import { readText, type Readable } from './untrusted';

/** Maximum length of a date in ISO 8601, with a zone and nanoseconds. */
const ISO_LENGTH = 40;

/** A date as the server sent it, or in ISO 8601 for milliseconds since 1970; null for an invalid date. */
export function readDate<V>(value: V & Readable<V, string | number>): string | null {
  if (typeof value === 'number') {
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  }
  const text = readText<unknown>(value).trim();
  return text.length <= ISO_LENGTH && !Number.isNaN(Date.parse(text)) ? text : null;
}

const dayMonthYear = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const date = lazily(() => new Intl.DateTimeFormat(brand.dateLocale, dayMonthYear));

/** A moment as "14:05" in the shopper's time zone, with the day before it unless it is that of `now`. In milliseconds. */
export function formatMoment(moment: number, now: number): string {
  const day = new Date(moment);
  const time = [day.getHours(), day.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  const isToday = day.toDateString() === new Date(now).toDateString();
  return isToday ? time : `${time} on ${date().format(day)}`;
}

/** A date as "March 14, 2025" in the shopper's time zone; 'Not available' for null or no date. */
export function formatDate(iso: string | null): string {
  const time = iso === null ? NaN : Date.parse(iso);
  return Number.isNaN(time) ? notAvailable : date().format(time);
}

/** When an order of this date was placed, in milliseconds since 1970; without a date it counts as the oldest. */
export function orderTime(date: string | null): number {
  const time = date === null ? NaN : Date.parse(date);
  return Number.isNaN(time) ? -Infinity : time;
}
