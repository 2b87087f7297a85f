/**
 * Reading what a server sent. The description types an answer, but nobody has checked the bytes: these
 * functions keep a field's name under the compiler's eye and treat its value as unknown.
 */

/** A DTO whose field names are known and whose values are not. */
export type Untrusted<T> = { readonly [K in keyof T]?: unknown };

const nothing = {};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a DTO; none where the value is no object. */
export function fieldsOf<T>(value: T | null | undefined): Untrusted<T>;
export function fieldsOf(value: unknown): object {
  return isObject(value) ? value : nothing;
}

/** Whether a value is an object with string keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value);
}

/** The text of a string or a finite number; the fallback ('' by default) for anything else. */
export function readText(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** A finite number, given as a number or as text such as '999.00'; null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** The elements of an array; none for anything else. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The non-empty texts of an array; a lone text counts as a list of one. */
export function readTexts(value: unknown): readonly string[] {
  const list = typeof value === 'string' ? [value] : readList(value);
  return list.map((entry) => readText(entry).trim()).filter((entry) => entry !== '');
}

/** The entries of an object whose values are texts or numbers, as texts. */
export function readTextMap(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => typeof entry === 'string' || typeof entry === 'number')
      .map(([name, entry]) => [name, readText(entry)]),
  );
}
