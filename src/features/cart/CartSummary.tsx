import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { country } from '../../brand/country';
import { summaryTexts } from '../../components/componentTexts';
import { FailureNote } from '../../components/FailureNote';
import { Money } from '../../components/Money';
import { SummaryCard } from '../../components/SummaryCard';
import { SummaryRow } from '../../components/SummaryRow';
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
  readonly onCheckout: () => void;
}

// Elements that never change are not rendered again with each quantity.

const shipping = <SummaryRow label={summaryTexts.shipping}>{country.shipping.price}</SummaryRow>;

/** What the cart costs, and Checkout. */
export function CartSummary({ count, total, saved, changes, onCheckout }: CartSummaryProps) {
  return (
    <SummaryCard total={total} action={<CheckoutButton onCheckout={onCheckout} />}>
      {changes.isPriceChanged && (
        <FailureNote id="cart-prices" isWarning>
          {cartTexts.todaysPrices}
        </FailureNote>
      )}
      {changes.isSomethingGone && <FailureNote id="cart-gone">{cartTexts.someNotSold}</FailureNote>}
      <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
        <SummaryRow label={cartTexts.subtotal(count)}>
          <Money amount={total} />
        </SummaryRow>
        {shipping}
      </Stack>
      {/* Known once the store was asked: its line is there before, so that nothing moves. */}
      <Typography sx={{ minHeight: '1.6rem', marginTop: 1.5, color: 'success.main' }}>
        {saved > 0 && (
          <>
            {summaryTexts.saved} <Money amount={saved} />
          </>
        )}
      </Typography>
    </SummaryCard>
  );
}

const CheckoutButton = memo(function CheckoutButton({ onCheckout }: Pick<CartSummaryProps, 'onCheckout'>) {
  return (
    <Button variant="contained" color="primary" size="large" onClick={onCheckout} sx={{ flex: '1 0 auto' }}>
      {cartTexts.checkout}
    </Button>
  );
});
