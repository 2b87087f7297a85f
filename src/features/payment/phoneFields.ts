import type { PaymentField } from '../../api/models/types';
import { PHONE_MAX_LENGTH, PHONE_PREFIX } from '../../lib/constants';

const phoneName = /phone/i;
/** What people, and address books, put between the digits of a phone number; some of it cannot be seen. */
const separators = /[\s().\-\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\u2212]/g;
/** Types that a phone number can be typed into; a checkbox named 'phoneConsent' is none. */
const typedTypes: ReadonlySet<PaymentField['type']> = new Set(['text', 'number', 'tel']);
/** Ways to write the country's code, or none, before ten digits. */
const writtenPrefix = /^(?:\+91|0091|91|0)(?=\d{10}$)/;

/** A whole number of India that cannot be anything else: a trunk or country code, then ten digits. */
const wholeNumber = /^(?:0091|91|0)(?=\d{10}$)/;

/** Whether a field takes a phone number: type tel, or a typed field whose name contains 'phone' (section 5). */
export function isPhoneField({ type, name }: Pick<PaymentField, 'type' | 'name'>): boolean {
  return type === 'tel' || (typedTypes.has(type) && phoneName.test(name));
}

/**
 * What a phone field holds after a change: without what people write between the digits, and with one prefix
 * where a whole number was pasted behind the one that is there, or in its place. Ten bare digits stay as they
 * are: they may still be growing, and it is said what is missing.
 */
export function normalisedPhone(value: string): string {
  const plain = value.replace(separators, '');
  if (!plain.startsWith(PHONE_PREFIX)) return plain.replace(wholeNumber, PHONE_PREFIX);
  if (plain.length <= PHONE_MAX_LENGTH) return plain;
  return PHONE_PREFIX + plain.slice(PHONE_PREFIX.length).replace(writtenPrefix, '');
}
