import type { Product, ProductVariant } from '../../api/models/types';
import { facetLabel } from '../../lib/facets';

/** The values of one option of a family, each with the product that has it. */
export interface VariantRow {
  readonly key: string;
  readonly label: string;
  readonly links: readonly { readonly value: string; readonly id: string; readonly isCurrent: boolean }[];
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
    const values = new Set(variants.flatMap((variant) => valueOf(variant, key) ?? []));
    const links = [...values].map((value) => {
      const having = variants.filter((variant) => valueOf(variant, key) === value);
      const [nearest = current] = having.sort((a, b) => likeness(b, current) - likeness(a, current));
      const isCurrent = value === currentValue;
      return { value, id: isCurrent ? id : nearest.id, isCurrent };
    });
    return { key, label: facetLabel(key), links };
  });
}
