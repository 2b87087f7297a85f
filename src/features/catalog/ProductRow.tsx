import Box from '@mui/material/Box';
import { useId, type RefObject } from 'react';
import type { CardProduct } from '../../api/models/types';
import { ProductCard } from '../../components/ProductCard';
import { productCardSkeletons, ProductGrid } from '../../components/ProductGrid';
import { SectionHeading } from '../../components/SectionHeading';
import { PRODUCT_ROW_LIMIT } from '../../lib/constants';

interface ProductRowProps {
  readonly title: string;
  /** At most one row of a wide screen; null while they are loading. */
  readonly products: readonly CardProduct[] | null;
  readonly onAddToCart: (product: CardProduct) => void;
  readonly sectionRef?: RefObject<HTMLElement | null>;
}

export function ProductRow({ title, products, onAddToCart, sectionRef }: ProductRowProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      ref={sectionRef}
      aria-labelledby={headingId}
      sx={{ marginTop: { xs: 6, md: 9 }, paddingTop: { xs: 3, md: 5 }, borderTop: 1, borderColor: 'divider' }}
    >
      <SectionHeading id={headingId}>{title}</SectionHeading>
      <ProductGrid columns={PRODUCT_ROW_LIMIT} label={title}>
        {products === null
          ? productCardSkeletons(PRODUCT_ROW_LIMIT)
          : products.map((product) => (
              <ProductCard key={product.id} product={product} onAddToCart={onAddToCart} />
            ))}
      </ProductGrid>
    </Box>
  );
}
