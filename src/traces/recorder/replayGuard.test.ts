import { legacy_createStore, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { isRecord } from '../../lib/untrusted';
import { createReplayGuard, type ReplayGuard } from './replayGuard';

const counter = (state: number = 0, { type }: { readonly type: string }): number =>
  type === 'counted' ? state + 1 : state;

/** What the guard's middleware makes of an action, and what it lets through. */
function pass(guard: ReplayGuard, action: unknown) {
  const passed: unknown[] = [];
  const api: Parameters<Middleware>[0] = {
    getState: () => undefined,
    dispatch: () => {
      throw new Error('Nothing is dispatched.');
    },
  };
  const result = guard.middleware(api)((each) => {
    passed.push(each);
    return 'done';
  })(action);
  return { result, passed };
}

const subscriptionsRequest = { type: 'api/internalSubscriptions/internal_getRTKQSubscriptions' };

describe('The first middleware', () => {
  it('lets everything through before a replay', () => {
    const guard = createReplayGuard();
    const thunk = (): void => undefined;
    for (const action of [{ type: 'counted' }, thunk, subscriptionsRequest]) {
      expect(pass(guard, action)).toEqual({ result: 'done', passed: [action] });
    }
  });

  it.each<[action: unknown]>([
    [{ type: 'counted' }],
    [{ type: 1 }],
    [{ type: ['api/internal_getRTKQSubscriptions'] }],
    [null],
    [{ type: 'x/internal_getRTKQSubscriptions/y' }],
  ])('lets %j end nowhere in a replay', (action) => {
    expect(pass(createReplayGuard(true), action)).toEqual({ result: action, passed: [] });
  });

  it('tells RTK Query in a replay that everything is requested already', () => {
    const { result, passed } = pass(createReplayGuard(true), subscriptionsRequest);
    expect(passed).toEqual([]);
    const read = (name: string): unknown => (isRecord(result) ? result[name] : undefined);
    const call = (name: string): unknown => {
      const method = read(name);
      return typeof method === 'function' ? Reflect.apply(method, undefined, []) : undefined;
    };
    expect(call('getSubscriptions')).toEqual({});
    expect(call('getSubscriptionCount')).toBe(0);
    expect(call('isRequestSubscribed')).toBe(true);
  });

  it('answers a call in a replay with a handle that never ends', async () => {
    const thunk = jest.fn();
    const { result, passed } = pass(createReplayGuard(true), thunk);
    expect(passed).toEqual([]);
    expect(thunk).toHaveBeenCalledTimes(0);
    if (!(result instanceof Promise)) throw new Error('A call gives a promise.');
    expect(result).toMatchObject({ requestId: 'replay', queryCacheKey: 'replay' });
    const call = (name: string): unknown => {
      const method: unknown = Reflect.get(result, name);
      return typeof method === 'function' ? Reflect.apply(method, result, []) : 'no function';
    };
    for (const name of ['abort', 'reset', 'unsubscribe', 'updateSubscriptionOptions']) {
      expect(call(name)).toBeUndefined();
    }
    expect(call('refetch')).toBe(result);
    const ended = await Promise.race([result, call('unwrap'), Promise.resolve('still pending')]);
    expect(ended).toBe('still pending');
  });
});

/** A store with the DevTools behind it. */
function openStore(guard: ReplayGuard) {
  const lifted: unknown[] = [];
  const liftedStore = {
    dispatch: (action: unknown): unknown => {
      lifted.push(action);
      return 'lifted';
    },
  };
  const devTools: StoreEnhancer = (create) => (reducer, preloaded) => ({
    ...create(reducer, preloaded),
    liftedStore,
  });
  const both: StoreEnhancer = (create) => guard.enhancer(devTools(create));
  const store = legacy_createStore(counter, both);
  return { store, liftedStore, lifted };
}

describe('A store with the guard', () => {
  it('counts on until a trace is imported, and then never again', () => {
    const guard = createReplayGuard();
    const { store, liftedStore } = openStore(guard);
    store.dispatch({ type: 'counted' });
    expect(store.getState()).toBe(1);
    liftedStore.dispatch({ type: 'IMPORT_STATE' });
    const action = { type: 'counted' };
    expect(store.dispatch(action)).toBe(action);
    expect(store.getState()).toBe(1);
  });

  it.each([
    'IMPORT_STATE',
    'TOGGLE_ACTION',
    'SET_ACTIONS_ACTIVE',
    'REORDER_ACTION',
    'SWEEP',
    'ROLLBACK',
    'RESET',
  ])('is a replay after the action %s of the DevTools, which sees it too', (type) => {
    const guard = createReplayGuard();
    const { liftedStore, lifted } = openStore(guard);
    expect(liftedStore.dispatch({ type })).toBe('lifted');
    expect(lifted).toEqual([{ type }]);
    expect(guard.hasBegun()).toBe(true);
  });

  it.each<[action: unknown]>([
    [{ type: 'JUMP_TO_STATE' }],
    [{ type: 'PERFORM_ACTION' }],
    [{ type: 'NO_RESET' }],
    [{ type: 'RESET_ALL' }],
    [{ type: ['RESET'] }],
    ['RESET'],
    [null],
  ])('is none after %j', (action) => {
    const guard = createReplayGuard();
    const { liftedStore, lifted } = openStore(guard);
    liftedStore.dispatch(action);
    expect(lifted).toEqual([action]);
    expect(guard.hasBegun()).toBe(false);
  });

  it.each([{}, { liftedStore: null }, { liftedStore: {} }])('works without the DevTools: %j', (more) => {
    const guard = createReplayGuard();
    const both: StoreEnhancer = (create) =>
      guard.enhancer((reducer, preloaded) => ({ ...create(reducer, preloaded), ...more }));
    const store = legacy_createStore(counter, both);
    store.dispatch({ type: 'counted' });
    expect(store.getState()).toBe(1);
    expect(guard.hasBegun()).toBe(false);
  });
});

describe('The beginning of a replay', () => {
  it('is told once, and not to those who do not listen any more', () => {
    const told: string[] = [];
    const guard = createReplayGuard();
    guard.subscribe(() => told.push('one'));
    guard.subscribe(() => told.push('two'))();
    const { liftedStore } = openStore(guard);
    liftedStore.dispatch({ type: 'IMPORT_STATE' });
    liftedStore.dispatch({ type: 'IMPORT_STATE' });
    expect(told).toEqual(['one']);
  });

  it('is not told on a page that shows nothing else', () => {
    const onReplay = jest.fn();
    const guard = createReplayGuard(true);
    guard.subscribe(onReplay);
    expect(guard.hasBegun()).toBe(true);
    openStore(guard).liftedStore.dispatch({ type: 'IMPORT_STATE' });
    expect(onReplay).toHaveBeenCalledTimes(0);
  });
});
