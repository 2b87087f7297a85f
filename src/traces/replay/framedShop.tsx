import { configureStore, Tuple } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { Notice } from '../../components/Notice';
import { LazyBoundary } from '../../components/LazyBoundary';
import { preloadEveryPart } from '../../components/lazyPart';
import { ToastBridge } from '../../features/notifications/ToastBridge';
import { createReplayGuard } from '../recorder/replayGuard';
import { replayTexts } from '../traceTexts/replayTexts';
import { AppRoutes } from '../../app/AppRoutes';
import { rootReducer } from '../../app/rootReducer';
import { noopNavigator, StoreRouter } from '../../app/router/StoreRouter';
import { ThemeRoot } from '../../app/theme/ThemeRoot';
import type { RootState } from '../../app/types';

/** The event on the iframe that says that the shop in it can show states; its detail is the handle. */
export const FRAMED_SHOP_READY = 'replay:framed-shop-ready';

export interface FramedShopHandle {
  /** Shows a state; done when the screen has been drawn. `step` names it. */
  readonly show: (state: RootState, step: number) => void;
}

export function isFramedShopHandle(value: unknown): value is FramedShopHandle {
  return typeof value === 'object' && value !== null && 'show' in value && typeof value.show === 'function';
}

/** This build cannot render a state; the next step is another try. */
function renderFailure() {
  return <Notice title={replayTexts.noScreenTitle}>{replayTexts.noScreen}</Notice>;
}

const blockedEvents = 'click auxclick submit beforeinput change dragstart dragover drop'.split(' ');

/** The shop is shown read-only: clicks and typing in it change nothing. */
function blockInput(): void {
  const refuse = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of blockedEvents) {
    window.addEventListener(type, refuse, { capture: true });
  }
}

/** Passes keys on to the page around the frame, which is moved by them. */
function passOnKeys(): void {
  const pass = (event: KeyboardEvent): void => {
    if (!window.parent.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
  };
  window.addEventListener('keydown', pass, { capture: true });
}

/**
 * Renders the shop's real screens in this document, on a store whose only middleware is the replay guard: without
 * listeners and without the API's middleware. Then hands the frame's page what shows a state.
 */
export async function startFramedShop(frame: Element, root: HTMLElement): Promise<void> {
  blockInput();
  passOnKeys();
  // So that no step shows that it is loading.
  await preloadEveryPart();
  const store = configureStore({
    reducer: rootReducer,
    middleware: () => new Tuple(createReplayGuard(true).middleware),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: false }),
    devTools: false,
  });
  const reactRoot = createRoot(root, {
    // The boundary below says so on the page.
    onCaughtError: () => undefined,
  });

  const handle: FramedShopHandle = {
    show(state, step) {
      const { pathname } = store.getState().location.location;
      flushSync(() => {
        // No action passes the guard.
        store.replaceReducer(() => state);
        reactRoot.render(
          <ThemeRoot>
            <LazyBoundary resetKey={String(step)} renderFailure={renderFailure}>
              <Provider store={store}>
                <StoreRouter navigator={noopNavigator}>
                  <AppRoutes />
                </StoreRouter>
                <ToastBridge staysOpen />
              </Provider>
            </LazyBoundary>
          </ThemeRoot>,
        );
      });
      if (state.location.location.pathname !== pathname) window.scrollTo(0, 0);
      document.documentElement.dataset['step'] = String(step);
    },
  };
  frame.dispatchEvent(new CustomEvent(FRAMED_SHOP_READY, { detail: handle }));
}
