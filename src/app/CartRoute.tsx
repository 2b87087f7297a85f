import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { CartContainer } from '../features/cart/CartContainer';
import { selectCartLines, selectCartStatus } from '../features/cart/cartSelectors';
import { RecentlyViewedContainer } from '../features/catalog/RecentlyViewedContainer';
import type { RootState } from './types';

const connector = connect((state: RootState) => ({
  isEmpty: selectCartStatus(state) === 'ready' && selectCartLines(state).length === 0,
}));

/** The cart page; below an empty cart are the recently viewed products. */
export const CartRoute = connector(function CartRoute({ isEmpty }: ConnectedProps<typeof connector>) {
  return (
    <>
      <CartContainer />
      {isEmpty && <RecentlyViewedContainer />}
    </>
  );
});
