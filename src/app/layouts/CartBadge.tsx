import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Badge from '@mui/material/Badge';
import { MAX_BADGE } from './navigation';

/** The cart's icon with the number of items on it; no number while it is 0 or not known (null). */
export function CartBadge({ count }: { readonly count: number | null }) {
  return (
    <Badge badgeContent={count ?? 0} color="primary" max={MAX_BADGE} aria-hidden>
      <ShoppingBag />
    </Badge>
  );
}
