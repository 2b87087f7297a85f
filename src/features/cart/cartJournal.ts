import { nanoid } from '@reduxjs/toolkit';
import type { SharedStorage } from '../../browser/browserStorage';
import { CART_JOURNAL_PREFIX } from '../../lib/constants';
import type { JournalEntry, Journals, KeptCart } from './cartMerge';
import { countApplied, readJournal } from './cartMerge';
import type { CartOperation } from './cartOperations';

/** How long a tab keeps an operation that the stored cart contains, in milliseconds: longer than storage events take. */
const KEPT_FOR = 60_000;
/** How many of those it keeps at most. */
const KEPT_ENTRIES = 200;
/** A journal without a change for this long is removed if the stored cart contains it, in milliseconds. */
const ABANDONED_AFTER = 10 * 60_000;
/** A journal without a change for this long is removed in any case, in milliseconds. */
const EXPIRED_AFTER = 24 * 60 * 60_000;

type Applied = KeptCart['applied'];

/**
 * The operations of each tab, under a key that only this tab writes. Written before the cart, so that an operation is
 * not lost when the tab closes and another tab overwrites the cart.
 */
interface CartJournal {
  /** The newest operations of all tabs; only this tab's own where the storage is blocked. */
  readAll(): Journals;
  /** Adds an operation of this tab. Returns its tab and number, and whether it could be saved. */
  add(operation: CartOperation, known: Applied, stored: Applied): AddedEntry;
  /** Saves this tab's operations again if the key has been removed. */
  restore(): void;
  /** Removes journals that are no longer needed. */
  cleanUp(stored: Applied): void;
}

interface AddedEntry {
  readonly tab: string;
  readonly sequence: number;
  readonly isSaved: boolean;
}

/** Characters of the time in a tab's id, in base 36. */
const TIME_LENGTH = 9;

/** Creates the journal of this tab, which also reads those of other tabs. `now` returns milliseconds since 1970. */
export function createCartJournal(storage: SharedStorage, now: () => number): CartJournal {
  // Stryker disable next-line StringLiteral: The first operation replaces it, whatever it is: no stored cart contains an operation of it.
  let tab = '';
  let last = 0;
  let own: readonly JournalEntry[] = [];
  /** Parsed journals of other tabs by key, with the text that they were parsed from. */
  const read = new Map<string, { readonly text: string; readonly entries: readonly JournalEntry[] | null }>();

  function otherKeys(): string[] {
    return storage.keys().filter((key) => key.startsWith(CART_JOURNAL_PREFIX) && key !== keyOf(tab));
  }

  function entriesAt(key: string): readonly JournalEntry[] | null {
    // Stryker disable next-line StringLiteral: A text that cannot be read counts as an empty journal too.
    const text = storage.getItem(key) ?? '[]';
    const known = read.get(key);
    if (known?.text === text) return known.entries;
    const entries = readJournal(text);
    read.set(key, { text, entries });
    return entries;
  }

  /** Whether a journal is kept. `contained` is the last of the tab's operations that the stored cart contains. */
  function isNeeded(newest: JournalEntry | undefined, contained: number): boolean {
    if (newest === undefined) return false;
    return now() - newest.at <= (newest.sequence <= contained ? ABANDONED_AFTER : EXPIRED_AFTER);
  }

  function save(): boolean {
    try {
      storage.setItem(keyOf(tab), JSON.stringify(own));
      return true;
    } catch {
      return false;
    }
  }

  return {
    readAll() {
      const journals = new Map<string, readonly JournalEntry[]>();
      try {
        for (const key of otherKeys()) {
          journals.set(key.slice(CART_JOURNAL_PREFIX.length), entriesAt(key) ?? []);
        }
      } catch {
        // Blocked storage is reported when the cart is read.
      }
      return own.length === 0 ? journals : journals.set(tab, own);
    },
    add(operation, known, stored) {
      const isKept = ({ sequence, at }: JournalEntry, index: number) =>
        sequence > (stored.get(tab) ?? 0) || (now() - at < KEPT_FOR && index >= own.length - KEPT_ENTRIES);
      const from = own.findIndex(isKept);
      own = from === -1 ? [] : own.slice(from);
      // A cart drops tabs without changes for long: such a tab starts again under a new id.
      if (own.length === 0 && (tab === '' || known.get(tab) !== last)) {
        tab = `${now().toString(36).padStart(TIME_LENGTH, '0')}-${nanoid(8)}`;
        last = 0;
      }
      last += 1;
      own = [...own, { sequence: last, after: countApplied(known), at: now(), operation }];
      return { tab, sequence: last, isSaved: save() };
    },
    restore() {
      try {
        if (own.length > 0 && storage.getItem(keyOf(tab)) === null) save();
      } catch {
        // Blocked storage.
      }
    },
    cleanUp(stored) {
      try {
        for (const key of otherKeys()) {
          const other = key.slice(CART_JOURNAL_PREFIX.length);
          if (!isNeeded(entriesAt(key)?.at(-1), stored.get(other) ?? 0)) storage.removeItem(key);
        }
      } catch {
        // Blocked storage.
      }
    },
  };
}

function keyOf(tab: string): string {
  return CART_JOURNAL_PREFIX + tab;
}
