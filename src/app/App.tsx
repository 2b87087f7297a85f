import { Provider } from 'react-redux';
import type { Navigator } from 'react-router-dom';
import { ToastBridge } from '../features/notifications/ToastBridge';
import { AppRoutes } from './AppRoutes';
import { LinkIntent } from './LinkIntent';
import { RouteEffects } from './router/RouteEffects';
import { StoreRouter } from './router/StoreRouter';
import type { AppStore } from './store';
import { ThemeRoot } from './theme/ThemeRoot';
import type { RootState } from './types';

interface AppProps {
  readonly store: AppStore;
  readonly navigator: Navigator;
  /** The state that a prerendered page was rendered with: what its first render here must show. */
  readonly serverState?: RootState;
}

/** The whole shop on a given store. Everything it shows comes from the store. */
export function App({ store, navigator, serverState }: AppProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeRoot>
        <StoreRouter navigator={navigator}>
          <AppRoutes />
          <RouteEffects />
          <LinkIntent />
        </StoreRouter>
        <ToastBridge />
      </ThemeRoot>
    </Provider>
  );
}
