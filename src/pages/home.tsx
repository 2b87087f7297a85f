import { lazyPart } from '../components/lazyPart';
import { HomeHeadContainer } from '../features/home/HomeHeadContainer';
import type { Page } from './page';

/** The home page with the newsletter section at its bottom (specification, section 2). */
export const homePage: Page = {
  layout: 'main',
  Head: HomeHeadContainer,
  Screen: lazyPart(async () => {
    const [{ HomeContainer }, { NewsletterContainer }] = await Promise.all([
      import(/* webpackChunkName: "home" */ '../features/home/HomeContainer'),
      import(/* webpackChunkName: "home" */ '../features/home/NewsletterContainer'),
    ]);
    return () => <HomeContainer newsletter={<NewsletterContainer />} />;
  }),
};
