import { LIMITS } from '../../lib/constants';
import { isRecord, readId, readList, readNumber } from '../../lib/untrusted';
import type { ReadLines } from './cartLine';
import { lineKey, readLines } from './cartLine';
import type { CartContents, CartOperation } from './cartOperations';
import { applyOperation, readOperation } from './cartOperations';

/** A cart, and which operations it contains: of each tab all up to a number. */
export interface KeptCart extends CartContents {
  readonly applied: ReadonlyMap<string, number>;
}

/** One operation of a tab. The numbers of a tab's operations start at 1 and leave none out. */
export interface JournalEntry {
  readonly sequence: number;
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

/**
 * The cart with every journalled operation that it lacks. An operation is applied only after the one before it: where
 * that one is missing, the cart is too old to go on from. The cart itself where it lacks nothing.
 */
export function catchUp(cart: KeptCart, journals: Journals): KeptCart {
  let contents: CartContents = cart;
  const applied = new Map(cart.applied);
  let isChanged = false;
  for (const tab of [...journals.keys()].sort()) {
    for (const { sequence, operation } of journals.get(tab) ?? []) {
      const last = applied.get(tab) ?? 0;
      if (sequence <= last) continue;
      if (sequence > last + 1) break;
      contents = applyOperation(contents, operation);
      applied.set(tab, sequence);
      isChanged = true;
    }
  }
  const { lines, ordered } = contents;
  return isChanged ? { lines, ordered, applied: limitTabs(applied) } : cart;
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
      const [sequence, at] = [readNumber(value['sequence']), readNumber(value['at'])];
      const operation = readOperation(value['operation']);
      if (sequence === null || at === null || operation === null) return null;
      entries.push({ sequence, at, operation });
    }
    return entries;
  } catch {
    return null;
  }
}
