import { LIMITS } from '../../lib/constants';
import { lineKey } from '../../lib/lineChoice';
import { isRecord, readId, readList, readNumber } from '../../lib/untrusted';
import type { ReadLines } from './cartLine';
import { readLines } from './cartLine';
import type { CartContents, CartOperation } from './cartOperations';
import { applyOperation, readOperation } from './cartOperations';

/** A cart, and which operations it contains: of each tab all up to a number. */
export interface KeptCart extends CartContents {
  readonly applied: ReadonlyMap<string, number>;
}

/** One operation of a tab. The numbers of a tab's operations start at 1 and leave none out. */
export interface JournalEntry {
  readonly sequence: number;
  /** How many operations the cart contained before: an operation that knew of another has a larger number than it. */
  readonly after: number;
  /** When it was made, in milliseconds since 1970, by this device's clock. */
  readonly at: number;
  readonly operation: CartOperation;
}

/** The newest operations of each tab, oldest first. */
export type Journals = ReadonlyMap<string, readonly JournalEntry[]>;

/** How many tabs a cart remembers; the ids of tabs begin with the time, so the oldest are forgotten. */
const MAX_TABS = 200;

export const emptyCart: KeptCart = { lines: [], ordered: [], applied: new Map() };

/** Which operations a cart contains, with the oldest tabs left out. In the order of the ids, so that equal is equal. */
export function limitTabs(applied: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...applied].sort(([one], [other]) => (one < other ? -1 : 1)).slice(-MAX_TABS));
}

/** How many operations a cart contains. */
export function countApplied(applied: ReadonlyMap<string, number>): number {
  return [...applied.values()].reduce((sum, sequence) => sum + sequence, 0);
}

/**
 * The cart with every journalled operation that it lacks, in an order in which they can have been made. An operation is
 * applied only after the tab's one before it: where that one is missing, the cart is too old to go on from. The cart
 * itself where it lacks nothing.
 */
export function catchUp(cart: KeptCart, journals: Journals): KeptCart {
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
  missing.sort((one, other) => one.entry.after - other.entry.after || (one.tab < other.tab ? -1 : 1));
  let contents: CartContents = cart;
  for (const { entry } of missing) contents = applyOperation(contents, entry.operation);
  const ends = missing.map(({ tab, entry }) => [tab, entry.sequence] as const);
  const { lines, ordered } = contents;
  return { lines, ordered, applied: joinApplied(cart.applied, ends) };
}

/** Whether the one contains an operation that the other does not. */
function hasMore(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return [...one].some(([tab, sequence]) => sequence > (other.get(tab) ?? 0));
}

/** The larger number for each tab. */
export function joinApplied(
  one: ReadonlyMap<string, number>,
  other: Iterable<readonly [string, number]>,
): ReadonlyMap<string, number> {
  const joined = new Map(one);
  for (const [tab, sequence] of other) joined.set(tab, Math.max(sequence, joined.get(tab) ?? 0));
  return limitTabs(joined);
}

/** Lines of both, with the larger quantity: nothing is lost, and what both know is not there twice. */
function unite(one: KeptCart, other: KeptCart): KeptCart {
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
 * One cart of what is stored and what this tab knows, with all journalled operations. What is stored is the base; where
 * it has lost operations that nobody's journal holds any more, what this tab knows is; where each has lost some, both.
 */
export function reconcile(stored: KeptCart, known: KeptCart, journals: Journals): KeptCart {
  const fromStored = catchUp(stored, journals);
  if (!hasMore(known.applied, fromStored.applied)) return fromStored;
  const fromKnown = catchUp(known, journals);
  return hasMore(fromStored.applied, fromKnown.applied) ? unite(fromStored, fromKnown) : fromKnown;
}

/** A cart as it is stored: plain JSON. */
export function toStored({ lines, ordered, applied }: KeptCart) {
  // Copies, as redux-persist writes nothing that it takes for unchanged.
  return { lines: [...lines], applied: Object.fromEntries(limitTabs(applied)), ordered: [...ordered] };
}

/**
 * Stands for a list that was written without operations, so that carts made from it are known to contain it. The same
 * list has the same mark in every tab. It sorts before the ids of tabs.
 */
export function legacyMark({ lines }: CartContents): string {
  let hash = 0;
  for (const character of JSON.stringify(lines)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return `-${hash.toString(36)}`;
}

/** What stands under the cart's key, as far as it can be read. */
export interface StoredCart extends Omit<ReadLines, 'lines'> {
  readonly cart: KeptCart;
  /** Whether a shop wrote it that knows no operations. */
  readonly isLegacy: boolean;
}

/** A stored cart, whoever wrote it; a bare list, as older sites wrote it, is a cart too. Null for what is none. */
export function readStored(value: unknown): StoredCart | null {
  const stored = Array.isArray(value) ? { lines: value } : value;
  if (!isRecord(stored) || !Array.isArray(stored['lines'])) return null;
  const { lines, ...rest } = readLines(stored['lines']);
  const applied = new Map<string, number>();
  const isLegacy = !isRecord(stored['applied']);
  if (isRecord(stored['applied'])) {
    for (const [tab, sequence] of Object.entries(stored['applied'])) {
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
