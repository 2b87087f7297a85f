import { isAction, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { createCallbacks } from '../../lib/callbacks';
import { isRecord } from '../../lib/untrusted';

/** Actions of the DevTools that recompute the states: after one, the page shows a replay. */
const RECOMPUTING = /^(IMPORT_STATE|TOGGLE_ACTION|SET_ACTIONS_ACTIVE|REORDER_ACTION|SWEEP|ROLLBACK|RESET)$/;

/** The action by which RTK Query's hooks read the subscriptions from its middleware. */
const SUBSCRIPTIONS_REQUEST = /\/internal_getRTKQSubscriptions$/;

/** The subscriptions of a replay: every query counts as requested already. */
const inertSubscriptions = {
  getSubscriptions: () => ({}),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => true,
} as const;

/** What a call returns during a replay: a handle that never resolves. */
function inertCall() {
  const never = new Promise<never>(() => undefined);
  const handle: object = Object.assign(never, {
    arg: undefined,
    requestId: 'replay',
    queryCacheKey: 'replay',
    subscriptionOptions: undefined,
    abort: () => undefined,
    refetch: () => handle,
    reset: () => undefined,
    unsubscribe: () => undefined,
    unwrap: () => never,
    updateSubscriptionOptions: () => undefined,
  });
  return handle;
}

function hasLiftedStore(store: object): store is { liftedStore: { dispatch: (action: unknown) => unknown } } {
  return 'liftedStore' in store && isRecord(store.liftedStore) && 'dispatch' in store.liftedStore;
}

/**
 * Makes a guard. During a replay it stops every dispatch: no fetch, no appended action, no write of the cart.
 * @param startsReplaying true on the replay page, which shows nothing else
 */
export function createReplayGuard(startsReplaying = false) {
  let isReplaying = startsReplaying;
  const callbacks = createCallbacks();

  function begin(): void {
    if (isReplaying) return;
    isReplaying = true;
    callbacks.call();
  }

  /** Must be the first middleware: stops what screens dispatch during a replay. */
  const middleware: Middleware = () => (next) => (action) => {
    if (!isReplaying) return next(action);
    if (typeof action === 'function') return inertCall();
    return isAction(action) && SUBSCRIPTIONS_REQUEST.test(action.type) ? inertSubscriptions : action;
  };

  /** Detects a live import, and stops what middleware sends to the reducers. */
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    if (hasLiftedStore(store)) {
      const lifted = store.liftedStore;
      const { dispatch } = lifted;
      lifted.dispatch = (action) => {
        if (isAction(action) && RECOMPUTING.test(action.type)) begin();
        return dispatch(action);
      };
    }
    return { ...store, dispatch: (action) => (isReplaying ? action : store.dispatch(action)) };
  };

  return {
    middleware,
    enhancer,
    /** Whether the page shows a replay. Once it does, only a reload ends it. */
    hasBegun: () => isReplaying,
    /** Calls back when a replay begins. Returns how to stop. */
    subscribe: callbacks.add,
  };
}

export type ReplayGuard = ReturnType<typeof createReplayGuard>;
