import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { country } from '../../brand/country';
import { FailureNote } from '../../components/FailureNote';
import { Money } from '../../components/Money';
import { SummaryRow } from '../../components/SummaryRow';
import { BOTTOM_SPACE, HEADER_HEIGHT, PAGE_BAR_HEIGHT, WIDE_BOTTOM_SPACE } from '../../components/tokens';
import { formatMoney } from '../../lib/money';
import type { CartChanges } from './cartSlice';
import { cartPageTexts } from './cartPageTexts';
import { summaryTexts } from '../../components/componentTexts';

interface CartSummaryProps {
  /** Sum of quantities. */
  readonly count: number;
  /** Rupees. */
  readonly total: number;
  /** What discounts take off, in rupees; 0 for nothing. */
  readonly saved: number;
  readonly changes: CartChanges;
  readonly onCheckout: () => void;
}

/** Height of the bar with the total and Checkout on screens of one column; grows with the text size. */
const BAR_HEIGHT = 'calc(1.25rem + 52px)';

// Elements that never change are not rendered again with each quantity.

/** Tells the layout that height. */
const barHeight = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      ':root': { [PAGE_BAR_HEIGHT]: BAR_HEIGHT, [breakpoints.up('lg')]: { [PAGE_BAR_HEIGHT]: '0px' } },
    })}
  />
);

const heading = (
  <Typography id="cart-summary" variant="h3" component="h2" sx={{ mb: 2 }}>
    {summaryTexts.heading}
  </Typography>
);

const shipping = <SummaryRow label={summaryTexts.shipping}>{country.shipping.price}</SummaryRow>;

/** A card beside the lines; in one column no box at all, so that the bar stays in view beside all of the lines. */
const cardSx = {
  display: { xs: 'contents', lg: 'block' },
  position: 'sticky',
  top: HEADER_HEIGHT.wide + 24,
  flexShrink: 0,
  width: 360,
  padding: 3,
} as const;

/** The total and Checkout: a bar where all is one column. */
const endSx = {
  flexWrap: 'wrap',
  alignItems: { xs: 'center', lg: 'stretch' },
  columnGap: 2,
  rowGap: { lg: 3 },
  position: { xs: 'sticky', lg: 'static' },
  bottom: { xs: BOTTOM_SPACE, md: WIDE_BOTTOM_SPACE },
  zIndex: 3,
  marginInline: { xs: -2, md: 0 },
  paddingInline: { xs: 2, md: 0 },
  paddingBlock: { xs: '0.625rem', lg: 0 },
  bgcolor: { xs: 'background.default', lg: 'transparent' },
  borderTop: '1px solid',
  borderTopWidth: { xs: 1, lg: 0 },
  borderColor: 'divider',
} as const;

/** In the bar the total has no line above. */
const totalSx = ({ breakpoints }: Theme) => ({
  flex: '1 1 auto',
  minWidth: 0,
  margin: 0,
  [breakpoints.down('lg')]: { '& > div': { borderTop: 0, paddingTop: 0 } },
});

/**
 * What the cart costs, beside the lines on wide screens. Where it is below them, its end stays in view as a bar above
 * what is fixed at the bottom; the parent must then be no grid, or the bar would stay in its cell.
 */
export function CartSummary({ count, total, saved, changes, onCheckout }: CartSummaryProps) {
  return (
    <>
      {barHeight}
      <Paper component="section" aria-labelledby="cart-summary" sx={cardSx}>
        <Box sx={{ mt: { xs: 4, lg: 0 }, mb: 1.5 }}>
          {heading}
          {changes.newTotal !== null && (
            <FailureNote id="cart-prices" isWarning>
              {cartPageTexts.todaysPrices(formatMoney(changes.newTotal))}
            </FailureNote>
          )}
          {changes.isSomethingGone && <FailureNote id="cart-gone">{cartPageTexts.someNotSold}</FailureNote>}
          <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
            <SummaryRow label={cartPageTexts.subtotal(count)}>
              <Money rupees={total} />
            </SummaryRow>
            {shipping}
            {/* Known once the store was asked: its line is there before, so that nothing moves. */}
            <Box sx={{ minHeight: '1.6rem', color: 'success.main' }}>
              {saved > 0 && (
                <SummaryRow label={summaryTexts.saved}>
                  <Money rupees={saved} />
                </SummaryRow>
              )}
            </Box>
          </Stack>
        </Box>
        <Stack direction={{ xs: 'row', lg: 'column' }} sx={endSx}>
          <Box component="dl" sx={totalSx}>
            <SummaryRow label={summaryTexts.total} strong>
              <Money rupees={total} />
            </SummaryRow>
          </Box>
          <CheckoutButton onCheckout={onCheckout} />
        </Stack>
      </Paper>
    </>
  );
}

const CheckoutButton = memo(function CheckoutButton({ onCheckout }: Pick<CartSummaryProps, 'onCheckout'>) {
  return (
    <Button variant="contained" color="primary" size="large" onClick={onCheckout} sx={{ flex: '1 0 auto' }}>
      {cartPageTexts.checkout}
    </Button>
  );
});
