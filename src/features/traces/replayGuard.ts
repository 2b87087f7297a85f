import type { Middleware, StoreEnhancer } from '@reduxjs/toolkit';
import { isRecord } from '../../lib/untrusted';

/** What the DevTools do that computes the shop's states anew: after it, the page shows a replay. */
const RECOMPUTING = /^(IMPORT_STATE|TOGGLE_ACTION|SET_ACTIONS_ACTIVE|REORDER_ACTION|SWEEP|ROLLBACK|RESET)$/;

/** How a hook of RTK Query asks its middleware who is subscribed to what. */
const SUBSCRIPTIONS_ASKED = /\/internal_getRTKQSubscriptions$/;

/** Keeps a replay from touching the environment. */
export interface ReplayGuard {
  /** The first of all middleware: stops what screens dispatch during a replay. */
  readonly middleware: Middleware;
  /** Notices a live import, and stops what middleware sends straight to the reducers. */
  readonly enhancer: StoreEnhancer;
  /** Whether the page shows a replay. Once it does, only a reload ends it. */
  isReplaying(): boolean;
  /** Calls back when a replay begins. Returns how to stop. */
  subscribe(callback: () => void): () => void;
}

/** What RTK Query's hooks read: everything they ask for is there already. */
const inertSubscriptions = {
  getSubscriptions: () => ({}),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => true,
} as const;

/** What a screen gets for a call during a replay: the handle of a call that never answers. */
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

interface LiftedStore {
  dispatch: (action: unknown) => unknown;
}

function hasLiftedStore(store: object): store is { liftedStore: LiftedStore } {
  return 'liftedStore' in store && isRecord(store.liftedStore) && 'dispatch' in store.liftedStore;
}

function isRecomputing(action: unknown): boolean {
  return isRecord(action) && typeof action['type'] === 'string' && RECOMPUTING.test(action['type']);
}

/**
 * Makes a guard. During a replay no dispatch comes through: no fetch, no appended action, no write of the cart.
 * @param startsReplaying for the replay page, which shows nothing else
 * @param onReplay called once when a live page turns to replay, before the first replayed state is shown
 */
export function createReplayGuard(startsReplaying = false, onReplay?: () => void): ReplayGuard {
  let isReplaying = startsReplaying;
  const callbacks = new Set<() => void>();

  function begin(): void {
    if (isReplaying) return;
    isReplaying = true;
    onReplay?.();
    for (const callback of [...callbacks]) callback();
  }

  return {
    middleware: () => (next) => (action) => {
      if (!isReplaying) return next(action);
      if (typeof action === 'function') return inertCall();
      const isAsking =
        isRecord(action) && typeof action['type'] === 'string' && SUBSCRIPTIONS_ASKED.test(action['type']);
      return isAsking ? inertSubscriptions : action;
    },
    enhancer: (createStore) => (reducer, preloadedState) => {
      const store = createStore(reducer, preloadedState);
      if (hasLiftedStore(store)) {
        const lifted = store.liftedStore;
        const { dispatch } = lifted;
        lifted.dispatch = (action) => {
          if (isRecomputing(action)) begin();
          return dispatch(action);
        };
      }
      return { ...store, dispatch: (action) => (isReplaying ? action : store.dispatch(action)) };
    },
    isReplaying: () => isReplaying,
    subscribe(callback) {
      callbacks.add(callback);
      return () => {
        callbacks.delete(callback);
      };
    },
  };
}
