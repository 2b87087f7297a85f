import { CART_JOURNAL_PREFIX, CART_STORAGE_KEY, UNREADABLE_CART_KEY } from '../../lib/constants';
import { createDeviceStorage } from '../../testing/deviceStorage';
import { createCartStore } from './cartStore';

/** A tab that listens to changes by other tabs, with a delay that the test ends. */
function listen() {
  const device = createDeviceStorage(false, () => undefined);
  const delayed: (() => void)[] = [];
  const store = createCartStore({
    storage: device.open().storage,
    onTrouble: () => undefined,
    later: (callback) => delayed.push(callback),
  });
  let calls = 0;
  const stop = store.onChange(() => {
    calls += 1;
  });
  const deliver = (): void => {
    for (const each of device.pending()) each();
  };
  return {
    stop,
    calls: () => calls,
    write: (key: string, value: string) => {
      device.write(key, value);
      deliver();
    },
    clear: () => {
      device.clear();
      deliver();
    },
    endDelay: () => {
      for (const callback of delayed.splice(0)) callback();
    },
  };
}

const JOURNAL = `${CART_JOURNAL_PREFIX}other`;

describe('A change by another tab', () => {
  it('of the cart is told at once', () => {
    const { write, calls } = listen();
    write(CART_STORAGE_KEY, '[]');
    expect(calls()).toBe(1);
  });

  it('that clears the storage is told at once', () => {
    const { write, clear, calls } = listen();
    write('other', 'text');
    expect(calls()).toBe(0);
    clear();
    expect(calls()).toBe(1);
  });

  it('of a journal is told after a delay, once for all during the delay', () => {
    const { write, calls, endDelay } = listen();
    write(JOURNAL, '1');
    write(JOURNAL, '2');
    expect(calls()).toBe(0);
    endDelay();
    expect(calls()).toBe(1);
    write(JOURNAL, '3');
    endDelay();
    expect(calls()).toBe(2);
  });

  it.each([UNREADABLE_CART_KEY, 'theme'])('of the key %s is not told', (key) => {
    const { write, calls, endDelay } = listen();
    write(key, 'text');
    endDelay();
    expect(calls()).toBe(0);
  });

  it('is not told after listening has ended, nor a journal’s that waits', () => {
    const { write, calls, endDelay, stop } = listen();
    write(JOURNAL, '1');
    stop();
    endDelay();
    write(CART_STORAGE_KEY, '[]');
    expect(calls()).toBe(0);
  });
});
