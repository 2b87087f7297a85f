import { brand } from '../../brand';
import type { PaymentField } from '../../api/models/types';

const phoneName = /phone/i;
/** Separators between the digits of a phone number, as people and address books write them; some are invisible. */
const separators = /[\s().\-\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\u2212]/g;
/** Types whose name tells that they take a phone number; a checkbox named 'phoneConsent' takes none. */
const typedTypes: ReadonlySet<PaymentField['type']> = new Set(['text', 'number']);
const {
  prefix,
  digits: [least, most],
} = brand.phone;
const code = prefix.slice(1);

export const phoneLengths = [prefix.length + least, prefix.length + most] as const;

const wholeNumber = new RegExp(String.raw`^\d{${least},${most}}$`);
/** The country or trunk code in any spelling, before a number. A shorter number may itself begin like the country code. */
const writtenPrefix = new RegExp(
  String.raw`^(?:\+${code}|00${code}|${code}(?=\d{${most}}$)|0(?!0))(?=\d{${least},${most}}$)`,
);

/** Whether a field takes a phone number: type tel, or a typed field whose name contains 'phone'. */
export function isPhoneField({ type, name }: Pick<PaymentField, 'type' | 'name'>): boolean {
  return type === 'tel' || (typedTypes.has(type) && phoneName.test(name));
}

/** A number of the country as phone fields hold it, from one as people write it; '' for any other text. */
export function wholePhone(text: string): string {
  const digits = text.replace(separators, '').replace(writtenPrefix, '');
  return wholeNumber.test(digits) ? prefix + digits : '';
}

/**
 * A phone field's value after a change: without separators, and with one prefix where a complete number was pasted in
 * place of the prefix or after it. Digits without a code are unchanged, as more may be typed.
 */
export function normalisedPhone(value: string): string {
  const plain = value.replace(separators, '');
  if (!plain.startsWith(prefix)) return plain.replace(writtenPrefix, prefix);
  return prefix + plain.slice(prefix.length).replace(writtenPrefix, '');
}
