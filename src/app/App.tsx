import { Provider } from 'react-redux';
import type { Navigator } from 'react-router-dom';
import { ToastBridge } from '../features/notifications/ToastBridge';
import { AppRoutes } from './AppRoutes';
import { LinkIntent } from './LinkIntent';
import { RouteEffects } from './router/RouteEffects';
import { StoreRouter } from './router/StoreRouter';
import type { AppStore } from './store';
import { ThemeRoot } from './theme/ThemeRoot';

interface AppProps {
  readonly store: AppStore;
  readonly navigator: Navigator;
}

/** The whole shop on a given store. Everything it shows comes from the store. */
export function App({ store, navigator }: AppProps) {
  return (
    <Provider store={store}>
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
