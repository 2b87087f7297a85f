import type { Product, ProductVariant } from '../../api/models/types';
import { facetLabel } from '../../lib/facets';

/** The values of one option of a family, such as its sizes, and the product that has each. */
interface VariantRow {
  readonly key: string;
  readonly label: string;
  readonly options: readonly string[];
  /** That of the product itself. */
  readonly value: string;
  readonly idOf: (value: string) => string;
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
export function variantRows({ id, variants = [] }: Pick<Product, 'id' | 'variants'>): readonly VariantRow[] {
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
