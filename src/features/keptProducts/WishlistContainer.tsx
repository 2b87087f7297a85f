import { connect, type ConnectedProps } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import type { RootState } from '../../app/types';
import { selectKeptStatus, selectWishlist } from './keptProductsSlice';
import { WishContainer } from './WishContainer';
import { WishlistScreen } from './WishlistScreen';

const connector = connect((state: RootState) => ({
  status: selectKeptStatus(state),
  wishlist: selectWishlist(state),
}));

/** The wishlist, which this device keeps. */
function WishlistBase({ status, wishlist }: ConnectedProps<typeof connector>) {
  const isBackOrForward = useNavigationType() === 'POP';
  return (
    <WishlistScreen
      view={
        status === 'loading'
          ? { kind: 'loading' }
          : {
              kind: 'ready',
              ids: wishlist.map(({ id }) => id),
              items: wishlist.map((product) => <WishContainer key={product.id} product={product} />),
              isWhole: isBackOrForward,
            }
      }
    />
  );
}

export const WishlistContainer = connector(WishlistBase);
