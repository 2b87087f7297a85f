import Button from '@mui/material/Button';
import { SummaryCard } from '../../components/SummaryCard';
import { cartTexts } from './cartTexts';
import type { CartChanges } from './cartSlice';

interface CartSummaryProps {
  /** Sum of the quantities that are in the total. */
  readonly count: number;
  /** Rupees. */
  readonly total: number;
  /** What discounts take off, in rupees; 0 for nothing. */
  readonly saved: number;
  readonly changes: CartChanges;
  /** Whether the server has told today's price of every line. */
  readonly isChecked: boolean;
  readonly onCheckout: () => void;
}

/** What the cart costs, and Checkout. */
export function CartSummary({ count, changes, onCheckout, ...sums }: CartSummaryProps) {
  const note = changes.isSomethingGone
    ? cartTexts.someNotSold
    : changes.isPriceChanged
      ? cartTexts.todaysPrices
      : '';
  return (
    <SummaryCard
      {...sums}
      subtotal={cartTexts.subtotal(count)}
      note={note}
      action={
        <Button
          variant="contained"
          color="primary"
          size="large"
          onClick={onCheckout}
          sx={{ flex: '1 0 auto' }}
        >
          {cartTexts.checkout}
        </Button>
      }
    />
  );
}
