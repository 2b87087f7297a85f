import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Badge from '@mui/material/Badge';
import type { ReactNode } from 'react';
import { connect } from 'react-redux';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { selectKnownCartCount } from '../../features/cart/cartSlice';
import type { RootState } from '../types';
import { layoutTexts } from '../appTexts';

const MAX_BADGE = 99;

/** A cart link's accessible name: 'Cart, 3 items'; plain 'Cart' while the stored cart is not read yet (null). */
function cartName(count: number | null): string {
  if (count === null) return layoutTexts.cart;
  return layoutTexts.cartWith(count > MAX_BADGE ? `${MAX_BADGE}+` : String(count), count);
}

interface CountBadgeProps {
  readonly count: number | null;
  /** What screen readers say instead, such as 'Cart, 3 items'. */
  readonly name: string;
  readonly children: ReactNode;
}

/** An icon with a number on it, and its name; no number while it is 0 or not known (null). */
export function CountBadge({ count, name, children }: CountBadgeProps) {
  return (
    <>
      <Badge aria-hidden badgeContent={count === 0 ? null : count} max={MAX_BADGE}>
        {children}
      </Badge>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

/** The icon with the number of this device's cart. Connected by itself: a new line renders the badge, not the header around it. */
export const CartBadgeContainer = connect((state: RootState) => ({ count: selectKnownCartCount(state) }))(
  function CartBadge({ count }: Pick<CountBadgeProps, 'count'>) {
    return (
      <CountBadge count={count} name={cartName(count)}>
        <ShoppingBag />
      </CountBadge>
    );
  },
);
