import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { selectCategories } from '../storeInfo';
import { selectViewed } from '../wishlist';
import { MoreProductsContainer } from './MoreProductsContainer';
import { RecentlyViewedContainer } from './RecentlyViewedContainer';

const connector = connect((state: RootState) => ({
  hasViewed: selectViewed(state).length > 0,
  category: selectCategories(state)[0],
}));

/** What a page without products shows below: those that were viewed last, else some of the shop's first category. */
export const OtherProductsContainer = connector(function OtherProductsContainer({
  hasViewed,
  category,
}: ConnectedProps<typeof connector>) {
  if (hasViewed) return <RecentlyViewedContainer />;
  return category === undefined ? null : <MoreProductsContainer product={{ id: '', category }} />;
});
