import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { selectKnownCartCount } from '../../features/cart/cartSelectors';
import type { RootState } from '../types';
import type { BottomBarScreenProps } from './BottomBarScreen';
import { BottomBarScreen } from './BottomBarScreen';

const connector = connect((state: RootState) => ({ cartCount: selectKnownCartCount(state) }));

type BottomBarProps = ConnectedProps<typeof connector> & Pick<BottomBarScreenProps, 'pathname' | 'isCompact'>;

/** The bottom bar below 768 px, with the number of items in the cart. */
function BottomBarBase({ cartCount, pathname, isCompact }: BottomBarProps) {
  return <BottomBarScreen pathname={pathname} cartCount={cartCount} isCompact={isCompact} />;
}

export const BottomBarContainer = connector(BottomBarBase);
