import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { configureStore, createAction, Tuple } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { ErrorState } from '../../components/ErrorState';
import { ToastBridge } from '../../features/notifications/ToastBridge';
import { createReplayGuard } from '../../features/traces/replayGuard';
import { replayTexts } from '../../features/traces/traceTexts';
import { AppRoutes } from '../AppRoutes';
import { rootReducer } from '../rootReducer';
import { screens } from '../routeTable';
import { nowhere } from '../router/nowhere';
import { StoreRouter } from '../router/StoreRouter';
import { ThemeRoot } from '../theme/ThemeRoot';
import type { RootState } from '../types';
import type { StageHandle } from './stageHandle';
import { STAGE_READY } from './stageHandle';

const stateShown = createAction<RootState>('replay/stateShown');

/** The replay guard, which lets the state to show through and nothing else. */
const guard: Middleware = (api) => {
  const guarded = createReplayGuard(true).middleware(api);
  return (next) => {
    const refuse = guarded(next);
    return (action) => (stateShown.match(action) ? next(action) : refuse(action));
  };
};

/** The store of the framed shop: it takes the state that it is given, and nothing else reaches it. */
function createStageStore() {
  return configureStore({
    reducer: (state: RootState | undefined, action: UnknownAction) =>
      stateShown.match(action) ? action.payload : (state ?? rootReducer(undefined, action)),
    middleware: () => new Tuple(guard),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: false }),
    devTools: false,
  });
}

interface BoundaryProps {
  readonly step: number;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly step: number;
}

/** A state that this build cannot draw costs its own step alone. */
class StageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, step: this.props.step };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ step }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.step === step ? null : { hasFailed: false, step };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <ErrorState title={replayTexts.noScreenTitle} message={replayTexts.noScreen} />
    ) : (
      this.props.children
    );
  }
}

/** What must have been loaded before the first step, because a replay loads nothing on its way. */
function loadEverything(): Promise<unknown> {
  return Promise.all([
    ...Object.values(screens).map((screen) => screen.preload()),
    import('../layouts/MenuDrawer'),
    import('../layouts/AccountMenu'),
    import('../../features/shop/SanitizedHtml'),
  ]);
}

/** The shop is shown read-only: clicks and typing in it change nothing. */
function keepHandsOff(): void {
  const refuse = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of [
    'click',
    'auxclick',
    'submit',
    'beforeinput',
    'change',
    'dragstart',
    'dragover',
    'drop',
  ]) {
    window.addEventListener(type, refuse, { capture: true });
  }
}

/**
 * Draws the shop's real screens in this document, on a store whose only middleware is the replay guard, without
 * listeners and without the API's middleware. Tells the frame around it how to show a state once everything that any
 * screen needs has been loaded.
 */
export async function startStage(frame: Element, root: HTMLElement): Promise<void> {
  keepHandsOff();
  await loadEverything();
  const store = createStageStore();
  const reactRoot = createRoot(root, {
    // The boundary has said so on the page.
    onCaughtError: () => undefined,
  });

  function draw(step: number): void {
    reactRoot.render(
      <StageBoundary step={step}>
        <Provider store={store}>
          <ThemeRoot>
            <StoreRouter navigator={nowhere}>
              <AppRoutes />
            </StoreRouter>
            <ToastBridge staysOpen />
          </ThemeRoot>
        </Provider>
      </StageBoundary>,
    );
  }

  const handle: StageHandle = {
    show(state, step) {
      const { pathname } = store.getState().location.location;
      flushSync(() => {
        store.dispatch(stateShown(state));
        draw(step);
      });
      if (state.location.location.pathname !== pathname) window.scrollTo(0, 0);
      document.documentElement.dataset['step'] = String(step);
    },
  };
  frame.dispatchEvent(new CustomEvent(STAGE_READY, { detail: handle }));
}
