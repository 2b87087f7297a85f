import type { SharedStorage } from '../browser/browserStorage';

/** One change of the storage; null for the key clears everything, null for the value removes the key. */
interface Change {
  readonly key: string | null;
  readonly value: string | null;
  readonly sequence: number;
}

/** The state of a tab: a frozen one gets its events later, one in the back/forward cache never. */
type TabState = 'open' | 'frozen' | 'cached' | 'closed';

/** The storage as one tab has it. */
interface TabStorage {
  readonly storage: SharedStorage;
  /** Changes by this tab that have not reached the device yet (only with stale reads). */
  readonly outbox: Change[];
  /** Changes by other tabs whose event has not been dispatched in this tab yet. */
  readonly inbox: Change[];
  setState(state: TabState): void;
  isOpen(): boolean;
  isClosed(): boolean;
  /** Delivers the oldest change of the outbox to the device. */
  sendNext(): void;
  /** Whether an event can be dispatched in this tab now. */
  canReceive(): boolean;
  /** Dispatches the event of the oldest change in the inbox. */
  receiveNext(): void;
}

/** Faults that a test can switch on. */
interface StorageFaults {
  /** Every access throws, as in a browser that blocks site data. */
  isBlocked: boolean;
  /** Whether this write throws as with a full storage. */
  isFull: (key: string, value: string) => boolean;
}

/** The storage of a device, with what a test can do to it from outside the shop. */
export interface DeviceStorage {
  readonly faults: StorageFaults;
  open(): TabStorage;
  /** The value on the device, which tabs with stale reads may not see yet. */
  read(key: string): string | null;
  keys(): readonly string[];
  /** Writes like another page of this origin; null removes the key. All open tabs get an event. */
  write(key: string, value: string | null): void;
  /** Clears the storage like another page of this origin. All open tabs get an event. */
  clear(): void;
  /** The deliveries that are possible now, as functions. */
  pending(): (() => void)[];
}

/**
 * Local storage that tabs share as in browsers: the other tabs get the event of a write later and in order. With
 * `isStale` each tab reads its own copy, as in Chromium's processes: it sees another tab's write only with the event, and
 * its own writes reach the device later.
 * @param onPending called when there is something new to deliver
 */
export function createDeviceStorage(isStale: boolean, onPending: () => void): DeviceStorage {
  const values = new Map<string, string>();
  /** All tabs, also closed ones, whose writes may not be delivered yet. */
  const tabs: TabStorage[] = [];
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

  /** Applies a change on the device and queues the event for the other tabs; no event if nothing changes. */
  function arrive(key: string | null, value: string | null, from: TabStorage | null): number {
    sequence += 1;
    const change = { key, value, sequence };
    if (!apply(values, change)) return sequence;
    for (const tab of tabs) if (tab !== from && !tab.isClosed()) tab.inbox.push(change);
    onPending();
    return sequence;
  }

  function open(): TabStorage {
    const listeners = new Set<(key: string | null) => void>();
    const copy = new Map(values);
    /** The last own write of each key; Infinity until it is delivered to the device. */
    const own = new Map<string, number>();
    let state: TabState = 'open';
    /** The newest change of another tab in the copy. */
    let followed = 0;

    const seen = () => (isStale ? copy : values);

    function write(key: string, value: string | null): void {
      refuseBlocked();
      // Writes of a closed tab have no effect.
      if (state === 'closed') return;
      if (value !== null && faults.isFull(key, value)) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      if (!isStale) {
        arrive(key, value, tab);
        return;
      }
      const change = { key, value, sequence: Infinity };
      apply(copy, change);
      own.set(key, Infinity);
      tab.outbox.push(change);
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

    const tab: TabStorage = {
      outbox: [],
      inbox: [],
      storage: {
        getItem: (key) => {
          refuseBlocked();
          return seen().get(key) ?? null;
        },
        setItem: write,
        removeItem: (key) => write(key, null),
        onChange: (callback) => {
          listeners.add(callback);
          return () => void listeners.delete(callback);
        },
      },
      setState(next) {
        // A resumed tab reads the changes before it gets their events; one from the back/forward cache gets no events.
        for (const change of tab.inbox) follow(change);
        if (state === 'cached') tab.inbox.length = 0;
        state = next;
        if (state === 'closed') {
          tab.inbox.length = 0;
          listeners.clear();
        }
        onPending();
      },
      sendNext() {
        const change = tab.outbox.shift();
        if (change === undefined) return;
        const at = arrive(change.key, change.value, tab);
        if (change.key !== null && !tab.outbox.some(({ key }) => key === change.key)) own.set(change.key, at);
      },
      isOpen: () => state === 'open',
      isClosed: () => state === 'closed',
      canReceive: () => state === 'open' && tab.inbox.length > 0,
      receiveNext() {
        const change = tab.inbox.shift();
        if (change === undefined) return;
        follow(change);
        for (const listener of [...listeners]) listener(change.key);
      },
    };
    tabs.push(tab);
    return tab;
  }

  return {
    faults,
    open,
    read: (key) => values.get(key) ?? null,
    keys: () => [...values.keys()],
    write: (key, value) => void arrive(key, value, null),
    clear: () => void arrive(null, null, null),
    pending: () =>
      tabs.flatMap((tab) => [
        ...(tab.outbox.length > 0 ? [tab.sendNext] : []),
        ...(tab.canReceive() ? [tab.receiveNext] : []),
      ]),
  };
}
