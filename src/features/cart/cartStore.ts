import type { SharedStorage } from '../../browser/browserStorage';
import { CART_JOURNAL_PREFIX, CART_STORAGE_KEY } from '../../lib/constants';
import type { StorageTrouble } from './cartFile';
import { createCartFile } from './cartFile';
import { createCartJournal } from './cartJournal';
import type { KeptCart, StoredCart } from './cartMerge';
import { applyMissing, emptyCart, joinApplied, legacyTabId, reconcile, toStored } from './cartMerge';
import type { CartContents, CartOperation } from './cartOperations';
import { applyOperation, contentsOf, isSameContents } from './cartOperations';

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
  // Stryker disable next-line ArrowFunction: Tests give their own timer.
  later = (callback) => void setTimeout(callback, JOURNAL_AHEAD),
}: CartStoreOptions): CartStore {
  const journal = createCartJournal(storage, now);
  const file = createCartFile(storage, onTrouble);
  /** The cart as this tab knows it; null until it was loaded. */
  let known: KeptCart | null = null;
  /** The operations that the stored cart contained when it was read or written last. */
  let stored: KeptCart['applied'] = new Map();

  /** Reads the stored cart and merges it with this tab's. */
  function readAndMerge(): Merged {
    const { isNew, take } = file.read();
    if (known !== null && !isNew) {
      const cart = applyMissing(known, journal.readAll());
      return { cart, needsSaving: cart !== known };
    }
    return merge(take());
  }

  function merge(reading: StoredCart | null): Merged {
    const journals = journal.readAll();
    const own = known ?? emptyCart;
    if (reading === null) {
      stored = emptyCart.applied;
      const cart = applyMissing(own, journals);
      return { cart, needsSaving: file.isSetAside() || cart.lines.length > 0 || cart.applied.size > 0 };
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
    return { cart, needsSaving: file.isSetAside() || cart !== reading.cart };
  }

  function save(cart: KeptCart): void {
    known = cart;
    file.write(toStored(cart));
    if (!file.isUnsaved()) stored = cart.applied;
  }

  function sync(): CartContents {
    const { cart, needsSaving } = readAndMerge();
    known = cart;
    if (needsSaving || file.isUnsaved()) {
      journal.restore();
      save(cart);
    }
    return contentsOf(cart);
  }

  return {
    async load() {
      const { cart, needsSaving } = merge(await file.load());
      known = cart;
      if (needsSaving) file.markUnsaved();
      return contentsOf(cart);
    },
    begin(contents) {
      if (known === null || !isSameContents(known, contents)) {
        known = { ...contents, applied: known?.applied ?? emptyCart.applied };
        file.markUnsaved();
      }
      const begun = sync();
      if (!file.isUnsaved()) journal.cleanUp(stored);
      return begun;
    },
    commit(operation) {
      const { cart } = readAndMerge();
      const { tab, sequence, isSaved } = journal.add(operation, cart.applied, stored);
      const changed = applyOperation(cart, operation);
      save({ ...changed, applied: joinApplied(cart.applied, [[tab, sequence]]) });
      if (file.isUnsaved() && !isSaved) onTrouble('blocked');
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
