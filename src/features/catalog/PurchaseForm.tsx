import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Product } from '../../api/models/types';
import { ChoiceGroup } from '../../components/ChoiceGroup';
import { Money } from '../../components/Money';
import { QuantityStepper } from '../../components/QuantityStepper';
import { BOTTOM_SPACE, gutter } from '../../components/tokens';
import type { ProductChoice } from '../../lib/lineChoice';
import { sizeHeading } from './productDetails';
import { sizeMissing } from './sizeMissing';

interface PurchaseFormProps {
  readonly product: Product;
  readonly choice: ProductChoice;
  /** Add to Cart was pressed without a size: the error is shown. */
  readonly wasSizeMissed: boolean;
  readonly onSizeChange: (size: string) => void;
  readonly onColorChange: (color: string) => void;
  readonly onQuantityChange: (quantity: number) => void;
  /** Add to Cart was pressed with a valid choice. */
  readonly onAddToCart: () => void;
  /** Add to Cart was pressed without a size. */
  readonly onSizeMissing: () => void;
}

/**
 * Size, colour, quantity and Add to Cart (specification, "Product detail" and section 5). Returns a fragment: its parts
 * are items of the page's layout.
 */
export function PurchaseForm({
  product,
  choice,
  wasSizeMissed,
  onSizeChange,
  onColorChange,
  onQuantityChange,
  onAddToCart,
  onSizeMissing,
}: PurchaseFormProps) {
  const { sizes, colors } = product;
  const { size, color, quantity } = choice;
  const sizeGroup = useRef<HTMLDivElement>(null);
  const isSizeMissing = sizes.length > 0 && size === '';

  const add = (): void => {
    if (!isSizeMissing) {
      onAddToCart();
      return;
    }
    onSizeMissing();
    sizeGroup.current?.querySelector('input')?.focus();
  };

  return (
    <>
      {sizes.length > 0 && (
        <div ref={sizeGroup}>
          <ChoiceGroup
            label={sizeHeading(product)}
            options={sizes}
            value={size}
            onChange={onSizeChange}
            error={wasSizeMissed && isSizeMissing ? sizeMissing.title : undefined}
          />
        </div>
      )}
      {colors.length > 0 && (
        <ChoiceGroup label="Color" options={colors} value={color} onChange={onColorChange} />
      )}
      <div>
        <Typography
          component="p"
          variant="body2"
          aria-hidden
          sx={{ fontWeight: 'fontWeightBold', marginBottom: 1 }}
        >
          Quantity
        </Typography>
        <QuantityStepper value={quantity} onChange={onQuantityChange} />
      </div>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          order: { xs: 1, md: 0 },
          position: { xs: 'sticky', md: 'static' },
          bottom: BOTTOM_SPACE,
          zIndex: 3,
          marginInline: { xs: `-${gutter.xs}`, md: 0 },
          paddingInline: { xs: gutter.xs, md: 0 },
          paddingBlock: { xs: 1.25, md: 0 },
          borderTop: { xs: '1px solid', md: 0 },
          borderColor: { xs: 'divider' },
          bgcolor: { xs: 'background.default', md: 'transparent' },
        }}
      >
        <Box sx={{ display: { md: 'none' }, fontWeight: 'fontWeightBold', minWidth: 0 }}>
          <Money rupees={product.price * quantity} />
        </Box>
        <Button variant="contained" color="primary" size="large" onClick={add} sx={{ flexGrow: 1 }}>
          Add to Cart
        </Button>
      </Box>
      <Button variant="outlined" size="large" startIcon={<FavoriteBorder />}>
        Add to Wishlist
      </Button>
    </>
  );
}
