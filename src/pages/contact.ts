import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The contact page. */
export const contactPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "contact" */ '../features/contact/ContactContainer').then(
      (module) => module.ContactContainer,
    ),
  ),
};
