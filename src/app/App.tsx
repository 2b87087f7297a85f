import { useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Navigator } from 'react-router-dom';
import { ToastBridge } from '../features/notifications/ToastBridge';
import { AppRoutes } from './AppRoutes';
import { EarlyInput } from './EarlyInput';
import { PrefetchOnIntent } from './PrefetchOnIntent';
import { PageTitleAndFocus } from './router/PageTitleAndFocus';
import { ScrollRestoration } from './router/ScrollRestoration';
import { noopNavigator, StoreRouter } from './router/StoreRouter';
import type { AppStore } from './store';
import { ThemeRoot } from './theme/ThemeRoot';
import type { RootState } from './types';

interface AppProps {
  readonly store: AppStore;
  readonly navigator: Navigator;
  readonly serverState?: RootState;
  /** In place of the page of the address. */
  readonly page?: ReactNode;
  /** Tells when the state is taken over from outside: then links do nothing, and toasts stay as long as they are in it. */
  readonly takeover?:
    | { readonly subscribe: (callback: () => void) => () => void; readonly hasBegun: () => boolean }
    | undefined;
}

const never = () => () => undefined;
const no = () => false;

export function App({ store, navigator, serverState, page = <AppRoutes />, takeover }: AppProps) {
  const isTakenOver = useSyncExternalStore(takeover?.subscribe ?? never, takeover?.hasBegun ?? no, no);
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeRoot>
        <StoreRouter navigator={isTakenOver ? noopNavigator : navigator}>
          <PageTitleAndFocus>{page}</PageTitleAndFocus>
          <ScrollRestoration />
          <PrefetchOnIntent />
          <EarlyInput />
        </StoreRouter>
        <ToastBridge staysOpen={isTakenOver} />
      </ThemeRoot>
    </Provider>
  );
}
