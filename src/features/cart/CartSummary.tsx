import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { FailureNote } from '../../components/FailureNote';
import { Money } from '../../components/Money';
import { SummaryRow } from '../../components/SummaryRow';
import {
  BOTTOM_SPACE,
  breakpoints,
  colors,
  from,
  gutter,
  HEADER_HEIGHT,
  PAGE_BAR_HEIGHT,
  RADIUS,
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

const Section = styled('section')({
  display: 'contents',
  [from.lg]: {
    display: 'block',
    position: 'sticky',
    top: HEADER_HEIGHT.wide + 24,
    padding: 24,
    backgroundColor: colors.paper,
    border: `1px solid ${colors.divider}`,
    borderRadius: RADIUS,
  },
});

const Costs = styled('div')({ marginTop: 32, marginBottom: 12, [from.lg]: { marginTop: 0 } });
const Heading = styled(Text)({ marginBottom: 16 });
const Rows = styled('dl')({ margin: 0, display: 'grid', gap: 12 });

/** The total and Checkout: a bar where all is one column. */
const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  position: 'sticky',
  bottom: BOTTOM_SPACE,
  zIndex: 3,
  marginInline: `-${gutter.xs}`,
  paddingInline: gutter.xs,
  paddingBlock: '0.625rem',
  backgroundColor: colors.page,
  borderTop: `1px solid ${colors.divider}`,
  [from.md]: { bottom: WIDE_BOTTOM_SPACE, marginInline: 0, paddingInline: 0 },
  [from.lg]: {
    display: 'block',
    position: 'static',
    bottom: 'auto',
    paddingBlock: 0,
    backgroundColor: 'transparent',
    borderTop: 0,
  },
});

const TotalRow = styled(Rows)({
  flex: '1 1 auto',
  minWidth: 0,
  [`@media (max-width:${breakpoints.lg - 0.05}px)`]: { '& > div': { borderTop: 0, paddingTop: 0 } },
});
const CheckoutButton = styled(Button)({ flex: '1 0 auto', [from.lg]: { width: '100%', marginTop: 24 } });

/**
 * What the cart costs, beside the lines on wide screens. Where it is below them, its end stays in view as a bar above
 * what is fixed at the bottom; the parent must then be no grid, or the bar would stay in its cell.
 */
export function CartSummary({ count, total, changes, onCheckout }: CartSummaryProps) {
  return (
    <>
      <GlobalStyles styles={barStyles} />
      <Section aria-labelledby="cart-summary">
        <Costs>
          <Heading id="cart-summary" variant="h3" component="h2">
            {summaryTexts.heading}
          </Heading>
          {changes.newTotal !== null && (
            <FailureNote id="cart-prices" isWarning>
              {cartPageTexts.todaysPrices(formatMoney(changes.newTotal))}
            </FailureNote>
          )}
          {changes.isSomethingGone && <FailureNote id="cart-gone">{cartPageTexts.someNotSold}</FailureNote>}
          <Rows>
            <SummaryRow label={cartPageTexts.subtotal(count)}>
              <Money rupees={total} />
            </SummaryRow>
            <SummaryRow label={summaryTexts.shipping}>{freeShipping}</SummaryRow>
          </Rows>
        </Costs>
        <End>
          <TotalRow>
            <SummaryRow label={summaryTexts.total} strong>
              <Money rupees={total} />
            </SummaryRow>
          </TotalRow>
          <CheckoutButton variant="contained" color="primary" size="large" onClick={onCheckout}>
            {cartPageTexts.checkout}
          </CheckoutButton>
        </End>
      </Section>
    </>
  );
}
