import { createPersistoid, getStoredState } from 'redux-persist';
import type { SharedStorage } from '../../lib/browserStorage';
import { CART_JOURNAL_PREFIX, CART_STORAGE_KEY, UNREADABLE_CART_KEY } from '../../lib/constants';
import { createCartJournal } from './cartJournal';
import type { KeptCart, StoredCart } from './cartMerge';
import {
  applyMissing,
  emptyCart,
  joinApplied,
  legacyTabId,
  readStored,
  reconcile,
  toStored,
} from './cartMerge';
import type { CartContents, CartOperation } from './cartOperations';
import { applyOperation, contentsOf, isSameContents } from './cartOperations';

/** What went wrong with the stored cart. */
export type StorageTrouble = 'unreadable' | 'unreadableLines' | 'tooManyLines' | 'blocked';

/**
 * The stored cart, which all tabs change. Each change is an operation on what is stored at that moment. A tab whose
 * operations were overwritten by another tab applies them again.
 */
export interface CartStore {
  /** Reads the stored cart; an empty one where it cannot be read. Never rejects. */
  load(): Promise<CartContents>;
  /** Starts with the loaded cart, and saves it where the stored cart lacks something of it. */
  begin(contents: CartContents): CartContents;
  /** Applies an operation and saves the result synchronously. Returns the cart. */
  commit(operation: CartOperation): CartContents;
  /** Merges the stored cart with this tab's, and saves the result where it differs. Returns the cart. */
  sync(): CartContents;
  /** Calls back when another tab has changed something and `sync` is needed. Returns the unsubscribe function. */
  onChange(callback: () => void): () => void;
}

export interface CartStoreOptions {
  readonly storage: SharedStorage;
  /** Called every time something goes wrong, also repeatedly. */
  readonly onTrouble: (trouble: StorageTrouble) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Calls back after a delay: another tab has written its journal and will write the cart next. */
  readonly later?: (callback: () => void) => void;
}

/** How long to wait for the cart after a journal was written, in milliseconds. */
const JOURNAL_AHEAD = 200;

/** A cart, and whether the stored one lacks something of it. */
interface Merged {
  readonly cart: KeptCart;
  readonly needsSaving: boolean;
}

/** Creates the only writer of the stored cart in this tab. */
export function createCartStore({
  storage,
  onTrouble,
  now = Date.now,
  later = (callback) => void setTimeout(callback, JOURNAL_AHEAD),
}: CartStoreOptions): CartStore {
  const journal = createCartJournal(storage, now);
  /** The cart as this tab knows it; null until it was loaded. */
  let known: KeptCart | null = null;
  /** The stored text that was read or written last; null for none, undefined before the first read. */
  let seenText: string | null | undefined;
  /** The operations that the stored cart contained when it was read or written last. */
  let stored: KeptCart['applied'] = new Map();
  /** Whether the last write has failed. */
  let isUnsaved = false;
  /** Whether the unreadable stored text has been copied to its own key, so that it may be overwritten. */
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
      // Full storage.
    }
    onTrouble(trouble);
  }

  /** Parses a stored cart; undefined for none. What cannot be read is copied to its own key. */
  function parse(text: string | null): unknown {
    isSetAside = false;
    if (text === null || text === '') return undefined;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      // Not JSON: handled below, like JSON that is no cart.
    }
    if (value === null) return undefined;
    const reading = readStored(value);
    if (reading === null) setAside('unreadable', text);
    else if (reading.unreadable.length > 0) setAside('unreadableLines', text);
    else if (reading.isTooLong) setAside('tooManyLines', text);
    return Array.isArray(value) ? { lines: value } : value;
  }

  /** Reads the stored cart and merges it with this tab's. */
  function readAndMerge(): Merged {
    const text = readText();
    if (known !== null && (text === undefined || text === seenText)) {
      const cart = applyMissing(known, journal.readAll());
      return { cart, needsSaving: cart !== known };
    }
    seenText = text;
    return merge(readStored(parse(text ?? null)));
  }

  function merge(reading: StoredCart | null): Merged {
    const journals = journal.readAll();
    const own = known ?? emptyCart;
    if (reading === null) {
      stored = emptyCart.applied;
      const cart = applyMissing(own, journals);
      return { cart, needsSaving: isSetAside || cart.lines.length > 0 || cart.applied.size > 0 };
    }
    if (reading.isLegacy) {
      // The older version had read the cart before it wrote it: all operations so far count as contained.
      const ends = [...journals].map(([tab, entries]) => [tab, entries.at(-1)?.sequence ?? 0] as const);
      const applied = joinApplied(own.applied, [...ends, [legacyTabId(reading.cart), 1]]);
      stored = applied;
      return { cart: { ...reading.cart, ordered: own.ordered, applied }, needsSaving: true };
    }
    stored = reading.cart.applied;
    const cart = reconcile(reading.cart, own, journals);
    return { cart, needsSaving: isSetAside || cart !== reading.cart };
  }

  /** The storage for redux-persist. Its values are objects: `serialize` is off. */
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
  // Not `persistReducer`: it puts functions into its actions, which a trace's file cannot hold. Importing the trace then
  // throws in the reducer.
  /** Plain JSON under the key 'cart', without redux-persist's prefix (section 4). */
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
    // Synchronously: the page may be closed right after the click.
    void persistoid.flush();
    if (!isUnsaved) stored = cart.applied;
  }

  function sync(): CartContents {
    const { cart, needsSaving } = readAndMerge();
    known = cart;
    if (needsSaving || isUnsaved) {
      journal.restore();
      save(cart);
    }
    return contentsOf(cart);
  }

  return {
    async load() {
      const value: unknown = await getStoredState(config);
      const { cart, needsSaving } = merge(readStored(value));
      known = cart;
      isUnsaved = needsSaving;
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
      const { cart } = readAndMerge();
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
      const unsubscribe = storage.onChange((key) => {
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
        unsubscribe();
      };
    },
  };
}
