import { lazyPart } from '../components/lazyPart';
import { PolicyHeadContainer } from '../features/shop/PolicyHeadContainer';
import type { Page } from './page';

/** A policy page. */
export const policyPage: Page = {
  layout: 'main',
  Head: PolicyHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "policy" */ '../features/shop/PolicyContainer').then(
      (module) => module.PolicyContainer,
    ),
  ),
};
