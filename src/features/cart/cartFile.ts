import { createPersistoid, getStoredState } from 'redux-persist';
import type { SharedStorage } from '../../browser/browserStorage';
import { CART_STORAGE_KEY, UNREADABLE_CART_KEY } from '../../lib/constants';
import type { StoredCart } from './cartMerge';
import { readStored } from './cartMerge';

/** What went wrong with the stored cart. */
export type StorageTrouble = 'unreadable' | 'unreadableLines' | 'tooManyLines' | 'blocked';

/** What was read: nothing new where the text is the one that was read or written last, or the storage is blocked. */
interface CartReading {
  readonly isNew: boolean;
  /** Parses it. Null for no cart. */
  readonly take: () => StoredCart | null;
}

/** The stored text of the cart, under the key 'cart'. */
export interface CartFile {
  read(): CartReading;
  /** Reads it for the first time. Null for no cart. Never rejects. */
  load(): Promise<StoredCart | null>;
  /** Writes it at once: the page may be closed right after the click. */
  write(stored: object): void;
  /** Whether the last write has failed, or one is due. */
  isUnsaved(): boolean;
  /** Says that a write is due. */
  markUnsaved(): void;
  /** Whether the unreadable stored text has been copied to its own key, so that it may be overwritten. */
  isSetAside(): boolean;
}

/** Creates the only reader and writer of the stored text in this tab. */
export function createCartFile(
  storage: SharedStorage,
  onTrouble: (trouble: StorageTrouble) => void,
): CartFile {
  /** The stored text that was read or written last; null for none, undefined before the first read. */
  let seenText: string | null | undefined;
  let isUnsaved = false;
  // Stryker disable next-line BooleanLiteral: It is set whenever a stored text is parsed, which comes before it is read.
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
    // Stryker disable next-line ConditionalExpression: JSON.parse makes null of null, which counts the same below; the check of null is for the type.
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
    // Stryker disable next-line ArrowFunction: redux-persist removes nothing here; its type asks for the method.
    removeItem: () => Promise.resolve(),
  };
  // Not `persistReducer`: it puts functions into its actions, which a trace's file cannot hold. Importing the trace then
  // throws in the reducer.
  /** Plain JSON under the key 'cart', without redux-persist's prefix [4.cart.1]. */
  const config = {
    key: CART_STORAGE_KEY,
    // Stryker disable next-line StringLiteral: The storage given to redux-persist has one key, whatever it is called with.
    keyPrefix: '',
    storage: persistence,
    serialize: false,
    deserialize: false,
  };
  const persistoid = createPersistoid(config);

  return {
    read() {
      const text = readText();
      return {
        isNew: text !== undefined && text !== seenText,
        take: () => {
          seenText = text;
          return readStored(parse(text ?? null));
        },
      };
    },
    load: async () => readStored(await getStoredState(config)),
    write(stored) {
      persistoid.update(stored);
      void persistoid.flush();
    },
    isUnsaved: () => isUnsaved,
    markUnsaved: () => {
      isUnsaved = true;
    },
    isSetAside: () => isSetAside,
  };
}
