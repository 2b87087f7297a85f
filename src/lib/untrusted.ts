/** Reads values that a server, the storage or an address gives: what they hold is unknown until it has been read. */

declare const undescribed: unique symbol;

/** What the description does not say: any value that a field may arrive with. */
interface Undescribed {
  readonly [undescribed]: never;
}

/** A DTO as it may arrive: the compiler knows its field names and what they should hold, and any may hold anything. Read it: narrowed by hand, the compiler believes the description. */
type Untrusted<T> = { readonly [K in keyof T]?: T[K] | Undescribed | null };

/**
 * What a reader of an `As` takes: anything, but no field that the description says to be something else: a changed
 * description names the readers that have to follow.
 */
export type Readable<V, As> = [Extract<V, Undescribed>] extends [never]
  ? unknown
  : [Exclude<V, Undescribed | null | undefined>] extends [As]
    ? unknown
    : never;

/** Whether a value is an object with string keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an unknown value that should be a `T`; none where it is no object. */
export function fieldsOf<T>(value: unknown): Untrusted<T>;
export function fieldsOf(value: unknown): object {
  return isRecord(value) ? value : {};
}

/** The text with every lone half of a surrogate pair replaced: functions such as encodeURIComponent throw on them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** The well-formed text of a string or a finite number; the fallback ('' by default) for anything else. */
export function readText<V>(value: V & Readable<V, string | number>, fallback = ''): string {
  if (typeof value === 'string') return wellFormed(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** The text without space around it, cut to `limit` characters; '' for what is no text. */
export function readShortText<V>(value: V & Readable<V, string>, limit: number): string {
  const text = readText<unknown>(value).trim();
  // The cut can go through a surrogate pair.
  return text.length <= limit ? text : wellFormed(text.slice(0, limit)).trim();
}

/** An identifier of up to `limit` characters; '' for anything else. A longer one is not cut: it would be another one. */
export function readId<V>(value: V & Readable<V, string | number>, limit: number): string {
  const text = readText<unknown>(value);
  return text.length <= limit ? text : '';
}

/** A finite number, given as a number or as text such as '999.00'; null for anything else. */
export function readNumber<V>(value: V & Readable<V, string | number>): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A whole number, rounded down and kept between `min` and `max`; null for what is no number. */
export function readWhole<V>(
  value: V & Readable<V, string | number>,
  min: number,
  max: number,
): number | null {
  const number = readNumber<unknown>(value);
  return number === null ? null : Math.min(max, Math.max(min, Math.floor(number)));
}

/** An amount in rupees of at most `max`; null for what is no number or below zero. */
export function readAmount<V>(value: V & Readable<V, string | number>, max: number): number | null {
  const amount = readNumber<unknown>(value);
  return amount === null || amount < 0 ? null : Math.min(max, amount);
}

/** The own value under a key that someone else has chosen; undefined for none, and for 'constructor' and the like. */
export function ownValue<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** The elements of an array; none for anything else. */
export function readList<V>(value: V & Readable<V, readonly unknown[]>): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The first `count` non-empty texts of an array, each once and cut; a lone text counts as a list of one. */
export function readShortTexts<V>(
  value: V & Readable<V, string | readonly string[]>,
  { count, length }: { readonly count: number; readonly length: number },
): readonly string[] {
  const list = typeof value === 'string' ? [value] : readList<unknown>(value);
  const texts = new Set<string>();
  for (const entry of list) {
    if (texts.size >= count) break;
    const text = readShortText(entry, length);
    if (text !== '') texts.add(text);
  }
  return [...texts];
}
