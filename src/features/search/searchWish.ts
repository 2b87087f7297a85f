import { LONG_UNITS, UNITS } from './searchWords';
import type { ProductFacts } from './productList';
import { plainDigits, readTypedAmount, typedAmount } from '../../lib/typedAmount';

interface Wish {
  /** What is left of the text; '' for nothing. Measures stay in it: products have them in their names. */
  readonly words: string;
  /** In the shop's currency; null for no limit, as `max`. */
  readonly min: number | null;
  readonly max: number | null;
  /** Such as 'XL', '8' or 'UK 8', any of which will do. */
  readonly sizes: readonly string[];
  /** Such as '17 mm'. */
  readonly measures: readonly string[];
  /** The search without one of these, in their order: the price, the sizes, the measures. */
  readonly without: readonly string[];
}

/** What is written otherwise in the catalogue. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bhammer drills?\b/i, 'rotary hammer'],
  [/\bt[\s-]?shirts?\b/i, 'tshirt'],
];

const AMOUNT = String.raw`(${typedAmount})(?!\.?\d|\s*(?:${LONG_UNITS})\b)`;
const PRICE = String.raw`\b(?:price\s+)?`;
const AT_MOST = new RegExp(
  String.raw`${PRICE}(?:under|below|less than|up ?to|within|max(?:imum)?)\s*${AMOUNT}`,
  'i',
);
const AT_LEAST = new RegExp(String.raw`${PRICE}(?:over|above|more than|from|min(?:imum)?)\s*${AMOUNT}`, 'i');
const BETWEEN = new RegExp(
  String.raw`(?:${PRICE}between\s+)?${AMOUNT}\s*(?:to|and|-|–)\s*${AMOUNT}(?!\s*(?:${UNITS}|x)\b)`,
  'i',
);
/** Smaller numbers are measures. */
const LOWEST_RANGE_END = 100;

const LETTERS = 'xxs|xs|xl|xxl|xxxl|[2-4]xl';
const NUMBER = String.raw`\d{1,2}(?:\.5)?(?!\.?\d|\s*(?:${UNITS})\b)`;
const sizePatterns = [
  new RegExp(String.raw`\bsize\s+((?:(?:uk|us|eu)\s*)?${NUMBER}|(?:${LETTERS}|[sml])\b)`, 'i'),
  new RegExp(String.raw`\b((?:uk|us|eu)\s*${NUMBER})`, 'i'),
  new RegExp(String.raw`(?<!\S)(${LETTERS})(?:\s+size)?(?![^\s,.])`, 'i'),
  // A letter alone only at the end, and after no number: 'tape 8 m' is a length.
  /(?<=[^\s\d]\s+)([sml])(?=[\s,.]*$)/i,
];
const MEASURE = new RegExp(
  String.raw`(?<![\w.])(\d+(?:\.\d+)?(?:\s*[-–x/]\s*\d+(?:\.\d+)?)?)[\s-]*(${UNITS})\b`,
  'gi',
);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Takes a match out of a text, and leaves the places of the rest as they are. */
function cut(text: string, { 0: part, index }: RegExpExecArray): string {
  return text.slice(0, index) + ' '.repeat(part.length) + text.slice(index + part.length);
}

/** The limits of the price: 'under 500', 'over 2,000', '500 to 1000'. */
function findPrices(text: string) {
  const range = BETWEEN.exec(text);
  const [min, max] = [readTypedAmount(range?.[1] ?? ''), readTypedAmount(range?.[2] ?? '')];
  if (range !== null && min !== null && max !== null && max >= LOWEST_RANGE_END && min < max)
    return { match: range, min, max };
  const most = AT_MOST.exec(text);
  if (most !== null) return { match: most, min: null, max: readTypedAmount(most[1] ?? '') };
  const least = AT_LEAST.exec(text);
  return { match: least, min: readTypedAmount(least?.[1] ?? ''), max: null };
}

function tidySize(size: string): string {
  const upper = tidy(size.toUpperCase()).replace(/^(UK|US|EU)\s*/, '$1 ');
  return upper.replace(/^(\d)XL$/, (_whole, count: string) => `${'X'.repeat(Number(count))}L`);
}

/**
 * Reads a search: words, limits of the price, a size and measures, such as 'kurta XL under 2000' or 'spanner 17mm'. What is
 * read is taken out where it stands, not where its letters come first.
 */
export function readWish(text: string): Wish {
  const plain = plainDigits(text);
  const { match: price, min, max } = findPrices(plain);
  const priced = price === null ? plain : cut(plain, price);
  const size = sizePatterns.map((pattern) => pattern.exec(priced)).find((match) => match !== null) ?? null;
  const rest = size === null ? priced : cut(priced, size);
  const measures = [...rest.matchAll(MEASURE)];
  return {
    words: phrases.reduce((words, [phrase, written]) => words.replace(phrase, written), tidy(rest)),
    min,
    max,
    sizes: size === null ? [] : [tidySize(size[1] ?? '')],
    measures: measures.map(([, number = '', unit = '']) => `${number} ${unit.toLowerCase()}`),
    without: [price, size, ...measures]
      .filter((match) => match !== null)
      .map((match) => tidy(cut(plain, match))),
  };
}

/** A size of a product for comparing; of one with a scale the number alone too. */
function namesOf(size: string): readonly string[] {
  const name = tidySize(size).replaceAll(' ', '');
  const [, number] = /^(?:UK|US|EU|IND?)(\d.*)$/.exec(name) ?? [];
  return number === undefined ? [name] : [name, number];
}

/** Whether one of the two has a scale the other leaves out, or they are the same. */
function isSameSize(one: string, other: string): boolean {
  const [first, second] = [namesOf(one), namesOf(other)];
  return first[0] === second[0] || (first.length !== second.length && first.at(-1) === second.at(-1));
}

/**
 * The positions of the products that are of the price and the size that are asked for. Where none has the size, it says
 * something else, and all stay.
 */
export function fulfilling(
  { words, min, max, sizes }: Wish,
  positions: readonly number[],
  factsAt: (position: number) => ProductFacts,
): { readonly positions: readonly number[]; readonly isSizeMet: boolean } {
  const affordable = positions.filter((position) => {
    const { price } = factsAt(position);
    return (min === null || price >= min) && (max === null || price <= max);
  });
  if (sizes.length === 0) return { positions: affordable, isSizeMet: true };
  const fitting = affordable.filter((position) =>
    factsAt(position).sizes.some((size) => sizes.some((wanted) => isSameSize(size, wanted))),
  );
  const isSizeMet = fitting.length > 0 || words === '';
  return { positions: isSizeMet ? fitting : affordable, isSizeMet };
}
