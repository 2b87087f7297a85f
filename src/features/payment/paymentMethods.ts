import type { PaymentField, PaymentOption } from '../../api/models/types';

export type MethodKind = 'cash' | 'qr' | 'qrImage' | 'wallet' | 'upi' | 'card' | 'bank' | 'other';

/** Words of an option by kind; the first match counts: 'UPI QR' is a code, 'Bank card' a card. */
const kindByWords: readonly (readonly [RegExp, MethodKind])[] = [
  [/\b(cash|cod|(on|at) delivery)\b/, 'cash'],
  [/\bqr\b.*\b(image|picture)\b/, 'qrImage'],
  [/\b(qr|scan)\b/, 'qr'],
  [/\b(e ?)?wallets?\b|\b(paytm|mobikwik|amazon pay)\b/, 'wallet'],
  [/\b(upi|bhim|g ?pay|google ?pay|phone ?pe)\b/, 'upi'],
  [/\b(cards?|visa|master ?card|ru ?pay|amex|credit|debit)\b/, 'card'],
  [/\b(net|internet|online) ?bank(ing)?\b|\bbank (transfer|account)\b|\b(neft|imps|rtgs)\b/, 'bank'],
];

/** More choices than this are quicker to find in a list. */
const MOST_TILES = 8;

/** A name, value or label in lower case, its words parted by spaces: 'payMethod' and 'pay-method' are 'pay method'. */
function wordsOf(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The kind of a payment method, by the words of its label and value; 'other' where they say nothing. */
export function methodKind({ label, value }: PaymentOption): MethodKind {
  const words = [wordsOf(label), wordsOf(value)];
  return kindByWords.find(([pattern]) => words.some((text) => pattern.test(text)))?.[1] ?? 'other';
}

/** Whether a choice is shown as tiles, which an optional one could not clear again: that stays a list, as a long one does. */
export function hasTiles({ type, options, rules }: PaymentField): boolean {
  return type === 'select' && rules.required && options.length <= MOST_TILES;
}
