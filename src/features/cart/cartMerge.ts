import { LIMITS } from '../../lib/constants';
import { lineKey } from '../../lib/lineChoice';
import { isRecord, readId, readList, readNumber } from '../../lib/untrusted';
import type { ReadLines } from './cartLine';
import { readLines } from './cartLine';
import type { CartContents, CartOperation } from './cartOperations';
import { applyOperation, readOperation } from './cartOperations';

/** A cart with the operations that it contains: for each tab the number of the last one. */
export interface KeptCart extends CartContents {
  readonly applied: ReadonlyMap<string, number>;
}

/** One operation of a tab. The operations of a tab are numbered from 1 without gaps. */
export interface JournalEntry {
  readonly sequence: number;
  /** How many operations the cart contained before. An operation that was made after another one has a larger number. */
  readonly after: number;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly operation: CartOperation;
}

/** The newest operations of each tab, oldest first. */
export type Journals = ReadonlyMap<string, readonly JournalEntry[]>;

/** How many tabs a cart remembers; tab ids sort by time, and the oldest are dropped. */
const MAX_TABS = 200;

export const emptyCart: KeptCart = { lines: [], ordered: [], applied: new Map() };

/** Drops the oldest tabs, and sorts by id, so that equal maps give equal JSON. */
function limitTabs(applied: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  // Stryker disable next-line EqualityOperator: The keys of a map differ.
  return new Map([...applied].sort(([one], [other]) => (one < other ? -1 : 1)).slice(-MAX_TABS));
}

/** How many operations a cart contains. */
export function countApplied(applied: ReadonlyMap<string, number>): number {
  return [...applied.values()].reduce((sum, sequence) => sum + sequence, 0);
}

/**
 * Applies the journalled operations that the cart lacks, in an order in which they can have been made. An operation is
 * left out if the tab's operation before it is missing. Returns the cart itself where it lacks none.
 */
export function applyMissing(cart: KeptCart, journals: Journals): KeptCart {
  const missing: { readonly tab: string; readonly entry: JournalEntry }[] = [];
  for (const [tab, entries] of journals) {
    let last = cart.applied.get(tab) ?? 0;
    for (const entry of entries) {
      if (entry.sequence <= last) continue;
      if (entry.sequence > last + 1) break;
      missing.push({ tab, entry });
      last = entry.sequence;
    }
  }
  if (missing.length === 0) return cart;
  // Stryker disable next-line EqualityOperator: Two operations of one tab never came after the same number of operations.
  missing.sort((one, other) => one.entry.after - other.entry.after || (one.tab < other.tab ? -1 : 1));
  let contents: CartContents = cart;
  for (const { entry } of missing) contents = applyOperation(contents, entry.operation);
  const ends = missing.map(({ tab, entry }) => [tab, entry.sequence] as const);
  const { lines, ordered } = contents;
  return { lines, ordered, applied: joinApplied(cart.applied, ends) };
}

/** Whether one contains an operation that the other lacks. */
function containsMore(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return [...one].some(([tab, sequence]) => sequence > (other.get(tab) ?? 0));
}

/** The union of the operations: the larger number for each tab. */
export function joinApplied(
  one: ReadonlyMap<string, number>,
  other: Iterable<readonly [string, number]>,
): ReadonlyMap<string, number> {
  const joined = new Map(one);
  for (const [tab, sequence] of other) joined.set(tab, Math.max(sequence, joined.get(tab) ?? 0));
  return limitTabs(joined);
}

/** The lines of both, each with the larger quantity: no line is lost, and none is counted twice. */
function union(one: KeptCart, other: KeptCart): KeptCart {
  const quantities = new Map(other.lines.map((line) => [lineKey(line), line.quantity]));
  const keys = new Set(one.lines.map(lineKey));
  return {
    lines: [
      ...one.lines.map((line) => ({
        ...line,
        quantity: Math.max(line.quantity, quantities.get(lineKey(line)) ?? 0),
      })),
      ...other.lines.filter((line) => !keys.has(lineKey(line))),
    ],
    ordered: [...new Set([...one.ordered, ...other.ordered])],
    applied: joinApplied(one.applied, other.applied),
  };
}

/**
 * Merges the stored cart, this tab's cart and all journals. The base is the stored cart, unless it lacks operations that
 * are in no journal any more: then it is this tab's cart, or both where each lacks some.
 */
export function reconcile(stored: KeptCart, known: KeptCart, journals: Journals): KeptCart {
  const fromStored = applyMissing(stored, journals);
  if (!containsMore(known.applied, fromStored.applied)) return fromStored;
  const fromKnown = applyMissing(known, journals);
  return containsMore(fromStored.applied, fromKnown.applied) ? union(fromStored, fromKnown) : fromKnown;
}

/** A cart as plain JSON for the storage. */
export function toStored({ lines, ordered, applied }: KeptCart) {
  // Copies: redux-persist does not write what is identical to the last value.
  return { lines: [...lines], applied: Object.fromEntries(limitTabs(applied)), ordered: [...ordered] };
}

/**
 * A tab id for a cart that was written without operations, so that carts made from it are known to contain it. The same
 * list gives the same id in every tab; it sorts before all real ids.
 */
export function legacyTabId({ lines }: CartContents): string {
  let hash = 0;
  for (const character of JSON.stringify(lines)) {
    // Stryker disable next-line ArithmeticOperator: Any hash of the text will do, if it is the same in every tab.
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return `-${hash.toString(36)}`;
}

/** The result of reading the stored cart. */
export interface StoredCart extends Omit<ReadLines, 'lines'> {
  readonly cart: KeptCart;
  /** Whether an older version of the shop wrote it, without operations. */
  readonly isLegacy: boolean;
}

/** A cart from an untrusted stored value; a bare list of lines is a cart too [decision.16]. Null where it is none. */
export function readStored(value: unknown): StoredCart | null {
  const stored = Array.isArray(value) ? { lines: value } : value;
  if (!isRecord(stored) || !Array.isArray(stored['lines'])) return null;
  const { lines, ...rest } = readLines(stored['lines']);
  const applied = new Map<string, number>();
  const isLegacy = !isRecord(stored['applied']);
  if (isRecord(stored['applied'])) {
    for (const [tab, sequence] of Object.entries(stored['applied'])) {
      // Stryker disable next-line ConditionalExpression: isSafeInteger is false for all that is no number; typeof is for the type.
      if (typeof sequence === 'number' && Number.isSafeInteger(sequence)) applied.set(tab, sequence);
    }
  }
  const ordered = readList(stored['ordered'])
    .map((id) => readId(id, LIMITS.idLength))
    .filter((id) => id !== '');
  return { ...rest, isLegacy, cart: { lines, ordered, applied: limitTabs(applied) } };
}

/** A tab's journal from its stored text; null where it cannot be read. */
export function readJournal(text: string): readonly JournalEntry[] | null {
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return null;
    const entries: JournalEntry[] = [];
    for (const value of values) {
      // Stryker disable next-line ConditionalExpression: Without fields there is no sequence either, and reading them of null throws, which counts the same.
      if (!isRecord(value)) return null;
      const sequence = readNumber(value['sequence']);
      const after = readNumber(value['after']);
      const at = readNumber(value['at']);
      const operation = readOperation(value['operation']);
      if (sequence === null || after === null || at === null || operation === null) return null;
      entries.push({ sequence, after, at, operation });
    }
    return entries;
  } catch {
    return null;
  }
}
