import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The registration. */
export const registerPage: Page = {
  layout: 'bare',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "register" */ '../features/auth/RegisterContainer').then(
      (module) => module.RegisterContainer,
    ),
  ),
};
