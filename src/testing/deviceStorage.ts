import type { SharedStorage } from '../lib/browserStorage';

/** One change of the storage; null for the key clears everything, null for the value removes the key. */
interface Change {
  readonly key: string | null;
  readonly value: string | null;
  readonly sequence: number;
}

/** What a tab may do at present: a frozen tab gets its events later, one in the back/forward cache never. */
type TabState = 'open' | 'frozen' | 'cached' | 'closed';

/** A tab's own end of the storage. */
interface StorageEnd {
  readonly storage: SharedStorage;
  /** Changes that this tab has made and that have not reached the device yet (separate processes only). */
  readonly outbox: Change[];
  /** Changes of other tabs that this tab has not heard of yet. */
  readonly inbox: Change[];
  setState(state: TabState): void;
  isOpen(): boolean;
  isClosed(): boolean;
  /** The oldest change in the outbox reaches the device. */
  send(): void;
  /** Whether the tab can be told of a change now. */
  canHear(): boolean;
  /** Tells the tab of the oldest change in its inbox. */
  hear(): void;
}

/** How the device's storage answers. */
interface StorageFaults {
  /** Every access throws, as where a browser blocks what sites keep. */
  isBlocked: boolean;
  /** Whether writing this text under this key throws as full storage does. */
  isFull: (key: string, value: string) => boolean;
}

/** The storage of a device, and how to act on it from outside the shop. */
export interface DeviceStorage {
  readonly faults: StorageFaults;
  open(): StorageEnd;
  /** What the device holds, whatever single tabs see at the moment. */
  read(key: string): string | null;
  keys(): readonly string[];
  /** Writes as another page of this site does; null removes the key. Every open tab is told. */
  write(key: string, value: string | null): void;
  /** Clears everything as another page of this site does. Every open tab is told. */
  wipe(): void;
  /** The deliveries that are possible now, each as a function that makes it. */
  pending(): (() => void)[];
}

/**
 * Storage as browsers share it between tabs. A write reaches the other tabs later, as an event, in order, and the
 * writing tab never. With `isStale` every tab is a process of its own, as in Chromium: it reads its own copy, which
 * knows another tab's write no sooner than the event, and its own writes reach the device later too.
 * @param onPending called when there is something new to deliver
 */
export function createDeviceStorage(isStale: boolean, onPending: () => void): DeviceStorage {
  const values = new Map<string, string>();
  /** Every tab there ever was: what a closed one wrote may still be on its way. */
  const ends: StorageEnd[] = [];
  let sequence = 0;

  const faults: StorageFaults = { isBlocked: false, isFull: () => false };

  function refuseBlocked(): void {
    if (faults.isBlocked) throw new DOMException('The storage is blocked.', 'SecurityError');
  }

  function apply(map: Map<string, string>, { key, value }: Change): boolean {
    if (key === null) {
      const held = map.size > 0;
      map.clear();
      return held;
    }
    const before = map.get(key) ?? null;
    if (value === null) map.delete(key);
    else map.set(key, value);
    return before !== value;
  }

  /** The change reaches the device, which tells the other tabs. Nothing is told of a write that changes nothing. */
  function arrive(key: string | null, value: string | null, from: StorageEnd | null): number {
    sequence += 1;
    const change = { key, value, sequence };
    if (!apply(values, change)) return sequence;
    for (const end of ends) if (end !== from && !end.isClosed()) end.inbox.push(change);
    onPending();
    return sequence;
  }

  function open(): StorageEnd {
    const listeners = new Set<(key: string | null) => void>();
    const copy = new Map(values);
    /** The last own write of each key; Infinity while it is on its way to the device. */
    const own = new Map<string, number>();
    let state: TabState = 'open';
    /** The newest change of another tab that the copy knows. */
    let followed = 0;

    const seen = () => (isStale ? copy : values);

    function write(key: string, value: string | null): void {
      refuseBlocked();
      // What a closed tab still tries happens nowhere.
      if (state === 'closed') return;
      if (value !== null && faults.isFull(key, value)) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      if (!isStale) {
        arrive(key, value, end);
        return;
      }
      const change = { key, value, sequence: Infinity };
      apply(copy, change);
      own.set(key, Infinity);
      end.outbox.push(change);
      onPending();
    }

    function follow(change: Change): void {
      if (change.sequence <= followed) return;
      followed = change.sequence;
      if (change.key !== null) {
        if (change.sequence > (own.get(change.key) ?? 0)) apply(copy, change);
        return;
      }
      for (const key of [...copy.keys()]) if (change.sequence > (own.get(key) ?? 0)) copy.delete(key);
    }

    const end: StorageEnd = {
      outbox: [],
      inbox: [],
      storage: {
        getItem: (key) => {
          refuseBlocked();
          return seen().get(key) ?? null;
        },
        setItem: write,
        removeItem: (key) => write(key, null),
        keys: () => {
          refuseBlocked();
          return [...seen().keys()];
        },
        onChange: (callback) => {
          listeners.add(callback);
          return () => void listeners.delete(callback);
        },
      },
      setState(next) {
        // A stopped page reads what has happened meanwhile when it goes on, before it is told; a cached one is never told.
        for (const change of end.inbox) follow(change);
        if (state === 'cached') end.inbox.length = 0;
        state = next;
        if (state === 'closed') {
          end.inbox.length = 0;
          listeners.clear();
        }
        onPending();
      },
      send() {
        const change = end.outbox.shift();
        if (change === undefined) return;
        const at = arrive(change.key, change.value, end);
        if (change.key !== null && !end.outbox.some(({ key }) => key === change.key)) own.set(change.key, at);
      },
      isOpen: () => state === 'open',
      isClosed: () => state === 'closed',
      canHear: () => state === 'open' && end.inbox.length > 0,
      hear() {
        const change = end.inbox.shift();
        if (change === undefined) return;
        follow(change);
        for (const listener of [...listeners]) listener(change.key);
      },
    };
    ends.push(end);
    return end;
  }

  return {
    faults,
    open,
    read: (key) => values.get(key) ?? null,
    keys: () => [...values.keys()],
    write: (key, value) => void arrive(key, value, null),
    wipe: () => void arrive(null, null, null),
    pending: () =>
      ends.flatMap((end) => [
        ...(end.outbox.length > 0 ? [end.send] : []),
        ...(end.canHear() ? [end.hear] : []),
      ]),
  };
}
