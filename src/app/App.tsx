import { useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import type { Navigator } from 'react-router-dom';
import { ToastBridge } from '../features/notifications/ToastBridge';
import type { TraceTools } from '../features/traces/traceTools';
import { AppRoutes } from './AppRoutes';
import { EarlyInput } from './EarlyInput';
import { PrefetchOnIntent } from './PrefetchOnIntent';
import { noopNavigator } from './router/noopNavigator';
import { PageTitleAndFocus } from './router/PageTitleAndFocus';
import { ScrollRestoration } from './router/ScrollRestoration';
import { StoreRouter } from './router/StoreRouter';
import type { AppStore } from './store';
import { ThemeRoot } from './theme/ThemeRoot';
import type { RootState } from './types';

interface AppProps {
  readonly store: AppStore;
  readonly navigator: Navigator;
  readonly serverState?: RootState;
  /** Null, or nothing, on a page that records nothing. */
  readonly traces?: Pick<TraceTools, 'guard'> | null;
}

const never = () => () => undefined;
const no = () => false;

/** The whole shop on a given store. */
export function App({ store, navigator, serverState, traces = null }: AppProps) {
  // In a replay links do nothing, and toasts stay until the trace removes them.
  const isReplaying = useSyncExternalStore(
    traces?.guard.subscribe ?? never,
    traces?.guard.isReplaying ?? no,
    no,
  );
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeRoot>
        <StoreRouter navigator={isReplaying ? noopNavigator : navigator}>
          <PageTitleAndFocus>
            <AppRoutes />
          </PageTitleAndFocus>
          <ScrollRestoration />
          <PrefetchOnIntent />
          <EarlyInput />
        </StoreRouter>
        <ToastBridge staysOpen={isReplaying} />
      </ThemeRoot>
    </Provider>
  );
}
