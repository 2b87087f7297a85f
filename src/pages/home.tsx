import { LazyBoundary } from '../components/LazyBoundary';
import { lazyPart } from '../components/lazyPart';
import { HomeHeadContainer } from '../features/home/HomeHeadContainer';
import type { Page } from './page';

/** Below the first screens, in a chunk of its own. */
const HomeMore = lazyPart(async () => {
  const [{ MoreContainer }, { MoreProductsContainer }, { RecentlyViewedContainer }] = await Promise.all([
    import(/* webpackChunkName: "home-more" */ '../features/home/MoreContainer'),
    import(/* webpackChunkName: "home-more" */ '../features/catalog/MoreProductsContainer'),
    import(/* webpackChunkName: "home-more" */ '../features/catalog/RecentlyViewedContainer'),
  ]);
  return () => (
    <MoreContainer
      renderCategory={(category) => <MoreProductsContainer product={{ id: '', category }} />}
      viewed={<RecentlyViewedContainer />}
    />
  );
});

/** The home page with the rest of the shop and the newsletter section at its bottom. */
export const homePage: Page = {
  layout: 'main',
  parts: [HomeMore],
  Head: HomeHeadContainer,
  Screen: lazyPart(async () => {
    const [{ HomeContainer }, { NewsletterContainer }] = await Promise.all([
      import(/* webpackChunkName: "home" */ '../features/home/HomeContainer'),
      import(/* webpackChunkName: "home" */ '../features/home/NewsletterContainer'),
    ]);
    return () => (
      <HomeContainer
        more={
          <LazyBoundary renderFailure={() => null}>
            <HomeMore />
          </LazyBoundary>
        }
        newsletter={<NewsletterContainer />}
      />
    );
  }),
};
