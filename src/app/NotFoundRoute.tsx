import { RecentlyViewedContainer } from '../features/catalog/RecentlyViewedContainer';
import { NotFoundContainer } from './NotFoundContainer';

/** The 404 page with the recently viewed products. */
export function NotFoundRoute() {
  return (
    <>
      <NotFoundContainer />
      <RecentlyViewedContainer />
    </>
  );
}
