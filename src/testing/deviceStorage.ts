import type { SharedStorage } from '../browser/browserStorage';
import { createCallbacks } from '../lib/callbacks';

/** One change of the storage; null for the key clears everything, null for the value removes the key. */
interface Change {
  readonly key: string | null;
  readonly value: string | null;
  readonly sequence: number;
}

/** The state of a tab: a frozen one gets its events later, one in the back/forward cache never. */
type TabState = 'open' | 'frozen' | 'cached' | 'closed';

/** The storage of a device, with what a test can do to it from outside the shop. */
export type DeviceStorage = ReturnType<typeof createDeviceStorage>;

/**
 * Local storage that tabs share as in browsers: the other tabs get the event of a write later and in order. With
 * `isStale` each tab reads its own copy, as in Chromium's processes: it sees another tab's write only with the event, and
 * its own writes reach the device later.
 * @param onPending called when there is something new to deliver
 */
export function createDeviceStorage(isStale: boolean, onPending: () => void) {
  const values = new Map<string, string>();
  /** All tabs, also closed ones, whose writes may not be delivered yet. */
  const tabs: { readonly hear: (change: Change) => void; readonly pending: () => (() => void)[] }[] = [];
  let sequence = 0;

  /** What a test can switch on. */
  const faults = {
    /** Every access throws, as in a browser that blocks site data. */
    isBlocked: false,
    /** Whether this write throws as with a full storage. */
    isFull: (_key: string, _value: string): boolean => false,
  };

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
  function arrive(key: string | null, value: string | null, from: object | null): number {
    sequence += 1;
    const change = { key, value, sequence };
    if (!apply(values, change)) return sequence;
    for (const tab of tabs) if (tab !== from) tab.hear(change);
    onPending();
    return sequence;
  }

  /** The storage as one tab has it. */
  function open() {
    const listeners = createCallbacks<[key: string | null]>();
    const copy = new Map(values);
    /** The last own write of each key; Infinity until it is delivered to the device. */
    const own = new Map<string, number>();
    /** Changes by this tab that have not reached the device yet (only with stale reads). */
    const outbox: { readonly key: string; readonly value: string | null }[] = [];
    /** Changes by other tabs whose event has not been dispatched in this tab yet. */
    const inbox: Change[] = [];
    let state: TabState = 'open';
    /** The newest change of another tab in the copy. */
    let followed = 0;

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
      apply(copy, { key, value, sequence: Infinity });
      own.set(key, Infinity);
      outbox.push({ key, value });
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

    /** Delivers the oldest change of the outbox to the device. */
    function sendNext(): void {
      const change = outbox.shift();
      if (change === undefined) return;
      const at = arrive(change.key, change.value, tab);
      if (!outbox.some(({ key }) => key === change.key)) own.set(change.key, at);
    }

    /** Dispatches the event of the oldest change in the inbox. */
    function receiveNext(): void {
      const change = inbox.shift();
      if (change === undefined) return;
      follow(change);
      listeners.call(change.key);
    }

    const storage: SharedStorage = {
      getItem: (key) => {
        refuseBlocked();
        return (isStale ? copy : values).get(key) ?? null;
      },
      setItem: write,
      removeItem: (key) => write(key, null),
      onChange: listeners.add,
    };
    const tab = {
      storage,
      hear(change: Change): void {
        if (state !== 'closed') inbox.push(change);
      },
      setState(next: TabState): void {
        // A resumed tab reads the changes before it gets their events; one from the back/forward cache gets no events.
        for (const change of inbox) follow(change);
        if (state === 'cached' || next === 'closed') inbox.length = 0;
        if (next === 'closed') listeners.clear();
        state = next;
        onPending();
      },
      isOpen: (): boolean => state === 'open',
      pending: (): (() => void)[] => [
        ...(outbox.length > 0 ? [sendNext] : []),
        ...(state === 'open' && inbox.length > 0 ? [receiveNext] : []),
      ],
    };
    tabs.push(tab);
    return tab;
  }

  return {
    faults,
    open,
    /** The value on the device, which tabs with stale reads may not see yet. */
    read: (key: string): string | null => values.get(key) ?? null,
    keys: (): readonly string[] => [...values.keys()],
    /** Writes like another page of this origin; null removes the key. All open tabs get an event. */
    write: (key: string, value: string | null): void => void arrive(key, value, null),
    /** Clears the storage like another page of this origin. All open tabs get an event. */
    clear: (): void => void arrive(null, null, null),
    /** The deliveries that are possible now, as functions. */
    pending: (): (() => void)[] => tabs.flatMap(({ pending }) => pending()),
  };
}
