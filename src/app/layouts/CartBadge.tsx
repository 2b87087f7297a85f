import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Badge from '@mui/material/Badge';
import type { ReactNode } from 'react';
import { MAX_BADGE } from './navigation';

interface CountBadgeProps {
  readonly count: number | null;
  /** The icon. */
  readonly children: ReactNode;
}

/** An icon with a number on it, for the eye alone; no number while it is 0 or not known (null). */
export function CountBadge({ count, children }: CountBadgeProps) {
  return (
    <Badge badgeContent={count ?? 0} max={MAX_BADGE}>
      {children}
    </Badge>
  );
}

/** The cart's icon with the number of items on it. */
export function CartBadge({ count }: Pick<CountBadgeProps, 'count'>) {
  return (
    <CountBadge count={count}>
      <ShoppingBag />
    </CountBadge>
  );
}
