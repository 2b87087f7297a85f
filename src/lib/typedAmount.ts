import { brand } from '../brand';
import { country } from '../brand/country';

const { groupMark, decimalMark } = brand.amounts;
const CURRENCY = String.raw`(?:${country.currency.typed})`;
const GROUPED = String.raw`\d{1,3}(?:[${groupMark}]\d{2,3})*[${groupMark}]\d{3}|\d{1,2}(?: \d{2,3})* \d{3}`;
const NUMBER = String.raw`(?:(?:${GROUPED})(?!\d)|\d+(?![${groupMark}]?\d))(?:[${decimalMark}]\d+)?`;

/**
 * An amount as people write it, as part of a regular expression with `i` for a text with plain digits: with the currency or
 * without, with groups, with decimals, and with 'k' for a thousand.
 */
export const typedAmount = String.raw`(?:${CURRENCY}\s?)?${NUMBER}(?:\s?k(?![a-z]))?(?:\s?${CURRENCY}(?![a-z]))?`;

const wholeAmount = new RegExp(String.raw`^${typedAmount}[${decimalMark}]?$`, 'i');
const number = new RegExp(NUMBER);
/** The digits of India's scripts stand in blocks of 128 characters, from this place of each. */
const INDIAN_DIGITS = /(?=\p{Nd})[\u0966-\u0d6f]/gu;
const ZERO = 0x66;

/** The text with the digits that prices are shown in, whatever script they were typed in. */
export function plainDigits(text: string): string {
  const plain = text.normalize('NFKC');
  return plain.replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) % 0x80) - ZERO));
}

/** An amount that somebody typed; null for what is none. */
export function readTypedAmount(text: string): number | null {
  const plain = plainDigits(text).trim();
  if (!wholeAmount.test(plain)) return null;
  const digits = (number.exec(plain)?.[0] ?? '').replaceAll(groupMark, '').replaceAll(' ', '');
  const thousands = /\dk|\d k/i.test(plain) ? 1000 : 1;
  return Number(digits.replace(decimalMark, '.')) * thousands;
}
