import type { PaymentField } from '../../api/models/types';
import { PHONE_PREFIX } from '../../lib/constants';

const phoneName = /phone/i;
/** Separators between the digits of a phone number, as people and address books write them; some are invisible. */
const separators = /[\s().\-\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\u2212]/g;
/** Types whose name tells that they take a phone number; a checkbox named 'phoneConsent' takes none. */
const typedTypes: ReadonlySet<PaymentField['type']> = new Set(['text', 'number']);
/** The country or trunk code in any spelling, before ten digits. */
const writtenPrefix = /^(?:\+91|0091|91|0)(?=\d{10}$)/;

/** A complete Indian number without '+': a trunk or country code, then ten digits. */
const wholeNumber = /^(?:0091|91|0)(?=\d{10}$)/;

/** Whether a field takes a phone number: type tel, or a typed field whose name contains 'phone' (section 5). */
export function isPhoneField({ type, name }: Pick<PaymentField, 'type' | 'name'>): boolean {
  return type === 'tel' || (typedTypes.has(type) && phoneName.test(name));
}

/** An Indian number as phone fields hold it, from one as people write it; '' for any other text. */
export function wholePhone(text: string): string {
  const digits = text.replace(separators, '').replace(writtenPrefix, '');
  return /^\d{10}$/.test(digits) ? PHONE_PREFIX + digits : '';
}

/**
 * A phone field's value after a change: without separators, and with one prefix where a complete number was pasted in
 * place of the prefix or after it. Ten digits without a code are unchanged, as more may be typed.
 */
export function normalisedPhone(value: string): string {
  const plain = value.replace(separators, '');
  if (!plain.startsWith(PHONE_PREFIX)) return plain.replace(wholeNumber, PHONE_PREFIX);
  return PHONE_PREFIX + plain.slice(PHONE_PREFIX.length).replace(writtenPrefix, '');
}
