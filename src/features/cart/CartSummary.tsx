import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Text } from '../../components/Text';
import { FailureNote } from '../../components/FailureNote';
import { Money } from '../../components/Money';
import { SummaryRow } from '../../components/SummaryRow';
import {
  BOTTOM_SPACE,
  from,
  gutter,
  HEADER_HEIGHT,
  PAGE_BAR_HEIGHT,
  WIDE_BOTTOM_SPACE,
} from '../../components/tokens';
import { formatMoney } from '../../lib/money';
import { freeShipping } from '../../lib/texts';
import type { CartChanges } from './cartPageSelectors';
import { cartPageTexts } from './cartPageTexts';
import { summaryTexts } from '../../components/summaryTexts';

interface CartSummaryProps {
  /** Sum of quantities. */
  readonly count: number;
  /** Rupees. */
  readonly total: number;
  readonly changes: CartChanges;
  readonly onCheckout: () => void;
}

/** Height of the bar with the total and Checkout on screens of one column; grows with the text size. */
const BAR_HEIGHT = 'calc(1.25rem + 52px)';

const barStyles = { ':root': { [PAGE_BAR_HEIGHT]: BAR_HEIGHT, [from.lg]: { [PAGE_BAR_HEIGHT]: '0px' } } };

/** Rows of costs. */
const rowsSx = { margin: 0, display: 'grid', gap: 1.5 } as const;

/**
 * What the cart costs, beside the lines on wide screens. Where it is below them, its end stays in view as a bar above
 * what is fixed at the bottom; the parent must then be no grid, or the bar would stay in its cell.
 */
export function CartSummary({ count, total, changes, onCheckout }: CartSummaryProps) {
  return (
    <>
      <GlobalStyles styles={barStyles} />
      <Box
        component="section"
        aria-labelledby="cart-summary"
        sx={{
          display: { xs: 'contents', lg: 'block' },
          position: { lg: 'sticky' },
          top: { lg: HEADER_HEIGHT.wide + 24 },
          padding: { lg: 3 },
          bgcolor: { lg: 'background.paper' },
          border: { lg: '1px solid' },
          borderColor: { lg: 'divider' },
          borderRadius: { lg: 1 },
        }}
      >
        <Box sx={{ marginTop: { xs: 4, lg: 0 }, marginBottom: 1.5 }}>
          <Text id="cart-summary" variant="h3" component="h2" sx={{ marginBottom: 2 }}>
            {summaryTexts.heading}
          </Text>
          {changes.newTotal !== null && (
            <FailureNote id="cart-prices">
              {cartPageTexts.todaysPrices(formatMoney(changes.newTotal))}
            </FailureNote>
          )}
          {changes.isSomethingGone && <FailureNote id="cart-gone">{cartPageTexts.someNotSold}</FailureNote>}
          <Box component="dl" sx={rowsSx}>
            <SummaryRow label={cartPageTexts.subtotal(count)}>
              <Money rupees={total} />
            </SummaryRow>
            <SummaryRow label={summaryTexts.shipping}>{freeShipping}</SummaryRow>
          </Box>
        </Box>
        <Box
          sx={{
            display: { xs: 'flex', lg: 'block' },
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            position: { xs: 'sticky', lg: 'static' },
            bottom: { xs: BOTTOM_SPACE, md: WIDE_BOTTOM_SPACE, lg: 'auto' },
            zIndex: 3,
            marginInline: { xs: `-${gutter.xs}`, md: 0 },
            paddingInline: { xs: gutter.xs, md: 0 },
            paddingBlock: { xs: '0.625rem', lg: 0 },
            bgcolor: { xs: 'background.default', lg: 'transparent' },
            borderTop: { xs: '1px solid', lg: 0 },
            borderColor: { xs: 'divider' },
          }}
        >
          <Box
            component="dl"
            sx={(theme) => ({
              ...rowsSx,
              flex: '1 1 auto',
              minWidth: 0,
              [theme.breakpoints.down('lg')]: { '& > div': { borderTop: 0, paddingTop: 0 } },
            })}
          >
            <SummaryRow label={summaryTexts.total} strong>
              <Money rupees={total} />
            </SummaryRow>
          </Box>
          <Button
            variant="contained"
            color="primary"
            size="large"
            onClick={onCheckout}
            sx={{ flex: '1 0 auto', width: { lg: '100%' }, marginTop: { lg: 3 } }}
          >
            {cartPageTexts.checkout}
          </Button>
        </Box>
      </Box>
    </>
  );
}
