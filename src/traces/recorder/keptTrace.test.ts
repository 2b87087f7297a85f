/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { replayText } from '../replay/headless';
import { createAppStore, initialState } from '../../app/store';
import { storefrontApi } from '../../api/storefrontApi';
import { setCallWatcher } from '../../api/callWatch';
import { blankAddress } from '../../lib/shippingAddress';
import { Secret } from '../../lib/secrets/secret';
import { memoryKeptTraceStorage, testPage } from '../testing/keptTrace';
import { memoryEnvironment, memoryStorage } from '../../testing/memoryEnvironment';
import { answer } from '../../testing/server';
import { sessionRestored } from '../../features/auth/authSlice';
import { toastShown } from '../../features/notifications/notificationsSlice';
import { checkoutOpened, draftSaved } from '../../features/checkout/checkoutSlice';
import { boundKeptTrace } from './keptTrace';
import { createKeptTraceRecorder, type KeptTracePage } from './keptTraceRecorder';
import type { KeptTraceStorage } from './keptTraceStorage';
import { createLaneRecorder } from './laneRecorder';
import { createRecorder } from './recorder';
import { createReplayGuard } from './replayGuard';
import { leaveTab, returnToTab, takeTab } from './tabOfPage';

/** A page of the shop that records, and keeps what it records. */
function openPage(kept: KeptTraceStorage, page: KeptTracePage, capacity?: number) {
  const recorder = createRecorder(capacity);
  const lanes = createLaneRecorder(recorder);
  const tools = { recorder, guard: createReplayGuard() };
  const store = createAppStore(memoryEnvironment().environment, initialState(), tools);
  const keptTrace = createKeptTraceRecorder(recorder, lanes, kept, page);
  return {
    store,
    recorder,
    lanes,
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

  it('keeps a paused recording and the one after it', async () => {
    const kept = memoryKeptTraceStorage();
    const { say, recorder, keptTrace } = openPage(kept, testPage('a'));
    say('one');
    keptTrace.keep();
    recorder.pause();
    say('missed');
    recorder.resume();
    say('two');
    expect(toastsOf(await keptTrace.save())).toEqual([['one'], ['two']]);
  });

  it('keeps within its bounds the newest actions, and the state before them', async () => {
    const kept = memoryKeptTraceStorage();
    for (const messages of [
      ['one', 'two'],
      ['three', 'four'],
    ]) {
      const { say, keptTrace } = openPage(kept, testPage('a', 'reload'));
      for (const message of messages) {
        say(message);
        keptTrace.keep();
      }
    }
    const parts = await kept.read();
    const ofActions = boundKeptTrace(parts, { actions: 4, bytes: Infinity });
    expect(ofActions).toMatchObject([{ dropped: 2 }, { dropped: 0 }]);
    const [first] = ofActions;
    expect(first?.base).toContain('"one"');
    expect(first?.chunks).toHaveLength(1);
    expect(boundKeptTrace(parts, { actions: 3, bytes: Infinity })).toMatchObject([{ dropped: 0 }]);
    expect(boundKeptTrace(parts, { actions: Infinity, bytes: 1 })).toMatchObject([
      { dropped: 3, chunks: [] },
    ]);
    expect(boundKeptTrace(parts, { actions: 6, bytes: Infinity })).toBe(parts);
  });

  it('drops an action beyond the bounds with what happened beside it', async () => {
    const kept = memoryKeptTraceStorage();
    const { say, recorder, lanes, keptTrace } = openPage(kept, testPage('a'), 20);
    while (recorder.position() < 50) {
      if (recorder.position() % 10 === 0) lanes.begin()({ kind: 'longTask', duration: 60 });
      say(String(recorder.position()));
      if (recorder.position() % 7 === 0) keptTrace.keep();
    }
    const [part, ...others] = replayed(await keptTrace.save()).parts;
    expect(others).toEqual([]);
    expect(part?.info?.dropped).toBe(30);
    expect(part?.lanes.map(({ step }) => step)).toEqual([0, 10]);
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
    const { store, lanes, keptTrace, say } = openPage(kept, testPage('a'));
    setCallWatcher(() => {
      const end = lanes.begin();
      return (call) => end({ kind: 'call', ...call });
    });
    answer('authorizeUser', { error: `Not ${canaries.password}.` }, 401);
    const authorizeRequestDto = { email: 'asha@example.com', password: new Secret(canaries.password) };
    await store.dispatch(storefrontApi.endpoints.authorizeUser.initiate({ authorizeRequestDto }));
    answer('getStoreInfo', { storeName: 'Loom' });
    await store.dispatch(storefrontApi.endpoints.getStoreInfo.initiate(undefined));
    say('one');
    lanes.begin()({ kind: 'console', text: `Failed at /reset?token=${canaries.token}` });

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
      { kind: 'call', method: 'GET', path: '/api/v1/storeInfo', status: 200, error: '', sent: null },
      { kind: 'console', text: 'Failed at /reset?token=[secret]' },
    ]);
    const [refused, loaded] = lane;
    expect(refused?.kind === 'call' && refused.received).toBe('{"error":"Not canary-password."}'.length);
    // It is the query's own first action that comes before it.
    expect(actions[(loaded?.step ?? 0) - 1]?.type).toBe('api/executeQuery/pending');
  });
});

describe('The tab of a page', () => {
  it('is the same after a reload, another address and the bank, and another one where the browser copied a tab', () => {
    const storage = memoryStorage();
    const { tab, reason } = takeTab(storage, false);
    expect(reason).toBe('open');
    expect(takeTab(storage, false).tab).not.toBe(tab);

    leaveTab(storage, tab, false);
    expect(takeTab(storage, true)).toEqual({ tab, reason: 'reload' });
    leaveTab(storage, tab, false);
    expect(takeTab(storage, false)).toEqual({ tab, reason: 'open' });
    leaveTab(storage, tab, true);
    expect(takeTab(storage, false)).toEqual({ tab, reason: 'bank' });
    leaveTab(storage, tab, true);
    returnToTab(storage);
    expect(takeTab(storage, false).tab).not.toBe(tab);
  });
});
