import { LEDGER_DATABASE } from '../../lib/constants';
import { browserLedger } from './browserLedger';

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['indexedDB', 'IDBRequest']) Reflect.deleteProperty(globalThis, name);
});

describe('The ledger of what was sent', () => {
  it('is empty in a browser without a database, and writing it does no harm', async () => {
    expect(globalThis).not.toHaveProperty('indexedDB');
    await expect(browserLedger.write('sent')).resolves.toBeUndefined();
    await expect(browserLedger.read()).resolves.toBeNull();
  });

  it('is empty where the browser refuses its database at once', async () => {
    const open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Reflect.set(globalThis, 'indexedDB', { open });
    await expect(browserLedger.write('sent')).resolves.toBeUndefined();
    await expect(browserLedger.read()).resolves.toBeNull();
  });

  it('is waited for no longer than a second where the browser never answers', async () => {
    jest.useFakeTimers();
    class IDBRequest extends EventTarget {}
    Reflect.set(globalThis, 'IDBRequest', IDBRequest);
    Reflect.set(globalThis, 'indexedDB', { open: () => new IDBRequest() });
    const answers: unknown[] = [];
    void browserLedger.read().then((text) => answers.push(text));
    await jest.advanceTimersByTimeAsync(999);
    expect(answers).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(answers).toEqual([null]);
  });

  it('is removed with its database', () => {
    const removed: string[] = [];
    const deleteDatabase = (name: string) => removed.push(name);
    Reflect.set(globalThis, 'indexedDB', { deleteDatabase });
    browserLedger.clear();
    expect(removed).toEqual([LEDGER_DATABASE]);
  });

  it('costs no error where there is none to remove', () => {
    expect(globalThis).not.toHaveProperty('indexedDB');
    expect(() => browserLedger.clear()).not.toThrow();
  });
});
