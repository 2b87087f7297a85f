import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The 404 page with the recently viewed products. */
export const notFoundPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(async () => {
    const [{ NotFoundContainer }, { RecentlyViewedContainer }] = await Promise.all([
      import(/* webpackChunkName: "not-found" */ '../features/shop/NotFoundContainer'),
      import(/* webpackChunkName: "not-found" */ '../features/catalog/RecentlyViewedContainer'),
    ]);
    return () => (
      <>
        <NotFoundContainer />
        <RecentlyViewedContainer />
      </>
    );
  }),
};
