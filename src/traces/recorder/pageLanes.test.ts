/** @jest-environment jest-fixed-jsdom */
import { setCallWatcher, startCall } from '../../api/watchCalls';
import type { LaneEvent } from '../trace';
import { watchPage } from './pageLanes';
import { saveTrace } from './saveTrace';

describe('Page lanes', () => {
  const { error } = console;

  /** The browser's observer of long tasks, which jsdom lacks: tells its one callback of a task. */
  class LongTasks {
    static supportedEntryTypes = ['longtask'];
    /** A task from before it observes. */
    static readonly earlier = 70.4;
    static tell: (duration: number) => void = () => undefined;
    private readonly tell: (duration: number) => void;
    constructor(callback: (list: { getEntries: () => readonly { duration: number }[] }) => void) {
      this.tell = (duration) => callback({ getEntries: () => [{ duration }] });
    }
    observe = ({ type, buffered }: { type: string; buffered: boolean }): void => {
      if (type !== 'longtask') throw new Error(`Cannot observe ${type}.`);
      LongTasks.tell = this.tell;
      if (buffered) this.tell(LongTasks.earlier);
    };
  }

  afterEach(() => {
    LongTasks.supportedEntryTypes = ['longtask'];
    document.cookie = 'auth_token=; Max-Age=0';
    console.error = error;
    setCallWatcher(null);
    document.body.replaceChildren();
  });

  /** Watches this page. Returns what it records, and what the console still says. */
  function watch() {
    const events: LaneEvent[] = [];
    const said: unknown[][] = [];
    console.error = (...values: unknown[]) => void said.push(values);
    Object.defineProperty(window, 'PerformanceObserver', { configurable: true, value: LongTasks });
    watchPage({ beginEntry: () => (event) => void events.push(event) });
    return { events, said };
  }

  it('records errors, rejections, refusals and long tasks, and leaves the console as it is', () => {
    const { events, said } = watch();
    console.error('Could not load', new TypeError('no code'), { password: 'canary', at: 3 });
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too many'), message: 'x' }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }));
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'form-action',
        blockedURI: 'https://bank.example',
      }),
    );
    LongTasks.tell(81.4);
    expect(events).toEqual([
      { kind: 'longTask', duration: 70 },
      {
        kind: 'console',
        text: 'Could not load TypeError: no code {"password":"[secret]","at":3}',
        stack: expect.stringContaining('pageLanes.test.ts') as unknown,
      },
      { kind: 'console', text: 'RangeError: too many', stack: expect.any(String) as unknown },
      { kind: 'rejection', text: 'Error: refused', stack: expect.any(String) as unknown },
      { kind: 'policy', directive: 'form-action', blocked: 'https://bank.example' },
      { kind: 'longTask', duration: 81 },
    ]);
    expect(said).toHaveLength(1);
  });

  it('hides what stands in a form, and shortens long messages', () => {
    document.body.innerHTML =
      '<form><input type="password" value="canary-pass"><textarea>canary-text</textarea></form>';
    const { events } = watch();
    console.error('Refused canary-pass', 'and "canary-text"', 'x'.repeat(2000));
    const event = events.at(-1);
    const text = event?.kind === 'console' ? event.text : '';
    expect(text).toMatch(/^Refused ••• and "•••" x+$/);
    expect(text).toHaveLength(1000);
  });

  const call = {
    method: 'GET',
    path: '/orders',
    status: 200,
    duration: 5,
    error: '',
  };

  /** What is recorded of a console error. */
  function textOfError(...values: readonly unknown[]): string {
    const { events } = watch();
    console.error(...values);
    const event = events.at(-1);
    return event?.kind === 'console' ? event.text : '';
  }

  it('hides typed values of three characters and more, which are in few messages', () => {
    document.body.innerHTML =
      '<input value="xyz"><input value="ab"><input type="number" value="739"><input type="checkbox" value="known">';
    expect(textOfError('xyz ab 739 known')).toBe('••• ab ••• known');
  });

  it('hides the token of the session', () => {
    document.cookie = 'auth_token=canary-token';
    expect(textOfError('Refused canary-token')).toBe('Refused •••');
  });

  it('hides the secrets of addresses, in the stack of an error too', () => {
    const { events } = watch();
    const address = '/reset?id=1&token=canary';
    const error = new Error(address);
    error.stack = `Error: ${address}\n    at open (https://shop.example/main.js?code=canary:1:1)`;
    console.error(error);
    window.dispatchEvent(new ErrorEvent('error', { error, message: address }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'img-src',
        blockedURI: `https://shop.example${address}`,
      }),
    );
    startCall()?.({ ...call, path: address, error: `No ${address}` });
    const hidden = '/reset?id=1&token=[secret]';
    expect(events.slice(1)).toMatchObject([
      { kind: 'console', text: `Error: ${hidden}`, stack: expect.stringContaining(hidden) as unknown },
      { kind: 'console', text: `Error: ${hidden}` },
      { kind: 'rejection', text: `Error: ${hidden}` },
      // A bank's form that is refused may have payment values in its query.
      { kind: 'policy', blocked: 'https://shop.example/reset' },
      { kind: 'call', path: hidden, error: `No ${hidden}` },
    ]);
    expect(JSON.stringify(events)).not.toContain('canary');
  });

  it('records values of any kind, and what cannot be read as what it is', () => {
    const broken = {
      toJSON: () => {
        throw new Error('broken');
      },
    };
    expect(textOfError('a', 1, null, undefined, [2n], broken)).toBe(
      'a 1 null undefined ["2"] [object Object]',
    );
  });

  it('records the message of an error that is no object', () => {
    const { events } = watch();
    window.dispatchEvent(new ErrorEvent('error', { error: 'thrown', message: 'Uncaught thrown' }));
    expect(events.at(-1)).toEqual({ kind: 'console', text: 'Uncaught thrown' });
  });

  it('records the calls of the API', () => {
    const { events } = watch();
    startCall()?.(call);
    expect(events.at(-1)).toEqual({ kind: 'call', ...call });
  });

  it('records the bodies of calls without secrets, cut, and none of accounts and payments', () => {
    document.cookie = 'auth_token=canary-token';
    const { events } = watch();
    const request = { quantity: 2, password: 'canary-pass' };
    startCall()?.({ ...call, path: '/api/v1/orders', request, answer: { key: 'canary-token' } });
    expect(events.at(-1)).toMatchObject({
      request: '{"quantity":2,"password":"[secret]"}',
      answer: '{"key":"•••"}',
    });
    startCall()?.({ ...call, path: '/api/v1/products?page=1', answer: { text: 'ह'.repeat(50_000) } });
    const event = events.at(-1);
    const answer = event?.kind === 'call' ? (event.answer ?? '') : '';
    // Bytes, of which such a letter has three.
    expect(new TextEncoder().encode(answer)).toHaveLength(19_998);
    for (const path of [
      '/api/v1/users/authorize',
      '/api/v1/accountInfo',
      '/api/v1/payments',
      '/payments/fields?orderId=1',
    ]) {
      startCall()?.({ ...call, path, request, answer: { name: 'canary' } });
      expect(JSON.stringify(events.at(-1))).not.toContain('canary');
      expect(events.at(-1)).not.toHaveProperty('answer');
    }
  });

  it('records no long tasks in a browser that does not know them', () => {
    LongTasks.supportedEntryTypes = ['mark'];
    expect(watch().events).toEqual([]);
  });
});

describe('Save trace', () => {
  /** The browser's downloads, which jsdom lacks. */
  function watchDownloads() {
    const files = new Map<string, Blob>();
    const downloads: { readonly name: string; readonly address: string }[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        const address = `blob:${window.location.origin}/${files.size}`;
        files.set(address, file);
        return address;
      },
      revokeObjectURL: (address: string) => files.delete(address),
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloads.push({ name: this.download, address: this.href });
    });
    return { files, downloads, click };
  }

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 6, 1, 8, 30, 0) });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('A saved keptTrace is downloaded as a JSON file, which is there for a minute', async () => {
    const { files, downloads } = watchDownloads();
    await saveTrace({ save: () => Promise.resolve('{"payload":"[]"}') });
    expect(downloads).toEqual([
      { name: 'trace-2026-07-01-083000-test.json', address: expect.stringMatching(/^blob:/) as unknown },
    ]);
    const [file] = files.values();
    expect(file?.type).toBe('application/json');
    expect(file?.size).toBe('{"payload":"[]"}'.length);
    jest.advanceTimersByTime(59_999);
    expect(files.size).toBe(1);
    jest.advanceTimersByTime(1);
    expect(files.size).toBe(0);
  });
});
