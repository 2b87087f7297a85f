import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { Product } from '../../api/models/types';
import { ChoiceGroup } from '../../components/ChoiceGroup';
import { QuantityStepper } from '../../components/QuantityStepper';
import { colorKeys } from '../../lib/facets';
import type { ProductChoice } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { sizeHeading } from './productDetails';
import { productTexts, catalogToastTexts } from './catalogTexts';
import { quantityTexts } from '../../components/componentTexts';
import { variantRows } from './variantRows';
import { cssColorOf } from '../../lib/colorNames';

interface ProductChoicesProps {
  readonly product: Product;
  readonly choice: ProductChoice;
  readonly sizeGroup: RefObject<HTMLDivElement | null>;
  readonly isSizeMissed: boolean;
  readonly onSizeChange: (size: string) => void;
  readonly onColorChange: (color: string) => void;
  /** Without it there is no quantity to choose. */
  readonly onQuantityChange?: (quantity: number) => void;
}

export function ProductChoices({
  product,
  choice: { size, color, quantity },
  sizeGroup,
  isSizeMissed,
  onSizeChange,
  onColorChange,
  onQuantityChange,
}: ProductChoicesProps) {
  const rows = variantRows(product);
  // A variant has one of each: the others are products of their own.
  const { sizes, colors } = rows.length > 0 ? { sizes: [], colors: [] } : product;
  const sizeNote = size === '' ? productTexts.chooseSizeHint : '';
  const sizeHint = sizes.length > 1 ? sizeNote : undefined;
  const colorNote = color === '' ? productTexts.chooseColor : '';
  const colorHint = colors.length > 1 ? colorNote : undefined;
  return (
    <>
      {rows.map(({ key, label, options, value, idOf }) => (
        <ChoiceGroup
          key={key}
          label={label}
          options={options}
          value={value}
          hrefOf={(option) => routes.product(idOf(option))}
          swatchOf={colorKeys.has(key) ? cssColorOf : undefined}
        />
      ))}
      {sizes.length > 0 && (
        <div ref={sizeGroup}>
          <ChoiceGroup
            label={sizeHeading(product)}
            options={sizes}
            value={size}
            onChange={onSizeChange}
            error={isSizeMissed ? catalogToastTexts.sizeMissing.title : undefined}
            hint={sizeHint}
          />
        </div>
      )}
      {colors.length > 0 && (
        <ChoiceGroup
          label={productTexts.color}
          options={colors}
          value={color}
          onChange={onColorChange}
          swatchOf={cssColorOf}
          hint={colorHint}
        />
      )}
      {onQuantityChange !== undefined && (
        <div>
          <Typography variant="subtitle2" gutterBottom aria-hidden>
            {quantityTexts.quantity}
          </Typography>
          <QuantityStepper value={quantity} onChange={onQuantityChange} />
        </div>
      )}
    </>
  );
}
