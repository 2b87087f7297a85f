/** Texts that many entries share, each kept once and known by its number. */
interface TextList {
  readonly texts: readonly (readonly string[])[];
  numberOf(texts: readonly string[]): number;
  /** Nothing is added any more. */
  close(): void;
}

/** Creates an empty list of texts. */
export function createTextList(): TextList {
  const texts: (readonly string[])[] = [];
  const numbers = new Map<string, number>();
  return {
    texts,
    numberOf(list) {
      const key = JSON.stringify(list);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, texts.length);
      return texts.push(list) - 1;
    },
    close: () => numbers.clear(),
  };
}
