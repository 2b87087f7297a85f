import { styled } from '@mui/material/styles';
import { Money } from './Money';
import { VisuallyHidden } from './VisuallyHidden';
import { cardTexts } from './componentTexts';

interface PriceTagProps {
  /** The current price in rupees. */
  readonly price: number;
  /** The former price in rupees; null for none. Shown only if it differs. */
  readonly originalPrice?: number | null;
  /** 'large' is for the product page. */
  readonly size?: 'medium' | 'large';
}

const Prices = styled('div')<{ ownerState: Required<Pick<PriceTagProps, 'size'>> }>({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  fontWeight: 600,
  lineHeight: 1.5,
  '& s': { fontSize: '0.875em' },
  variants: [{ props: { size: 'large' }, style: { fontSize: '1.5rem', '& s': { fontSize: '1.125rem' } } }],
});

/** A product's price, with the original price struck through beside it. */
export function PriceTag({ price, originalPrice = null, size = 'medium' }: PriceTagProps) {
  return (
    <Prices ownerState={{ size }}>
      <span>
        <VisuallyHidden>{cardTexts.price} </VisuallyHidden>
        <Money rupees={price} />
      </span>
      {originalPrice !== null && originalPrice !== price && (
        <span>
          <VisuallyHidden>{cardTexts.originalPrice} </VisuallyHidden>
          <Money rupees={originalPrice} original />
        </span>
      )}
    </Prices>
  );
}
