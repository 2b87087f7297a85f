/** @jest-environment jest-fixed-jsdom */
import { exportedText, importText, jumpTo, liftedStateOf } from '../testing/devTools';
import fc from 'fast-check';
import { storefrontApi } from '../api/storefrontApi';
import { shopReducer } from './replay/shopReducer';
import { locationChanged } from '../features/location/locationSlice';
import { createAppStore, initialState } from '../app/store';
import type { Environment } from '../app/types';
import { Secret } from '../lib/secrets/secret';
import { createDevice } from '../testing/memoryDevice';
import { allRequests, answer, requestsOf } from '../testing/server';
import { sessionRestored } from '../features/auth/authSlice';
import { lineKey } from '../lib/lineChoice';
import { cartRestored } from '../features/cart/cartSlice';
import { cleared, lineAdded, lineQuantityChanged, lineRemoved } from '../features/cart/cartEvents';
import { toastDismissed, toastShown } from '../features/notifications/notificationsSlice';
import { checkoutOpened, draftSaved, purchasesRead, submitted } from '../features/checkout/checkoutSlice';
import { blankAddress } from '../lib/shippingAddress';
import { createRecorder } from './recorder/recorder';
import { replayTrace, type ReplayResult } from './replay/replayTrace';
import { createReplayGuard } from './recorder/replayGuard';
import { readTrace, serialiseTrace } from './testing/keptTrace';
import { parseTrace } from './replay/parseTrace';

jest.setTimeout(30_000);

const about = { app: 'storefront', build: 'test', url: '/', ua: 'jest' };

function line(id: string, quantity = 1) {
  return { id, name: id, image: '', price: 100, quantity, selectedSize: '', selectedColor: '' };
}

function openShop(capacity?: number, environment: Environment = createDevice().openTab().environment) {
  const recorder = createRecorder(capacity);
  const guard = createReplayGuard();
  const store = createAppStore(environment, initialState(), { recorder, guard });
  return { store, recorder, guard, saved: () => serialiseTrace(recorder.take(), about) };
}

function replay(text: string): ReplayResult {
  return replayTrace(shopReducer, readTrace(text), { keepsStates: true });
}

/** A state as a file holds it. */
function asJson(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state));
}

const ids = fc.constantFrom('hammer', 'saw', 'shirt');
const events = fc.oneof(
  fc
    .tuple(ids, fc.integer({ min: 1, max: 9 }))
    .map(([id, quantity]) => lineAdded({ line: line(id, quantity), from: 'card' })),
  fc
    .tuple(ids, fc.integer({ min: -1, max: 9 }))
    .map(([id, quantity]) => lineQuantityChanged({ key: lineKey(line(id)), quantity })),
  ids.map((id) => lineRemoved({ key: lineKey(line(id)) })),
  fc.constant(cleared()),
  fc.string().map((message) => toastShown({ message })),
  fc.string().map((id) => toastDismissed({ id })),
  fc
    .webPath()
    .map((pathname) =>
      locationChanged({ location: { pathname, search: '', hash: '', state: null, key: 'k' }, kind: 'PUSH' }),
    ),
  fc
    .constantFrom('', 'session-1', 'session-2')
    .map((sessionId) => sessionRestored({ sessionId, rememberedEmail: '' })),
  fc.array(ids).map((found) => cartRestored(found.map((id) => line(id)))),
);

describe('A trace', () => {
  it('replays to equal states, whatever was done, from our own file and from the export of the DevTools', () => {
    fc.assert(
      fc.property(
        fc.array(events, { maxLength: 30 }),
        fc.integer({ min: 1, max: 40 }),
        (actions, capacity) => {
          const { store, saved } = openShop(capacity);
          for (const action of actions) store.dispatch(action);
          const own = replay(saved());
          expect(own).toMatchObject({ divergence: null, failure: null, hasStates: true });
          expect(own.equalCount).toBe(own.actionCount);
          expect(asJson(own.states.at(-1) ?? own.baseState)).toEqual(asJson(store.getState()));

          const exported = replay(exportedText(store));
          expect(exported).toMatchObject({ failure: null, hasStates: false });
          expect(asJson(exported.states.at(-1) ?? exported.baseState)).toEqual(asJson(store.getState()));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('opens in the DevTools, state by state', () => {
    const { store, saved, recorder } = openShop();
    store.dispatch(lineAdded({ line: line('saw'), from: 'card' }));
    store.dispatch(cleared());
    const { states } = recorder.take();
    const other = openShop().store;
    importText(other, saved());
    states.forEach((state, index) => {
      jumpTo(other, index + 1);
      expect(asJson(other.getState())).toEqual(asJson(state));
    });
  });

  it('keeps the order of what subscribers dispatch', () => {
    const { store, saved } = openShop();
    const stop = store.subscribe(() => {
      if (store.getState().cart.lines.length === 0) return;
      stop();
      store.dispatch(cleared());
    });
    store.dispatch(cartRestored([line('saw')]));
    const { actions } = readTrace(saved());
    expect(actions.map(({ type }) => type).filter((type) => type.startsWith('cart/'))).toEqual([
      'cart/cartRestored',
      'cart/cleared',
    ]);
    expect(replay(saved()).divergence).toBeNull();
  });
});

describe('A broken file', () => {
  it('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => parseTrace(JSON.stringify(value))).not.toThrow();
      }),
    );
  });
});

describe('A live import', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('fetches nothing, appends nothing, writes no cart', async () => {
    jest.useFakeTimers();
    const theirs = openShop();
    theirs.store.dispatch(cartRestored([line('saw', 7)]));
    theirs.store.dispatch(lineAdded({ line: line('hammer'), from: 'productPage' }));

    const { environment } = createDevice().openTab();
    const written: unknown[] = [];
    const { cartStorage } = environment;
    const apply: Environment['cartStorage']['apply'] = (operation) => {
      written.push(operation);
      cartStorage.apply(operation);
    };
    const { store, guard, recorder } = openShop(undefined, {
      ...environment,
      cartStorage: { ...cartStorage, apply },
    });
    store.dispatch(cartRestored([line('shirt')]));
    store.dispatch(lineAdded({ line: line('shirt'), from: 'card' }));
    expect(written).toHaveLength(1);
    const recorded = recorder.status().count;
    let announcements = 0;
    guard.subscribe(() => {
      announcements += 1;
    });

    importText(store, theirs.saved());
    expect([guard.hasBegun(), announcements]).toEqual([true, 1]);
    const { length } = liftedStateOf(store).stagedActionIds;
    for (let index = 0; index < length; index += 1) {
      jumpTo(store, index);
      // What screens do when they appear, and what shoppers do.
      const call = store.dispatch(storefrontApi.endpoints.getStoreInfo.initiate(undefined));
      call.unsubscribe();
      store.dispatch(lineAdded({ line: line('hammer'), from: 'card' }));
    }
    // Longer than RTK Query waits before it tells the store who is subscribed.
    await jest.advanceTimersByTimeAsync(1000);
    expect(allRequests()).toEqual([]);
    expect(liftedStateOf(store).stagedActionIds).toHaveLength(length);
    expect(written).toHaveLength(1);
    expect(recorder.status().count).toBe(recorded);
    expect(store.getState().cart.lines).toMatchObject([{ id: 'saw', quantity: 7 }, { id: 'hammer' }]);
  });
});

describe('Secrets', () => {
  const canaries = { password: 'canary-password', token: 'canary-token', value: 'canary-value' };
  const session = {
    email: 'asha@example.com',
    firstName: 'Asha',
    lastName: 'Rao',
    password: new Secret(canaries.password),
  };

  it('are in no exported format, no state and no storage', async () => {
    const { store, saved } = openShop();
    answer('authorizeUser', { token: canaries.token });
    await store.dispatch(
      storefrontApi.endpoints.authorizeUser.initiate({
        authorizeRequestDto: { email: session.email, password: session.password },
      }),
    );
    await store.dispatch(storefrontApi.endpoints.registerUser.initiate({ registerRequestDto: session }));
    await store.dispatch(
      storefrontApi.endpoints.submitPayment.initiate({
        paymentRequestDto: { orderId: 'ORD-1', fields: new Secret({ pin: canaries.value }) },
      }),
    );
    await store.dispatch(storefrontApi.endpoints.getAccountInfo.initiate(undefined));

    const sent = (['authorizeUser', 'registerUser', 'submitPayment'] as const).map((id) =>
      JSON.stringify(requestsOf(id)[0]?.body),
    );
    expect(sent[0]).toContain(canaries.password);
    expect(sent[1]).toContain(canaries.password);
    expect(sent[2]).toContain(canaries.value);
    expect(requestsOf('getAccountInfo')[0]?.headers.get('Authorization')).toBe(`Bearer ${canaries.token}`);

    const texts = [
      saved(),
      exportedText(store),
      JSON.stringify(liftedStateOf(store)),
      JSON.stringify({ ...localStorage }),
    ];
    for (const text of texts) {
      for (const canary of Object.values(canaries)) expect(text).not.toContain(canary);
    }
    expect(replay(saved()).divergence).toBeNull();
  });

  it('are not in the address of a checkout that was typed and not sent, and every state replays', () => {
    const owner = 'session-1';
    const { environment } = createDevice().openTab();
    const { store, saved } = openShop(undefined, environment);
    store.dispatch(sessionRestored({ sessionId: owner, rememberedEmail: '' }));
    store.dispatch(checkoutOpened({ owner }));
    const typed = {
      ...blankAddress,
      fullName: 'canary-name',
      address: 'canary-street',
      phone: 'canary-phone',
    };
    store.dispatch(draftSaved({ owner, phase: 'draft', address: typed }));
    store.dispatch(
      draftSaved({ owner, phase: 'draft', address: { ...typed, address: 'canary-other-street', city: ' ' } }),
    );
    store.dispatch(draftSaved({ owner, phase: 'draft', address: { ...typed, fullName: '' } }));
    // As another page of the same shopper reads it.
    store.dispatch(purchasesRead(store.getState().checkout.records));
    const other = openShop(undefined, environment);
    other.store.dispatch(sessionRestored({ sessionId: owner, rememberedEmail: '' }));
    other.store.dispatch(purchasesRead(store.getState().checkout.records));
    expect(JSON.stringify(other.store.getState())).toContain('canary-street');
    for (const text of [saved(), other.saved()]) {
      expect(text).not.toContain('canary');
      expect(replay(text)).toMatchObject({ divergence: null, failure: null, hasStates: true });
    }
    // What is sent is in the trace, as the guide says.
    store.dispatch(submitted({ lines: [line('saw')], address: typed, after: '', isKept: false }));
    expect(saved()).toContain('canary-street');
  });
});
