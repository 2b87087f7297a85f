import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { country } from '../../brand/country';
import { summaryTexts } from '../../components/componentTexts';
import { FailureNote } from '../../components/FailureNote';
import { Money } from '../../components/Money';
import { SummaryCard, SummaryRow } from '../../components/SummaryCard';
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

/** What the cart costs, and Checkout. */
export function CartSummary({ count, total, saved, changes, onCheckout }: CartSummaryProps) {
  const checkout = (
    <Button variant="contained" color="primary" size="large" onClick={onCheckout} sx={{ flex: '1 0 auto' }}>
      {cartTexts.checkout}
    </Button>
  );
  return (
    <SummaryCard total={total} action={checkout}>
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
        <SummaryRow label={summaryTexts.shipping}>{country.shipping.price}</SummaryRow>
      </Stack>
      {/* Known once the server was asked: its line is there before, so that nothing moves. */}
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
