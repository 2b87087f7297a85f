import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { percentOff } from '../lib/money';
import { Money } from './Money';
import { VisuallyHidden } from './VisuallyHidden';
import { cardTexts } from './componentTexts';

interface PriceTagProps {
  /** The current price in rupees. */
  readonly price: number;
  /** The former price in rupees; null for none. Shown only if it differs. */
  readonly originalPrice?: number | null;
  readonly size?: 'medium' | 'large';
}

/** Size of the price beside the name of the one product that is shown: smaller than that. */
export const LARGE_PRICE = 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)';

/** The class of all prices together. */
export const pricesClass = 'PriceTag-prices';

const Prices = styled('div')<{ ownerState: Required<Pick<PriceTagProps, 'size'>> }>({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  fontWeight: 600,
  lineHeight: 1.5,
  '& s': { fontSize: '0.875em' },
  variants: [{ props: { size: 'large' }, style: { fontSize: LARGE_PRICE, '& s': { fontSize: '0.75em' } } }],
});

const Off = styled('span')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontSize: '0.875rem',
  fontWeight: theme.typography.fontWeightBold,
  whiteSpace: 'nowrap',
}));

/** A product's price, with the original price struck through beside it and by how much it is lower now. */
export function PriceTag({ price, originalPrice = null, size = 'medium' }: PriceTagProps) {
  return (
    <Prices className={pricesClass} ownerState={{ size }}>
      <span>
        <VisuallyHidden>{cardTexts.price} </VisuallyHidden>
        <Money amount={price} />
      </span>
      {originalPrice !== null && originalPrice !== price && (
        <FormerPrice price={price} originalPrice={originalPrice} />
      )}
    </Prices>
  );
}

interface FormerPriceProps {
  /** Of one piece, in rupees. */
  readonly price: number;
  readonly originalPrice: number;
  /** How many pieces the former price is for. */
  readonly quantity?: number;
}

/** A former price struck through, and by how many percent it is lower now. Two parts, for a row that may wrap. */
export function FormerPrice({ price, originalPrice, quantity = 1 }: FormerPriceProps) {
  const percent = percentOff(price, originalPrice);
  return (
    <>
      <span>
        <VisuallyHidden>{cardTexts.originalPrice} </VisuallyHidden>
        <Money amount={originalPrice * quantity} original />
      </span>
      {percent > 0 && <Off>{cardTexts.off(percent)}</Off>}
    </>
  );
}

export function SaleTag() {
  return <Chip variant="filled" size="small" color="primary" label={cardTexts.sale} />;
}
