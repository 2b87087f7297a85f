/** @jest-environment jest-fixed-jsdom */
import { legacy_createStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { TRACE_DATABASE, TRACE_TAB_KEY } from '../traceTexts';
import { isRecord } from '../../lib/untrusted';
import { rowsOf, useDeviceDatabases } from '../../testing/deviceDatabases';
import { createLaneRecorder } from './laneRecorder';
import { keepTrace } from './keepTrace';
import { createRecorder } from './recorder';

useDeviceDatabases();

/** How the browser says that a page began; jsdom does not. */
class NavigationTiming {
  constructor(readonly type: string) {}
}

/** Ends what the pages of the test listen to. */
let stops: (() => void)[] = [];

function unload(): void {
  for (const stop of stops) stop();
  stops = [];
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.useFakeTimers();
  const targets: readonly EventTarget[] = [window, document];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
      add(type, listener);
      stops.push(() => target.removeEventListener(type, listener));
    });
  }
});

afterEach(() => {
  unload();
  jest.useRealTimers();
});

const payment = (state: unknown, { type }: { type: string }): unknown =>
  type === 'left' ? { status: 'redirecting' } : state;

/** Opens a recorded page, whose state is what the given reducer makes of it. */
async function openPage(
  navigation: readonly unknown[] = [],
  reducer: (state: unknown, action: { type: string }) => unknown = (state, action) => ({
    payment: payment(isRecord(state) ? state['payment'] : undefined, action),
  }),
) {
  Object.defineProperty(window, 'PerformanceNavigationTiming', {
    configurable: true,
    value: NavigationTiming,
  });
  Object.defineProperty(window.performance, 'getEntriesByType', {
    configurable: true,
    value: (type: string) => (type === 'navigation' ? navigation : []),
  });
  const recorder = createRecorder();
  const { enhancer }: { enhancer: StoreEnhancer } = recorder;
  const store = legacy_createStore(reducer, enhancer);
  keepTrace({ recorder, lanes: createLaneRecorder(recorder) });
  // The kept trace is open once the next one to ask is answered.
  await keptParts();
  return store;
}

const keptParts = async () => (await rowsOf(TRACE_DATABASE, 'parts')).filter(isRecord);
const keptChunks = () => rowsOf(TRACE_DATABASE, 'chunks');
const keptTab = (): unknown => JSON.parse(window.sessionStorage.getItem(TRACE_TAB_KEY) ?? 'null');

function show(visibility: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('A page that records', () => {
  it('keeps what it has recorded in idle moments, with its address and its build', async () => {
    const store = await openPage();
    window.history.replaceState(null, '', '/cart?size=2#top');
    store.dispatch({ type: 'seen' });
    expect(await keptParts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await keptParts()).toMatchObject([
      { reason: 'open', about: { app: 'storefront', build: 'test', ua: window.navigator.userAgent } },
    ]);
    expect(await keptChunks()).toMatchObject([{ url: '/cart?size=2#top', actions: ['{"type":"seen"}'] }]);
  });

  it('keeps the rest at once when it is hidden, and not when it is shown', async () => {
    const store = await openPage();
    store.dispatch({ type: 'seen' });
    show('visible');
    expect(await keptChunks()).toHaveLength(0);
    show('hidden');
    expect(await keptChunks()).toHaveLength(1);
  });

  it('keeps the rest at once when it is left, and the tab for its next page', async () => {
    const store = await openPage();
    store.dispatch({ type: 'seen' });
    expect(keptTab()).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(await keptChunks()).toHaveLength(1);
    expect(keptTab()).toEqual({ tab: (await keptParts())[0]?.['tab'], leftForBank: false });
  });

  it('has its tab again when it is shown as it was, but not when it is loaded', async () => {
    await openPage();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(keptTab()).not.toBeNull();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(keptTab()).toBeNull();
  });
});

describe('The next page of a tab', () => {
  async function reasonsAfter(action: string, navigation: readonly unknown[]) {
    const store = await openPage();
    store.dispatch({ type: action });
    window.dispatchEvent(new Event('pagehide'));
    unload();
    const next = await openPage(navigation);
    next.dispatch({ type: 'seen' });
    show('hidden');
    return (await keptParts()).map(({ reason }) => reason).toSorted();
  }

  it.each([
    ['an address', 'seen', [new NavigationTiming('navigate')], 'open'],
    ['an address, in a browser that does not say so', 'seen', [], 'open'],
    ['a page loaded again', 'seen', [new NavigationTiming('reload')], 'reload'],
    ['no page loaded again, whatever else calls itself so', 'seen', [{ type: 'reload' }], 'open'],
    ['the way back from the bank', 'left', [], 'bank'],
  ])('began with %s', async (_name, action, navigation, reason) => {
    expect(await reasonsAfter(action, navigation)).toEqual(['open', reason].toSorted());
  });

  it.each([[null], [{}], [{ payment: null }], [{ payment: { status: 'failed' } }]])(
    'did not come from the bank where the state was %j',
    async (state) => {
      await openPage([], () => state);
      window.dispatchEvent(new Event('pagehide'));
      expect(keptTab()).toMatchObject({ leftForBank: false });
    },
  );
});
