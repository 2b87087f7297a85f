import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { selectCategories } from '../storeInfo';
import { selectViewed, selectWishlistStatus } from '../wishlist';
import { MoreProductsContainer } from './MoreProductsContainer';
import { RecentlyViewedContainer } from './RecentlyViewedContainer';

interface OwnProps {
  /** The id of a product that is left out, as there is none at its address. */
  readonly except?: string;
  /** The page's category in lower case; else the shop's first. */
  readonly near?: string;
}

const connector = connect((state: RootState, { except, near }: OwnProps) => ({
  // What was viewed is read from the device together with the wishlist.
  isRead: selectWishlistStatus(state) === 'ready',
  hasViewed: selectViewed(state).some(({ id }) => id !== except),
  category: selectCategories(state).find((name) => name.toLowerCase() === near) ?? selectCategories(state)[0],
}));

/** What a page without products shows below: those that were viewed last, else some of a category. */
export const OtherProductsContainer = connector(function OtherProductsContainer({
  isRead,
  hasViewed,
  category,
  except,
}: ConnectedProps<typeof connector> & OwnProps) {
  if (!isRead) return null;
  if (hasViewed) return <RecentlyViewedContainer except={except} />;
  return category === undefined ? null : <MoreProductsContainer product={{ id: '', category }} />;
});
