import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The connectivity test. */
export const apiTestPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "api-test" */ '../features/diagnostics/ApiTestContainer').then(
      (module) => module.ApiTestContainer,
    ),
  ),
};
