import type { RefObject } from 'react';
import type { CardProduct } from '../../api/models/types';
import { ProductCard } from '../../components/ProductCard';
import { productCardSkeletons, ProductGrid } from '../../components/ProductGrid';
import { Section } from '../../components/SectionHeading';
import { PRODUCT_ROW_LIMIT } from '../../lib/constants';

interface ProductRowProps {
  readonly title: string;
  /** At most one row of a wide screen; null while they are loading. */
  readonly products: readonly CardProduct[] | null;
  readonly onAddToCart: (product: CardProduct) => void;
  readonly sectionRef?: RefObject<HTMLElement | null>;
}

export function ProductRow({ title, products, onAddToCart, sectionRef }: ProductRowProps) {
  return (
    <Section
      heading={title}
      ref={sectionRef}
      sx={{ marginTop: { xs: 6, md: 9 }, paddingTop: { xs: 3, md: 5 }, borderTop: 1, borderColor: 'divider' }}
    >
      <ProductGrid columns={PRODUCT_ROW_LIMIT} label={title}>
        {products === null
          ? productCardSkeletons(PRODUCT_ROW_LIMIT)
          : products.map((product) => (
              <ProductCard key={product.id} product={product} onAddToCart={onAddToCart} />
            ))}
      </ProductGrid>
    </Section>
  );
}
