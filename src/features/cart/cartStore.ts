import { createPersistoid, getStoredState } from 'redux-persist';
import type { SharedStorage } from '../../lib/browserStorage';
import { CART_JOURNAL_PREFIX, CART_STORAGE_KEY, UNREADABLE_CART_KEY } from '../../lib/constants';
import { createCartJournal } from './cartJournal';
import type { KeptCart, StoredCart } from './cartMerge';
import { catchUp, emptyCart, joinApplied, legacyMark, readStored, reconcile, toStored } from './cartMerge';
import type { CartContents, CartOperation } from './cartOperations';
import { applyOperation } from './cartOperations';

/** What went wrong with the stored cart. */
export type StorageTrouble = 'unreadable' | 'unreadableLines' | 'tooManyLines' | 'blocked';

/**
 * The cart on this device, which all tabs change. Each change is an operation on what is stored now. A tab whose
 * operations were overwritten by another tab applies them again.
 */
export interface CartStore {
  /** Reads what is stored. Never rejects: what cannot be read counts as nothing. */
  load(): Promise<CartContents>;
  /** Goes on from what was loaded, and saves what the stored cart lacks of it. */
  begin(contents: CartContents): CartContents;
  /** Applies an operation and saves it before it returns. Returns the cart with it. */
  commit(operation: CartOperation): CartContents;
  /** Looks at what is stored now, and saves what it lacks. */
  sync(): CartContents;
  /** Calls back when `sync` is due, because another tab has changed something. Returns how to stop. */
  onChange(callback: () => void): () => void;
}

export interface CartStoreOptions {
  readonly storage: SharedStorage;
  /** Told of trouble every time; the shopper need be told once. */
  readonly onTrouble: (trouble: StorageTrouble) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Calls back a little later: a journal alone has changed, and its tab is about to write the cart too. */
  readonly later?: (callback: () => void) => void;
}

/** How long the cart may follow its journal, in milliseconds. */
const JOURNAL_AHEAD = 200;

/** Creates the only writer of the cart in this tab. */
export function createCartStore({
  storage,
  onTrouble,
  now = Date.now,
  later = (callback) => void setTimeout(callback, JOURNAL_AHEAD),
}: CartStoreOptions): CartStore {
  const journal = createCartJournal(storage, now);
  /** The cart as this tab knows it; null until it was loaded. */
  let known: KeptCart | null = null;
  /** The stored text that was read or written last; null for none, undefined before the first look. */
  let seenText: string | null | undefined;
  /** Which operations the stored cart contains, as far as this tab has seen. */
  let stored: KeptCart['applied'] = new Map();
  /** Whether the stored cart lacks something because writing has failed. */
  let isUnsaved = false;
  /** Whether the stored text has been set aside, so that the cart can take its place. */
  let isSetAside = false;

  /** The stored text; undefined where the storage is blocked. */
  function readText(): string | null | undefined {
    try {
      return storage.getItem(CART_STORAGE_KEY);
    } catch {
      onTrouble('blocked');
      return undefined;
    }
  }

  function setAside(trouble: StorageTrouble, text: string): void {
    try {
      storage.setItem(UNREADABLE_CART_KEY, text);
      isSetAside = true;
    } catch {
      // Full storage: the shopper is told all the same.
    }
    onTrouble(trouble);
  }

  /** What a text holds, if it is a cart; undefined for none. What cannot be read is set aside. */
  function parse(text: string | null): unknown {
    isSetAside = false;
    if (text === null || text === '') return undefined;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      // Not JSON: set aside below, like JSON that is no cart.
    }
    if (value === null) return undefined;
    const reading = readStored(value);
    if (reading === null) setAside('unreadable', text);
    else if (reading.unreadable.length > 0) setAside('unreadableLines', text);
    else if (reading.isTooLong) setAside('tooManyLines', text);
    if (reading === null) return undefined;
    return Array.isArray(value) ? { lines: value } : value;
  }

  /** What is stored, together with what this tab knows. `isNews` where the stored cart lacks something of it. */
  function look(): { readonly cart: KeptCart; readonly isNews: boolean } {
    const text = readText();
    if (known !== null && (text === undefined || text === seenText)) {
      const cart = catchUp(known, journal.readAll());
      return { cart, isNews: cart !== known };
    }
    seenText = text;
    return merge(readStored(parse(text ?? null)));
  }

  function merge(reading: StoredCart | null): { readonly cart: KeptCart; readonly isNews: boolean } {
    const journals = journal.readAll();
    const own = known ?? emptyCart;
    if (reading === null) {
      stored = emptyCart.applied;
      const cart = catchUp(own, journals);
      return { cart, isNews: isSetAside || cart.lines.length > 0 || cart.applied.size > 0 };
    }
    if (reading.isLegacy) {
      // Whoever wrote it had read this shop's cart before: it counts as containing everything. It is written again
      // with that, for tabs that know less.
      const ends = [...journals].map(([tab, entries]) => [tab, entries.at(-1)?.sequence ?? 0] as const);
      const applied = joinApplied(own.applied, [...ends, [legacyMark(reading.cart), 1]]);
      stored = applied;
      return { cart: { ...reading.cart, ordered: own.ordered, applied }, isNews: true };
    }
    stored = reading.cart.applied;
    const cart = reconcile(reading.cart, own, journals);
    return { cart, isNews: isSetAside || cart !== reading.cart };
  }

  /** redux-persist's storage. Its values are plain objects, not text. */
  const persistence = {
    getItem: () => {
      const text = readText() ?? null;
      seenText = text;
      return Promise.resolve(parse(text));
    },
    setItem: (_key: string, value: unknown) => {
      const text = JSON.stringify(value);
      try {
        if (text !== seenText) storage.setItem(CART_STORAGE_KEY, text);
        seenText = text;
        isUnsaved = false;
      } catch {
        isUnsaved = true;
      }
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(),
  };
  /** Plain JSON under exactly the key 'cart' (section 4). */
  const config = {
    key: CART_STORAGE_KEY,
    keyPrefix: '',
    storage: persistence,
    serialize: false,
    deserialize: false,
  };
  const persistoid = createPersistoid(config);

  function save(cart: KeptCart): void {
    known = cart;
    persistoid.update(toStored(cart));
    // At once, not on the next tick: a shopper may close the page right after the click.
    void persistoid.flush();
    if (!isUnsaved) stored = cart.applied;
  }

  function sync(): CartContents {
    const { cart, isNews } = look();
    known = cart;
    if (isNews || isUnsaved) {
      journal.restore();
      save(cart);
    }
    return contentsOf(cart);
  }

  return {
    async load() {
      const value: unknown = await getStoredState(config);
      const { cart, isNews } = merge(readStored(value));
      known = cart;
      isUnsaved = isNews;
      return contentsOf(cart);
    },
    begin(contents) {
      if (known === null || !isSameContents(known, contents)) {
        known = { ...contents, applied: known?.applied ?? emptyCart.applied };
        isUnsaved = true;
      }
      const begun = sync();
      if (!isUnsaved) journal.cleanUp(stored);
      return begun;
    },
    commit(operation) {
      const { cart } = look();
      const { tab, sequence, isSaved } = journal.add(operation, cart.applied, stored);
      const changed = applyOperation(cart, operation);
      save({ ...changed, applied: joinApplied(cart.applied, [[tab, sequence]]) });
      if (isUnsaved && !isSaved) onTrouble('blocked');
      return contentsOf(changed);
    },
    sync,
    onChange(callback) {
      let isWaiting = false;
      let isStopped = false;
      const stop = storage.onChange((key) => {
        if (key === null || key === CART_STORAGE_KEY) {
          callback();
        } else if (key.startsWith(CART_JOURNAL_PREFIX) && !isWaiting) {
          isWaiting = true;
          later(() => {
            isWaiting = false;
            if (!isStopped) callback();
          });
        }
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}

function contentsOf({ lines, ordered }: CartContents): CartContents {
  return { lines, ordered };
}

/** Whether two carts hold the same. */
export function isSameContents(one: CartContents, other: CartContents): boolean {
  return (
    (one.lines === other.lines && one.ordered === other.ordered) ||
    JSON.stringify(contentsOf(one)) === JSON.stringify(contentsOf(other))
  );
}
