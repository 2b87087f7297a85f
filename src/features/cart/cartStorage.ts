import { createPersistoid, getStoredState } from 'redux-persist';
import { writeStored } from '../../browser/bestEffortStorage';
import type { SharedStorage } from '../../browser/browserStorage';
import type { TabChannel } from '../../browser/tabChannel';
import type { TabLock } from '../../browser/tabLock';
import { CART_STORAGE_KEY, UNREADABLE_CART_KEY } from '../../lib/constants';
import { contentsOf, isSameContents, type CartContents, type CartOperation } from './cartOperations';
import {
  emptyCart,
  newTabId,
  parse,
  readCart,
  timeOf,
  withLinesOf,
  withMissing,
  type KeptCart,
  type StorageTrouble,
  type Told,
} from './storedCart';

/** How long an operation is applied to a stored cart that lacks it, in milliseconds; a cart contains older ones. */
const KEPT_FOR = 10_000;
/** How long it is remembered: those of one id are made within ten seconds, and none is applied without those before it. */
const TOLD_FOR = 2 * KEPT_FOR;
/** How long a tab that was told of an operation waits for it to be stored, in milliseconds. */
const STORED_AFTER = 200;
/** How long a tab waits for the lock, in milliseconds: a page that the browser has stopped may hold it. */
const LOCK_WAIT = 1000;

/** The only reader and writer of the stored cart in this tab. */
export interface CartStorage {
  /** Reads the stored cart; an empty one where it cannot be read. Never rejects. */
  load(): Promise<CartContents>;
  /** Begins with the loaded cart; from now on calls back with the stored cart whenever it may have changed. */
  follow(loaded: CartContents, onStored: (stored: CartContents) => void): void;
  /** Applies an operation to the stored cart, and tells the other tabs. What comes before `follow` waits for it. */
  apply(operation: CartOperation): void;
}

export interface CartStorageOptions {
  readonly storage: SharedStorage;
  readonly tabLock: TabLock;
  /** Between tabs that write it in the same form. */
  readonly channel: TabChannel<Told>;
  /** Each returns how to unsubscribe. */
  readonly page: Readonly<Record<'onVisible' | 'onReturn' | 'onLeave', (callback: () => void) => () => void>>;
  /** Called every time something goes wrong, also repeatedly. */
  readonly onTrouble: (trouble: StorageTrouble) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly later?: (callback: () => void, delay: number) => void;
}

/**
 * Creates the cart's storage of this tab. Browsers write the local storage of two processes without order, so that a
 * lock alone is not enough: tabs tell each other their operations, and apply those again that a stored cart lacks.
 */
export function createCartStorage({
  storage,
  tabLock,
  channel,
  page,
  onTrouble,
  now = Date.now,
  later = (callback, delay) => void setTimeout(callback, delay),
}: CartStorageOptions): CartStorage {
  /** What this tab and others have told in the last seconds. */
  let told: readonly (Told & { readonly until: number })[] = [];
  /** This tab's id, the number of its last operation, and of the last one that is stored. */
  let own = { tab: '', last: 0, stored: 0 };
  /** The text that was read or written last; null for none. */
  let text: string | null | undefined;
  /** The cart as this tab knows it. */
  let known = emptyCart;
  /** The cart that the text holds; null where it is to be written in any case. */
  let stored: KeptCart | null = emptyCart;
  let onStored: ((cart: CartContents) => void) | null = null;
  let stopFollowing: readonly (() => void)[] = [];
  let isWaiting = false;
  let isChecking = false;

  const isUnsaved = ({ tab, sequence }: Told) => tab === own.tab && sequence > own.stored;

  function keep(operation: Told): void {
    told = [...told, { ...operation, until: now() + TOLD_FOR }];
  }

  /** Undefined where the storage is blocked. */
  function readText(): string | null | undefined {
    try {
      return storage.getItem(CART_STORAGE_KEY);
    } catch {
      onTrouble('blocked');
      return undefined;
    }
  }

  /** Copies the stored text to its own key, so that it may be overwritten. Returns whether it could. */
  function setAside(trouble: StorageTrouble): boolean {
    onTrouble(trouble);
    return writeStored(storage, UNREADABLE_CART_KEY, text ?? '');
  }

  /** Takes over the cart of a new text; this tab's own stays where the text holds none. */
  function take(value: unknown): void {
    const reading = readCart(value);
    if (reading === null) {
      // Without space for a copy the text stays where it is, and is tried again.
      const isGone =
        value === undefined || (setAside('unreadable') && writeStored(storage, CART_STORAGE_KEY, null));
      [text, stored] = isGone ? [null, emptyCart] : [undefined, known];
      return;
    }
    const { cart, trouble, isOlder } = reading;
    const isCopied = trouble !== null && setAside(trouble);
    // An older version had read the cart before it wrote it: what was stored until then is contained.
    const saved = told.filter((each) => !isUnsaved(each));
    known = isOlder ? withLinesOf(cart, withMissing(stored ?? emptyCart, saved)) : cart;
    stored = isOlder || isCopied ? null : known;
  }

  // Not `persistReducer`: it puts functions into its actions, which must be plain JSON.
  /** Plain JSON under the key 'cart', without redux-persist's prefix. */
  const config = {
    key: CART_STORAGE_KEY,
    keyPrefix: '',
    serialize: false,
    deserialize: false,
    storage: {
      getItem: () => {
        text = readText();
        return Promise.resolve(parse(text));
      },
      setItem: (_key: string, value: unknown) => {
        const next = JSON.stringify(value);
        const isWritten = next === text || writeStored(storage, CART_STORAGE_KEY, next);
        if (isWritten) [text, stored] = [next, known];
        else onTrouble('blocked');
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
  };
  const persistoid = createPersistoid(config);

  /** Reads the stored cart, applies what it lacks, and writes it where that changes something. */
  function sync(): void {
    isWaiting = false;
    const wasStored = known === stored;
    const read = readText();
    if (read !== undefined && read !== text) {
      text = read;
      take(parse(read));
    }
    const time = now();
    if (wasStored) told = told.filter((each) => time < each.until || isUnsaved(each));
    known = withMissing(known, told);
    if (known !== stored) {
      const { lines, applied, ordered } = known;
      // Copies: redux-persist does not write what is identical to the last value.
      persistoid.update({ lines: [...lines], applied: Object.fromEntries(applied), ordered: [...ordered] });
      void persistoid.flush();
    }
    // What could not be stored for long counts as new.
    told = told.map((each) => (time < each.until ? each : { ...each, until: time + TOLD_FOR }));
    if (known === stored) own.stored = own.last;
    onStored?.(contentsOf(known));
  }

  /** Syncs as soon as this tab has the lock. */
  function syncSoon(): void {
    if (onStored === null || isWaiting) return;
    isWaiting = true;
    const run = (): void => (isWaiting ? sync() : undefined);
    void tabLock.hold(CART_STORAGE_KEY, async () => run());
    later(run, LOCK_WAIT);
  }

  function hear(heard: Told): void {
    if (now() - heard.at > KEPT_FOR) return;
    keep(heard);
    if (isChecking) return;
    isChecking = true;
    later(() => {
      isChecking = false;
      syncSoon();
    }, STORED_AFTER);
  }

  return {
    async load() {
      take(await getStoredState(config));
      return contentsOf(known);
    },
    follow(loaded, callback) {
      for (const stop of stopFollowing) stop();
      onStored = callback;
      if (!isSameContents(known, loaded)) known = { ...contentsOf(loaded), applied: known.applied };
      stopFollowing = [
        storage.onChange((key) => {
          if (key === null || key === CART_STORAGE_KEY) syncSoon();
        }),
        channel.onMessage(hear),
        page.onVisible(syncSoon),
        // It has missed what happened meanwhile.
        page.onReturn(syncSoon),
        // Where it has nothing to store, what is there is the next page's to read.
        page.onLeave(() => (told.length > 0 || known !== stored ? sync() : undefined)),
      ];
      syncSoon();
    },
    apply(operation) {
      const at = now();
      // With a new id every ten seconds, ids sort by the time of their operations: a cart can forget the oldest.
      const isStored = own.stored === own.last && known === stored;
      if (own.tab === '' || (isStored && at - timeOf(own.tab) >= KEPT_FOR)) {
        own = { tab: newTabId(known, at), last: 0, stored: 0 };
      }
      own.last += 1;
      const made = { tab: own.tab, sequence: own.last, at, operation };
      keep(made);
      channel.post(made);
      syncSoon();
    },
  };
}
