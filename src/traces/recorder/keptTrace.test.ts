/** @jest-environment jest-fixed-jsdom */
import { legacy_createStore, type StoreEnhancer } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { setCallWatcher } from '../../api/watchCalls';
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore, initialState } from '../../app/store';
import { sessionRestored } from '../../features/auth/authSlice';
import { checkoutOpened, draftSaved } from '../../features/checkout/checkoutSlice';
import { toastShown } from '../../features/notifications/notificationsSlice';
import { Secret } from '../../lib/secrets/secret';
import { blankAddress } from '../../lib/shippingAddress';
import { isRecord } from '../../lib/untrusted';
import { rowsOf, useDeviceDatabases } from '../../testing/deviceDatabases';
import { createDevice } from '../../testing/memoryDevice';
import { answer } from '../../testing/server';
import { replayText } from '../replay/headless';
import { memoryKeptTraceStorage, testPage } from '../testing/keptTrace';
import { TRACE_DATABASE, TRACE_TAB_KEY } from '../traceTexts';
import { createKeptTraceRecorder, keepTrace, type KeptTracePage } from './keptTraceRecorder';
import type { KeptTraceStorage } from './keptTraceStorage';
import { createPlaceRecorder } from './placeRecorder';
import { callEvent, hidePrivate } from './pageLanes';
import { createRecorder } from './recorder';
import { createReplayGuard } from './replayGuard';

/** A page of the shop that records, and keeps what it records. */
function openPage(kept: KeptTraceStorage, page: KeptTracePage, capacity?: number) {
  const recorder = createRecorder(capacity);
  const tools = { recorder, guard: createReplayGuard() };
  const store = createAppStore(createDevice().openTab().environment, initialState(), tools);
  const keptTrace = createKeptTraceRecorder(recorder, kept, page);
  return {
    store,
    recorder,
    keptTrace,
    say: (message: string) => store.dispatch(toastShown({ message })),
  };
}

function replayed(text: string) {
  const replay = replayText(text);
  if (!replay.ok) throw new Error(replay.message);
  expect(replay.result).toMatchObject({ divergence: null, failure: null, hasStates: true });
  return replay.trace;
}

/** What the toasts of a file say, by part. */
function toastsOf(text: string): readonly (readonly string[])[] {
  const { parts, actions } = replayed(text);
  return parts.map(({ firstStep }, index) =>
    actions
      .slice(firstStep, (parts[index + 1]?.firstStep ?? actions.length + 1) - 1)
      .filter(toastShown.match)
      .map(({ payload }) => payload.message),
  );
}

const partsOf = (text: string) => replayed(text).parts.map(({ tab, reason }) => [tab, reason]);

describe('A kept trace', () => {
  it('is one file of every page, and every state of each replays', async () => {
    const kept = memoryKeptTraceStorage();
    const first = openPage(kept, testPage('a'));
    first.say('one');
    first.keptTrace.keep();
    first.say('two');
    first.keptTrace.keep();

    const second = openPage(kept, testPage('a', 'reload'));
    second.say('three');
    second.keptTrace.keep();
    const other = openPage(kept, testPage('b'));
    other.say('elsewhere');
    other.keptTrace.keep();
    const third = openPage(kept, testPage('a', 'bank'));
    third.say('four');

    const text = await third.keptTrace.save();
    expect(partsOf(text)).toEqual([
      ['a', 'open'],
      ['a', 'reload'],
      ['b', 'tab'],
      ['a', 'bank'],
    ]);
    expect(toastsOf(text)).toEqual([['one', 'two'], ['three'], ['elsewhere'], ['four']]);
  });

  it('is not kept any more once it is saved; the page itself can be saved again', async () => {
    const kept = memoryKeptTraceStorage();
    const first = openPage(kept, testPage('a'));
    first.say('one');
    first.keptTrace.keep();
    const page = openPage(kept, testPage('a', 'reload'));
    page.say('two');
    await page.keptTrace.save();
    expect(await kept.read()).toEqual([]);

    page.say('three');
    page.keptTrace.keep();
    const [part] = await kept.read();
    expect(part?.chunks.flatMap(({ actions }) => actions)).toEqual([expect.stringContaining('"three"')]);
    expect(toastsOf(await page.keptTrace.save())).toEqual([['two', 'three']]);

    page.say('four');
    page.keptTrace.keep();
    const next = openPage(kept, testPage('a', 'reload'));
    next.say('five');
    expect(toastsOf(await next.keptTrace.save())).toEqual([['four'], ['five']]);
  });

  it('begins anew where it is cleared, and in another tab goes on with what follows', async () => {
    const kept = memoryKeptTraceStorage();
    const page = openPage(kept, testPage('a'));
    const other = openPage(kept, testPage('b'));
    page.say('one');
    other.say('elsewhere');
    page.keptTrace.keep();
    other.keptTrace.keep();
    await page.keptTrace.clear();
    expect(await kept.read()).toEqual([]);
    other.say('lost');
    other.keptTrace.keep();
    await Promise.resolve();
    other.say('found');
    other.keptTrace.keep();
    page.say('two');
    const parts = toastsOf(await page.keptTrace.save());
    expect(parts).toHaveLength(2);
    expect(parts).toEqual(expect.arrayContaining([['two'], ['found']]));
  });

  it('drops an action beyond the bounds with what happened beside it', async () => {
    const kept = memoryKeptTraceStorage();
    const { say, recorder, keptTrace } = openPage(kept, testPage('a'), 20);
    while (recorder.position() < 50) {
      if (recorder.position() % 10 === 0) recorder.beginEntry()({ kind: 'longTask', duration: 60 });
      say(String(recorder.position()));
      if (recorder.position() % 7 === 0) keptTrace.keep();
    }
    const [part, ...others] = replayed(await keptTrace.save()).parts;
    expect(others).toEqual([]);
    expect(part?.info?.dropped).toBe(30);
    expect(part?.lanes.map(({ step }) => step)).toEqual([0, 10]);
  });
});

describe('An error loop', () => {
  const FILE_LIMIT = 10_000_000;

  /** Opens a page that records 1,000 actions, 100 calls with long bodies and 2,000 different errors with long stacks. */
  function openFailingPage(kept: KeptTraceStorage, isKeptMeanwhile: boolean) {
    const { store, recorder, keptTrace } = openPage(kept, testPage('a'));
    for (let count = 0; count < 1000; count += 1) {
      store.dispatch({ type: 'test/rendered', count, text: 'x'.repeat(1000) });
      for (const half of ['a', 'b']) {
        recorder.beginEntry()({ kind: 'console', text: `${count}${half}`, stack: 'at add '.repeat(700) });
      }
      if (count % 10 === 0) {
        const [request, answer] = ['q'.repeat(20_000), 'a'.repeat(20_000)];
        const call = { kind: 'call', method: 'GET', path: '/', status: 200, duration: 1, error: '' } as const;
        recorder.beginEntry()({ ...call, request, answer });
      }
      if (isKeptMeanwhile && count % 50 === 0) keptTrace.keep();
    }
    return keptTrace;
  }

  it.each([true, false])(
    'leaves the actions in the file, and the errors at their steps: kept meanwhile %s',
    async (isKeptMeanwhile) => {
      const text = await openFailingPage(memoryKeptTraceStorage(), isKeptMeanwhile).save();
      expect(Buffer.byteLength(text)).toBeLessThan(FILE_LIMIT);
      const { actions, parts } = replayed(text);
      expect(actions.length).toBeGreaterThan(900);
      const errors = (parts[0]?.lanes ?? []).flatMap((entry) => (entry.kind === 'console' ? [entry] : []));
      expect(errors.length).toBeGreaterThan(1800);
      const misplaced = errors.filter(
        ({ text: said, step }) => Number.parseInt(said) !== actions[step - 1]?.['count'],
      );
      expect(misplaced).toEqual([]);
      expect(errors.filter(({ stack }) => stack !== undefined)).toHaveLength(100);
    },
  );

  it('leaves the actions in the file of the page that follows', async () => {
    const kept = memoryKeptTraceStorage();
    openFailingPage(kept, true).keep();
    const text = await openPage(kept, testPage('a', 'reload')).keptTrace.save();
    expect(Buffer.byteLength(text)).toBeLessThan(FILE_LIMIT);
    expect(replayed(text).actions.length).toBeGreaterThan(900);
    expect(text).toContain('at add ');
  });
});

describe('For any pages, tabs and bounds', () => {
  const pages = fc.array(
    fc.record({
      tab: fc.constantFrom('a', 'b'),
      messages: fc.array(fc.string(), { maxLength: 6 }),
      isKeptEachTime: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  );

  it('the file replays, and holds the newest actions', async () => {
    await fc.assert(
      fc.asyncProperty(pages, fc.integer({ min: 1, max: 12 }), async (opened, actions) => {
        const kept = memoryKeptTraceStorage({ actions, bytes: Infinity });
        let text = '';
        for (const [index, { tab, messages, isKeptEachTime }] of opened.entries()) {
          const { say, keptTrace } = openPage(kept, testPage(tab, 'reload'));
          for (const message of messages) {
            say(message);
            if (isKeptEachTime) keptTrace.keep();
          }
          if (index === opened.length - 1) text = await keptTrace.save();
          else keptTrace.keep();
        }
        const last = opened.at(-1)?.messages ?? [];
        expect(toastsOf(text).at(-1)).toEqual(last);
      }),
      { numRuns: 40 },
    );
  });
});

describe('What is beside the actions', () => {
  afterEach(() => setCallWatcher(null));

  it('is in the file with its step, and holds no secret, nor does what is kept', async () => {
    const canaries = { password: 'canary-password', token: 'canary-token', street: 'canary-street' };
    const kept = memoryKeptTraceStorage();
    const { store, recorder, keptTrace, say } = openPage(kept, testPage('a'));
    setCallWatcher(() => {
      const end = recorder.beginEntry();
      return (call) => end(callEvent(call));
    });
    answer('authorizeUser', { error: `Not ${canaries.password}.` }, 401);
    const authorizeRequestDto = { email: 'asha@example.com', password: new Secret(canaries.password) };
    await store.dispatch(storefrontApi.endpoints.authorizeUser.initiate({ authorizeRequestDto }));
    answer('getStoreInfo', { storeName: 'Loom' });
    await store.dispatch(storefrontApi.endpoints.getStoreInfo.initiate(undefined));
    say('one');
    const message = hidePrivate(`Failed at /reset?token=${canaries.token}`);
    recorder.beginEntry()({ kind: 'console', text: message });

    store.dispatch(sessionRestored({ sessionId: 'session', rememberedEmail: '' }));
    store.dispatch(checkoutOpened({ owner: 'session' }));
    store.dispatch(
      draftSaved({
        owner: 'session',
        phase: 'draft',
        address: { ...blankAddress, address: canaries.street },
      }),
    );
    keptTrace.keep();
    const onDevice = kept.text();
    expect(onDevice).toContain('draftSaved');
    const text = await keptTrace.save();
    for (const canary of Object.values(canaries)) {
      expect(text).not.toContain(canary);
      expect(onDevice).not.toContain(canary);
    }

    const { parts, actions } = replayed(text);
    const lane = parts[0]?.lanes ?? [];
    expect(lane).toMatchObject([
      { kind: 'call', method: 'POST', path: '/api/v1/users/authorize', status: 401, error: 'Not •••.' },
      { kind: 'call', method: 'GET', path: '/api/v1/storeInfo', status: 200, error: '' },
      { kind: 'console', text: 'Failed at /reset?token=[secret]' },
    ]);
    const [, loaded] = lane;
    // It is the query's own first action that comes before it.
    expect(actions[(loaded?.step ?? 0) - 1]?.type).toBe('api/executeQuery/pending');
  });
});

describe('Keep trace', () => {
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
    keepTrace({ recorder, places: createPlaceRecorder() });
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
});
