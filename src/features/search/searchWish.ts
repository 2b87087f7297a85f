import { brand } from '../../brand';
import { country } from '../../brand/country';
import type { ProductFacts } from './productTable';

/** What a search asks for besides words. */
interface Wish {
  /** What is left of the text; '' for nothing. */
  readonly words: string;
  /** In the shop's currency; null for no limit. */
  readonly min: number | null;
  readonly max: number | null;
  /** Sizes in upper case, any of which will do. */
  readonly sizes: readonly string[];
}

/** What is written otherwise in the catalogue. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bhammer drills?\b/i, 'rotary hammer'],
  [/\bt[\s-]?shirts?\b/i, 'tshirt'],
];

const CURRENCY = country.currency.typed;
const { groupMark } = brand.amounts;
const AMOUNT = String.raw`(?:${CURRENCY})?\s*(\d[\d${groupMark}]*)(?:\s*(?:${CURRENCY})(?![a-z]))?`;
const AT_MOST = new RegExp(
  String.raw`\b(?:under|below|less than|up ?to|within|max(?:imum)?)\s*${AMOUNT}`,
  'i',
);
const AT_LEAST = new RegExp(String.raw`\b(?:over|above|more than|from|min(?:imum)?)\s*${AMOUNT}`, 'i');
const BETWEEN = new RegExp(
  String.raw`(?:\bbetween\s+)?${AMOUNT}\s*(?:to|and|-|–)\s*${AMOUNT}(?!\s*(?:mm|cm|m|g|kg|ml|l|v|w|x|inch)\b|\d)`,
  'i',
);
/** Smaller numbers are measures. */
const LOWEST_RANGE_END = 100;

const CLOTHING_SIZE = /(?:^|\s)(?:size\s+)?(xxs|xs|s|m|l|xl|xxl|xxxl)(?=\s|$)/i;
const SHOE_SIZE = /\b(?:size\s+)?uk\s*(\d{1,2})\b/i;

const amountOf = (text: string | undefined): number => Number((text ?? '').replaceAll(groupMark, ''));

/** Takes a part out of a text. */
const without = (text: string, part: string): string => text.replace(part, ' ').replace(/\s+/g, ' ').trim();

/** Reads the limits of the price: 'under 500', 'over 2,000', '500 to 1000'. */
function readPrices(text: string): Omit<Wish, 'sizes'> {
  const range = BETWEEN.exec(text);
  if (range !== null) {
    const [part, low, high] = range;
    const [min, max] = [amountOf(low), amountOf(high)];
    if (max >= LOWEST_RANGE_END && min < max) return { words: without(text, part), min, max };
  }
  const most = AT_MOST.exec(text);
  if (most !== null) return { words: without(text, most[0]), min: null, max: amountOf(most[1]) };
  const least = AT_LEAST.exec(text);
  if (least !== null) return { words: without(text, least[0]), min: amountOf(least[1]), max: null };
  return { words: text, min: null, max: null };
}

/** Reads a search: words, limits of the price, and a size beside other words, such as 'kurta XL under 2000'. */
export function readWish(text: string): Wish {
  const plain = phrases.reduce((rest, [phrase, written]) => rest.replace(phrase, written), text);
  const { words, min, max } = readPrices(plain);
  const shoe = SHOE_SIZE.exec(words);
  const clothing = CLOTHING_SIZE.exec(words);
  const [part = '', size = ''] = shoe ?? clothing ?? [];
  const rest = without(words, part);
  // A size alone is a word like any other.
  if (part === '' || rest === '') return { words, min, max, sizes: [] };
  return { words: rest, min, max, sizes: [shoe === null ? size.toUpperCase() : `UK ${size}`] };
}

/**
 * The positions of the products that are of the price and the size that are asked for. Where none has the size, it says
 * something else, and all stay.
 */
export function fulfilling(
  { min, max, sizes }: Wish,
  positions: readonly number[],
  factsAt: (position: number) => ProductFacts,
): readonly number[] {
  const affordable = positions.filter((position) => {
    const { price } = factsAt(position);
    return (min === null || price >= min) && (max === null || price <= max);
  });
  if (sizes.length === 0) return affordable;
  const fitting = affordable.filter((position) =>
    factsAt(position).sizes.some((size) => sizes.includes(size.toUpperCase())),
  );
  return fitting.length === 0 ? affordable : fitting;
}
