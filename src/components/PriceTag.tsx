import Box from '@mui/material/Box';
import { Money } from './Money';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceTagProps {
  /** The current price in rupees. */
  readonly price: number;
  /** The former price in rupees; null for none. Shown only if it differs. */
  readonly originalPrice?: number | null;
  /** 'large' is for the product page. */
  readonly size?: 'medium' | 'large';
}

/** A product's price, with the original price struck through beside it. */
export function PriceTag({ price, originalPrice = null, size = 'medium' }: PriceTagProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1,
        fontWeight: 'fontWeightBold',
        fontSize: size === 'large' ? '1.5rem' : '1rem',
        lineHeight: 1.5,
        '& s': { fontSize: size === 'large' ? '1.125rem' : '0.875rem' },
      }}
    >
      <span>
        <VisuallyHidden>Price </VisuallyHidden>
        <Money rupees={price} />
      </span>
      {originalPrice !== null && originalPrice !== price && (
        <span>
          <VisuallyHidden>Original price </VisuallyHidden>
          <Money rupees={originalPrice} original />
        </span>
      )}
    </Box>
  );
}
