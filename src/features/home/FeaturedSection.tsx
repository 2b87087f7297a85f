import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { CardProduct, Product } from '../../api/models/types';
import { FailedState } from '../../components/FailedState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { ProductCard } from '../../components/ProductCard';
import { productCardSkeletons, ProductGrid } from '../../components/ProductGrid';
import { pictureSizes } from '../../components/pictureSizes';
import { Section } from '../../components/SectionHeading';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { FEATURED_LIMIT } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { homeTexts } from './homeTexts';
import { emptySection, section } from './sectionStyles';

interface FeaturedSectionProps {
  /** Null while they are loading; after a failure there are none. */
  readonly products: readonly Product[] | null;
  /** After a failure. */
  readonly onTryAgain: (() => void) | null;
  readonly onAddToCart: (product: CardProduct) => void;
}

const COLUMNS = 4;

export function FeaturedSection({ products, onTryAgain, onAddToCart }: FeaturedSectionProps) {
  const box = useRef<HTMLElement>(null);
  useFocusAfterRemoval(box);
  const isEmpty = products?.length === 0 && onTryAgain === null;
  return (
    <Section
      heading={homeTexts.featured}
      action={
        <Link href={routes.products()} variant="standalone">
          {homeTexts.viewAll}
        </Link>
      }
      ref={box}
      sx={isEmpty ? emptySection : section}
    >
      {products === null && (
        <LoadingBlock label={homeTexts.loadingFeatured}>
          <ProductGrid columns={COLUMNS}>{productCardSkeletons(FEATURED_LIMIT)}</ProductGrid>
        </LoadingBlock>
      )}
      {isEmpty && <Typography color="textSecondary">{homeTexts.noFeatured}</Typography>}
      {products?.length === 0 && onTryAgain !== null && (
        <FailedState
          title={homeTexts.noFeatured}
          onTryAgain={onTryAgain}
          link={{ to: routes.products(), text: actions.browseProducts }}
        />
      )}
      {products !== null && products.length > 0 && (
        <ProductGrid columns={COLUMNS} label={homeTexts.featured}>
          {products.map((product, index) => (
            <ProductCard
              // With the index: a server may send an id twice.
              key={`${index} ${product.id}`}
              product={product}
              onAddToCart={onAddToCart}
              sizes={pictureSizes.quarter}
            />
          ))}
        </ProductGrid>
      )}
    </Section>
  );
}
