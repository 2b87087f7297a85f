import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useId } from 'react';
import type { CardProduct } from '../../api/models/types';
import { ProductCard } from '../../components/ProductCard';
import { productCardSkeletons } from '../../components/ProductCardSkeleton';
import { ProductGrid } from '../../components/ProductGrid';
import { SectionHeading } from '../../components/SectionHeading';
import { colors, from } from '../../components/tokens';
import { PRODUCT_ROW_LIMIT } from '../../lib/constants';

interface ProductRowProps {
  readonly title: string;
  /** At most one row of a wide screen; null while they are loading. */
  readonly products: readonly CardProduct[] | null;
  readonly onAddToCart: (product: CardProduct) => void;
  readonly sectionRef?: RefObject<HTMLElement | null>;
}

const Section = styled('section')({
  marginTop: 48,
  paddingTop: 24,
  borderTop: `1px solid ${colors.divider}`,
  [from.md]: { marginTop: 72, paddingTop: 40 },
});

/** A row of product cards below a page. */
export function ProductRow({ title, products, onAddToCart, sectionRef }: ProductRowProps) {
  const headingId = useId();
  return (
    <Section ref={sectionRef} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{title}</SectionHeading>
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
