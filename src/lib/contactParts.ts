import { brand } from '../brand';

/** A piece of a text, with the address that it leads to; null for plain text. */
interface ContactPart {
  readonly text: string;
  readonly href: string | null;
}

const { prefix, digits, groupings } = brand.phone;
const [LEAST, MOST] = digits;
const EMAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}`;
/** What may stand between two digits, and an area code in brackets. */
const GAP = String.raw`[\s.-]?`;
const AREA = String.raw`\(\d{1,5}\)${GAP}\d`;
/** Hours may follow a number. */
const END = String.raw`(?!\d|:\d|\s?[ap]\.?m\b)`;
const phoneNumbers = [
  String.raw`${prefix.replace('+', '[+]')}(?:[\s.()-]{0,2}\d){${LEAST},${MOST}}${END}`,
  String.raw`\+\d{1,3}${GAP}(?:${AREA}|\d)(?:${GAP}\d){5,12}${END}`,
  // Without the country's code only numbers as long as the country's, with a 0 or 1 before them or not.
  String.raw`(?:${AREA}(?:${GAP}\d){5,8}|\d(?:${GAP}\d){${LEAST - 1},${MOST}})${END}`,
];
const contact = new RegExp(`${EMAIL}|(?<![\\p{L}\\d.+:/@-])(?:${phoneNumbers.join('|')})`, 'giu');

/** A text in pieces: email addresses and phone numbers, without extensions and hours, and what is between them. */
export function contactParts(text: string): readonly ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(contact)) {
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: found, href: found.includes('@') ? `mailto:${found}` : telephoneUrl(found) });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** The same of the text that a shop gives as its phone: a short number alone is one too. */
export function phoneParts(phone: string): readonly ContactPart[] {
  const parts = contactParts(phone);
  const isNumber = /^\+?[\d\s().-]*\d$/.test(phone) && parts.every(({ href }) => href === null);
  return isNumber ? [{ text: phone, href: telephoneUrl(phone) }] : parts;
}

/** The address that calls a phone number: its digits and a leading plus. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A phone number of the country in groups, such as '+91 80 4123 4567'; any other as it is. */
export function groupedPhone(phone: string): string {
  if (!phone.startsWith(prefix)) return phone;
  const number = phone.slice(prefix.length);
  const [, ...groups] =
    groupings.map((grouping) => grouping.exec(number)).find((found) => found !== null) ?? [];
  return groups.length === 0 ? phone : [prefix, ...groups].join(' ');
}
