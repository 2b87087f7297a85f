import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The sign-in page. */
export const loginPage: Page = {
  layout: 'bare',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "login" */ '../features/auth/LoginContainer').then(
      (module) => module.LoginContainer,
    ),
  ),
};
