import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The account page. */
export const accountPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "account" */ '../features/auth/AccountContainer').then(
      (module) => module.AccountContainer,
    ),
  ),
};
