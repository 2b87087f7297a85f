import { RecentlyViewedContainer } from '../features/catalog/RecentlyViewedContainer';
import { NotFoundScreen } from './NotFoundScreen';

/** The 404 page with the recently viewed products. */
export function NotFoundRoute() {
  return (
    <>
      <NotFoundScreen />
      <RecentlyViewedContainer />
    </>
  );
}
