import { connect, type ConnectedProps } from 'react-redux';
import { selectKnownCartCount } from '../../features/cart/cartSlice';
import type { RootState } from '../types';
import { BottomBar, type BottomBarProps } from './BottomBar';

const connector = connect((state: RootState) => ({ cartCount: selectKnownCartCount(state) }));

type Props = ConnectedProps<typeof connector> & Pick<BottomBarProps, 'pathname' | 'isCompact'>;

/** The bottom bar below 768 px, with the number of items in the cart. */
function BottomBarBase({ cartCount, pathname, isCompact }: Props) {
  return <BottomBar pathname={pathname} cartCount={cartCount} isCompact={isCompact} />;
}

export const BottomBarContainer = connector(BottomBarBase);
