import { nanoid } from '@reduxjs/toolkit';
import type { SharedStorage } from '../../lib/browserStorage';
import { CART_JOURNAL_PREFIX } from '../../lib/constants';
import type { JournalEntry, Journals, KeptCart } from './cartMerge';
import { countApplied, readJournal } from './cartMerge';
import type { CartOperation } from './cartOperations';

/** How long a tab keeps an operation that the stored cart contains, in milliseconds: longer than events take. */
const KEPT_FOR = 60_000;
/** How many of them it keeps at most. */
const KEPT_ENTRIES = 200;
/** After this long without a change another tab's journal may be removed, in milliseconds. */
const ABANDONED_AFTER = 10 * 60_000;
/** After this long even where nobody could apply it. */
const USELESS_AFTER = 24 * 60 * 60_000;

type Applied = KeptCart['applied'];

/**
 * What each tab has changed, under a key of its own that no other tab writes. It is written before the cart, so that
 * an operation survives its tab even where another tab overwrites the cart.
 */
export interface CartJournal {
  /** Every tab's newest operations. Empty where the storage is blocked, but for this tab's own. */
  readAll(): Journals;
  /** Adds an operation of this tab. Returns which it is, and whether it could be saved. */
  add(operation: CartOperation, known: Applied, stored: Applied): JournalPlace;
  /** Saves this tab's operations again where somebody has removed them. */
  restore(): void;
  /** Removes journals that nobody needs any more. */
  cleanUp(stored: Applied): void;
}

interface JournalPlace {
  readonly tab: string;
  readonly sequence: number;
  readonly isSaved: boolean;
}

/** Characters of the time in a tab's id, in base 36. */
const TIME_LENGTH = 9;

/** The journals on this device, and the only writer of this tab's own. `now` gives milliseconds since 1970. */
export function createCartJournal(storage: SharedStorage, now: () => number): CartJournal {
  let tab = '';
  let last = 0;
  let own: readonly JournalEntry[] = [];
  /** Journals of other tabs as they were read last, by their text. */
  const read = new Map<string, { readonly text: string; readonly entries: readonly JournalEntry[] | null }>();

  function otherKeys(): string[] {
    return storage.keys().filter((key) => key.startsWith(CART_JOURNAL_PREFIX) && key !== keyOf(tab));
  }

  function entriesAt(key: string): readonly JournalEntry[] | null {
    const text = storage.getItem(key) ?? '[]';
    const known = read.get(key);
    if (known?.text === text) return known.entries;
    const entries = readJournal(text);
    read.set(key, { text, entries });
    return entries;
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
        // Blocked storage: reading the cart tells of it.
      }
      return own.length === 0 ? journals : journals.set(tab, own);
    },
    add(operation, known, stored) {
      const isKept = ({ sequence, at }: JournalEntry, index: number) =>
        sequence > (stored.get(tab) ?? 0) || (now() - at < KEPT_FOR && index >= own.length - KEPT_ENTRIES);
      const from = own.findIndex(isKept);
      own = from === -1 ? [] : own.slice(from);
      // A cart may have forgotten a tab that was silent for long. It counts anew, as a new tab.
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
        // Blocked storage keeps no journal.
      }
    },
    cleanUp(stored) {
      try {
        for (const key of otherKeys()) {
          const other = key.slice(CART_JOURNAL_PREFIX.length);
          const newest = entriesAt(key)?.at(-1);
          const age = newest === undefined ? Infinity : now() - newest.at;
          const isContained = (newest?.sequence ?? 0) <= (stored.get(other) ?? 0);
          if (age > (isContained ? ABANDONED_AFTER : USELESS_AFTER)) storage.removeItem(key);
        }
      } catch {
        // Blocked storage: there is nothing to remove.
      }
    },
  };
}

function keyOf(tab: string): string {
  return CART_JOURNAL_PREFIX + tab;
}
