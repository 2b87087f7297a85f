/** The stored cart, read from an untrusted value, and what tabs tell each other of it. */
import { nanoid } from '@reduxjs/toolkit';
import { LIMITS, MAX_ORDERED_PURCHASES } from '../../lib/constants';
import { isRecord, readId, readList } from '../../lib/untrusted';
import { readLines } from './cartLine';
import { applyOperation, type CartContents, type CartOperation } from './cartOperations';

/** How many ids of tabs a cart remembers. */
const MAX_TABS = 200;
/** Characters of the time in such an id, in base 36: ids sort by time. */
const TIME_LENGTH = 9;

export type StorageTrouble = 'unreadable' | 'unreadableLines' | 'tooManyLines' | 'blocked';

/** A cart, and for each tab the number of its last operation that the cart contains; sorted by the tab's id. */
export interface KeptCart extends CartContents {
  readonly applied: ReadonlyMap<string, number>;
}

/** An operation as tabs tell each other of it (`TOLD_CHANNEL`): those of a tab are numbered from 1 without gaps. */
export interface Told {
  readonly tab: string;
  readonly sequence: number;
  readonly at: number;
  readonly operation: CartOperation;
}

export const emptyCart: KeptCart = { lines: [], ordered: [], applied: new Map() };

/** A new id for a tab, newer than all that the cart remembers, also after the device's clock was set back. */
export function newTabId({ applied }: KeptCart, now: number): string {
  const newest = timeOf([...applied.keys()].at(-1) ?? '') || 0;
  const time = Math.max(now, newest + 1);
  return `${time.toString(36).padStart(TIME_LENGTH, '0')}-${nanoid(8)}`;
}

/** When a tab took its id; not a number for what is no such id. */
export function timeOf(tab: string): number {
  return Number.parseInt(tab.slice(0, TIME_LENGTH), 36);
}

/** The numbers by tab, sorted; of too many ids the newest. */
function sorted(applied: Iterable<readonly [string, number]>): KeptCart['applied'] {
  return new Map([...applied].sort(([one], [other]) => (one < other ? -1 : 1)).slice(-MAX_TABS));
}

/** The cart with the operations that it lacks; the cart itself where it lacks none. */
export function withMissing(cart: KeptCart, told: readonly Told[]): KeptCart {
  const applied = new Map(cart.applied);
  // Ids that are older than all that a full list remembers have been dropped from it.
  const [oldest = ''] = applied.size < MAX_TABS ? [] : applied.keys();
  const missing = told.filter(({ tab, sequence }) => {
    if (tab < oldest || sequence !== (applied.get(tab) ?? 0) + 1) return false;
    applied.set(tab, sequence);
    return true;
  });
  if (missing.length === 0) return cart;
  const { lines, ordered } = missing
    .toSorted((one, other) => one.at - other.at)
    .reduce<CartContents>((contents, { operation }) => applyOperation(contents, operation), cart);
  return { lines, ordered, applied: sorted(applied) };
}

/** The lines of one cart with what another contains of the tabs' operations; what either has ordered was ordered. */
export function withLinesOf({ lines, ordered }: CartContents, known: KeptCart): KeptCart {
  const all = new Set([...ordered, ...known.ordered]);
  return { ...known, lines, ordered: [...all].slice(-MAX_ORDERED_PURCHASES) };
}

/** A stored text as a value for redux-persist: undefined for no cart, an empty object for what is none. */
export function parse(text: string | null | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text || 'null');
    if (Array.isArray(value)) return { lines: value };
    return value === null ? undefined : isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** A cart from an untrusted stored value; null where it is none. An older version wrote it without `applied`. */
export function readCart(value: unknown) {
  if (!isRecord(value) || !Array.isArray(value['lines'])) return null;
  const { lines, isUnreadable, isTooLong } = readLines(value['lines']);
  const trouble: StorageTrouble | null = isUnreadable ? 'unreadableLines' : isTooLong ? 'tooManyLines' : null;
  const ordered = readList(value['ordered']).map((id) => readId(id, LIMITS.idLength));
  const stored = value['applied'];
  const applied = Object.entries(isRecord(stored) ? stored : {}).flatMap(([tab, sequence]) =>
    typeof sequence === 'number' && Number.isSafeInteger(sequence) ? [[tab, sequence] as const] : [],
  );
  const cart = { lines, ordered: ordered.filter((id) => id !== ''), applied: sorted(applied) };
  return { cart, trouble, isOlder: !isRecord(stored) };
}
