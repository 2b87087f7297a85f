import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { CartLine, Product, ProductVariant } from '../../api/models/types';
import { ChoiceGroup } from '../../components/ChoiceGroup';
import { QuantityStepper } from '../../components/QuantityStepper';
import { colorKeys, facetLabel } from '../../lib/facets';
import type { ProductChoice } from '../../lib/lineChoice';
import { pictureOfColor } from '../../lib/pictures';
import { routes } from '../../lib/routes';
import type { ChangedChoice } from './catalogEvents';
import { choiceOf, sizeHeading } from './productDetails';
import { productTexts, catalogToastTexts } from './catalogTexts';
import { quantityTexts } from '../../components/componentTexts';
import { cssColorOf } from '../../lib/colorNames';

interface ChoiceEvents {
  readonly onChange: (change: Omit<ChangedChoice, 'isOnPage'>) => void;
  /** A colour was chosen that has a picture, by its index. */
  readonly onPictureChange: (index: number) => void;
  readonly onSizeMissing: () => void;
}

/** What a shopper chooses of a product: at first what its cart line has, or what has no alternative. */
export function useProductChoice(product: Product, events: ChoiceEvents, line?: CartLine) {
  const [chosen, setChosen] = useState<Partial<ProductChoice>>({});
  const [wasSizeMissed, setWasSizeMissed] = useState(false);
  const sizeGroup = useRef<HTMLDivElement>(null);
  const choice = choiceOf(product, chosen, line);
  const isSizeMissing = product.sizes.length > 0 && choice.size === '';

  function onChange(changes: Partial<ProductChoice>): void {
    setChosen({ ...chosen, ...changes });
    events.onChange({ ...changes, quantityBefore: choice.quantity });
    const picture = pictureOfColor(product.images, changes.color ?? '');
    if (picture !== undefined) events.onPictureChange(product.images.indexOf(picture));
  }

  return {
    choice,
    isSizeMissing,
    /** Runs what needs a size; without one the error is shown, and the first size gets the focus. */
    withSize: (run: () => void): void => {
      if (!isSizeMissing) {
        run();
        return;
      }
      setWasSizeMissed(true);
      events.onSizeMissing();
      sizeGroup.current?.querySelector('button')?.focus();
    },
    /** For `ProductChoices`. */
    choices: { product, choice, sizeGroup, isSizeMissed: wasSizeMissed && isSizeMissing, onChange },
  };
}

type ProductChoicesProps = ReturnType<typeof useProductChoice>['choices'] & { readonly hasQuantity: boolean };

export function ProductChoices({
  product,
  choice: { size, color, quantity },
  sizeGroup,
  isSizeMissed,
  onChange,
  hasQuantity,
}: ProductChoicesProps) {
  const rows = variantRows(product);
  // A variant has one of each: the others are products of their own.
  const { sizes, colors } = rows.length > 0 ? { sizes: [], colors: [] } : product;
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
            onChange={(chosen) => onChange({ size: chosen })}
            error={isSizeMissed ? catalogToastTexts.sizeMissing.title : undefined}
            hint={productTexts.chooseSize}
          />
        </div>
      )}
      {colors.length > 0 && (
        <ChoiceGroup
          label={productTexts.color}
          options={colors}
          value={color}
          onChange={(chosen) => onChange({ color: chosen })}
          swatchOf={cssColorOf}
          hint={colors.length > 1 ? productTexts.chooseColor : undefined}
        />
      )}
      {hasQuantity && (
        <div>
          <Typography variant="subtitle2" gutterBottom aria-hidden>
            {quantityTexts.quantity}
          </Typography>
          <QuantityStepper value={quantity} onChange={(chosen) => onChange({ quantity: chosen })} />
        </div>
      )}
    </>
  );
}

const valueOf = ({ options }: ProductVariant, key: string): string | undefined =>
  options.find((option) => option.key === key)?.value;

/** How many options two variants share. */
const likeness = (variant: ProductVariant, other: ProductVariant): number =>
  variant.options.filter(({ key, value }) => valueOf(other, key) === value).length;

/**
 * What a shopper can change of a product: for each option its values, which lead to the variant that is most like this one
 * in the other options. Empty where the product is no variant.
 */
function variantRows({ id, variants = [] }: Pick<Product, 'id' | 'variants'>) {
  const current = variants.find((variant) => variant.id === id);
  if (current === undefined) return [];
  return current.options.map(({ key, value: currentValue }) => {
    const options = [...new Set(variants.flatMap((variant) => valueOf(variant, key) ?? []))];
    const idOf = (value: string): string => {
      if (value === currentValue) return id;
      const having = variants.filter((variant) => valueOf(variant, key) === value);
      const [nearest = current] = having.sort((a, b) => likeness(b, current) - likeness(a, current));
      return nearest.id;
    };
    return { key, label: facetLabel(key), options, value: currentValue, idOf };
  });
}
