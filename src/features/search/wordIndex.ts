import SearchableMap from 'minisearch/SearchableMap';
import { isEmptyWord, meaningWords, synonymsOf, UNITS } from './searchWords';

/** How much a word counts where it is found: in a product's name, or in its categories and colours. */
const NAME_WEIGHT = 3;
const OTHER_WEIGHT = 1;
const SYNONYM_WEIGHT = 0.9;
/** How much more a product counts whose name has the typed words one after the other. */
const PHRASE_FACTOR = 1.5;
/** How much a word counts that only begins as the shopper typed, and one with a typing mistake. */
const PREFIX_WEIGHT = 0.6;
const TYPO_WEIGHT = 0.35;
/** Shorter words must be typed right; so must the others but for this many letters. */
const TYPO_MIN_LENGTH = 4;
const TYPO_DISTANCE = 1;
/** Where nothing is found, longer words may have more mistakes. */
const WIDE_TYPO_MIN_LENGTH = 6;
const WIDE_TYPO_DISTANCE = 2;
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/** Accents: a shopper may leave them out. Not the vowel signs of Indian scripts. */
const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
/** A number and its unit are one word. */
const MEASURE = new RegExp(String.raw`(\d)[\s-]+(?=(?:${UNITS})\b)`, 'g');

/** The words of a text, in lower case and without accents. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(ACCENTS, '');
  return plain
    .replace(MEASURE, '$1')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

const HAS_DIGIT = /\p{N}/u;

/**
 * Finds products by words: whole words, beginnings, and words with typing mistakes. It is MiniSearch's radix tree, from each
 * word to the products that have it: MiniSearch itself keeps a map for each word and field, which takes five times the
 * memory.
 */
export function createWordIndex() {
  /** For each word the products' positions: doubled, and odd where the word is in the name. */
  const tree = new SearchableMap<number[]>();
  let size = 0;

  function addWord(word: string, position: number, isInName: boolean): void {
    const products = tree.get(word);
    const entry = position * 2 + Number(isInName);
    if (products === undefined) tree.set(word, [entry]);
    else if ((products.at(-1) ?? -1) >> 1 !== position) products.push(entry);
  }

  /**
   * The words that a typed one may mean, with how much each counts.
   * @param joined the typed word together with a neighbour, if it has one: 'screw driver' may be one word
   * @param mayBeMistyped whether it may be typed wrong
   */
  function meanings(
    typed: string,
    joined: readonly string[],
    mayBeMistyped: boolean,
  ): ReadonlyMap<readonly number[], number> {
    const found = new Map<readonly number[], number>();
    const note = (products: readonly number[], weight: number): void => {
      if ((found.get(products) ?? 0) < weight) found.set(products, weight);
    };
    const addTypos = (distance: number): void => {
      for (const [products, mistakes] of tree.fuzzyGet(typed, distance).values())
        if (mistakes > 0) note(products, TYPO_WEIGHT / mistakes);
    };
    for (const [word, products] of tree.atPrefix(typed))
      note(
        products,
        word.length === typed.length ? 1 : (PREFIX_WEIGHT * (1 + typed.length / word.length)) / 2,
      );
    const noteWord = (word: string, weight: number): void => {
      const products = tree.get(word);
      if (products !== undefined) note(products, weight);
    };
    for (const word of synonymsOf(typed)) noteWord(word, SYNONYM_WEIGHT);
    for (const word of joined) {
      noteWord(word, 1);
      for (const other of synonymsOf(word)) noteWord(other, SYNONYM_WEIGHT);
    }
    // What is found as it is typed is no mistake: 'black' is not 'block'. Nor is a number: '17mm' is not '19mm'.
    if (!mayBeMistyped || found.size > 0 || HAS_DIGIT.test(typed)) return found;
    if (typed.length >= TYPO_MIN_LENGTH) addTypos(TYPO_DISTANCE);
    if (found.size === 0 && typed.length >= WIDE_TYPO_MIN_LENGTH) addTypos(WIDE_TYPO_DISTANCE);
    return found;
  }

  /** Whether a word means something as it was typed, or says nothing. */
  function isKnown(typed: string): boolean {
    if (isEmptyWord(typed) || HAS_DIGIT.test(typed) || tree.atPrefix(typed).size > 0) return true;
    return [...synonymsOf(typed)].some((word) => tree.has(word));
  }

  /** The nearest word of the index, of equally near ones that of most products; undefined for none. */
  function nearest(typed: string): string | undefined {
    const distance = typed.length >= WIDE_TYPO_MIN_LENGTH ? WIDE_TYPO_DISTANCE : TYPO_DISTANCE;
    if (typed.length < TYPO_MIN_LENGTH) return undefined;
    const words = [...tree.fuzzyGet(typed, distance)];
    words.sort(([, [some, near]], [, [others, far]]) => near - far || others.length - some.length);
    return words[0]?.[0];
  }

  return {
    size: () => size,
    /** The text with words of the index in place of those that were typed wrong; '' where none was. */
    corrected(text: string): string {
      const typed = wordsOf(text).slice(0, MAX_WORDS);
      const meant = typed.map((word) => (isKnown(word) ? word : (nearest(word) ?? word)));
      return meant.join(' ') === typed.join(' ') ? '' : meant.join(' ');
    },
    add(name: string, other: string): void {
      const position = size;
      size += 1;
      const nameWords = new Set(wordsOf(name));
      for (const word of nameWords) addWord(word, position, true);
      for (const word of new Set(wordsOf(other))) if (!nameWords.has(word)) addWord(word, position, false);
    },
    /**
     * The positions of the products that have every word of the text, the best first; of some words if none has all.
     * @param nameAt the name of a product, where the order of its words counts
     * @param mayBeMistyped whether words may be typed wrong
     */
    find(
      text: string,
      nameAt: (position: number) => string = () => '',
      mayBeMistyped = true,
    ): readonly number[] {
      const typedWords = meaningWords([...new Set(wordsOf(text))]).slice(0, MAX_WORDS);
      const scores = new Float64Array(size);
      const matched = new Uint8Array(size);
      const best = new Float64Array(size);
      for (const [index, typed] of typedWords.entries()) {
        const joined = [(typedWords[index - 1] ?? '') + typed, typed + (typedWords[index + 1] ?? '')];
        best.fill(0);
        for (const [products, weight] of meanings(typed, joined, mayBeMistyped)) {
          // A rare word says more than one that half of the products have.
          const rarity = weight * Math.log(1 + size / products.length);
          for (const entry of products) {
            const score = rarity * (entry % 2 === 1 ? NAME_WEIGHT : OTHER_WEIGHT);
            const position = entry >> 1;
            if (score > (best[position] ?? 0)) best[position] = score;
          }
        }
        best.forEach((score, position) => {
          if (score === 0) return;
          scores[position] = (scores[position] ?? 0) + score;
          matched[position] = (matched[position] ?? 0) + 1;
        });
      }
      const mostWords = matched.reduce((most, count) => Math.max(most, count), 0);
      if (mostWords === 0) return [];
      const positions: number[] = [];
      const phrase = ` ${typedWords.join(' ')} `;
      matched.forEach((count, position) => {
        if (count !== mostWords) return;
        positions.push(position);
        const isPhrase = typedWords.length > 1 && ` ${wordsOf(nameAt(position)).join(' ')} `.includes(phrase);
        if (isPhrase) scores[position] = (scores[position] ?? 0) * PHRASE_FACTOR;
      });
      // Equal ones stay in the shop's order.
      return positions.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    },
  };
}
