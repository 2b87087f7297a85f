import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { CardProduct, Product } from '../../api/models/types';
import { LoadingBlock } from '../../components/LoadingBlock';
import { ProductCard } from '../../components/ProductCard';
import { productCardSkeletons } from '../../components/ProductCardSkeleton';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductGrid } from '../../components/ProductGrid';
import { SectionHeading } from '../../components/SectionHeading';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { FEATURED_LIMIT } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { homeTexts } from './homeTexts';
import { nextSection } from './sectionStyles';

/** The state of the section; a failure counts as empty, and can be tried again. */
export type FeaturedView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'empty'; readonly onTryAgain: (() => void) | null }
  | { readonly kind: 'ready'; readonly products: readonly Product[] };

interface FeaturedSectionProps {
  readonly view: FeaturedView;
  readonly onAddToCart: (product: CardProduct) => void;
}

const title = homeTexts.featured;
const COLUMNS = 4;

/** A row of featured products, with a link to all products. */
export function FeaturedSection({ view, onAddToCart }: FeaturedSectionProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusAfterRemoval(section);
  return (
    <Box component="section" ref={section} aria-labelledby={headingId} sx={nextSection}>
      <SectionHeading
        id={headingId}
        action={
          <Link href={routes.products()} variant="standalone">
            {homeTexts.viewAll}
          </Link>
        }
      >
        {title}
      </SectionHeading>
      {view.kind === 'loading' && (
        <LoadingBlock label={homeTexts.loadingFeatured}>
          <ProductGrid columns={COLUMNS}>{productCardSkeletons(FEATURED_LIMIT)}</ProductGrid>
        </LoadingBlock>
      )}
      {view.kind === 'empty' && (
        <Stack spacing={2} sx={{ alignItems: 'flex-start', paddingBottom: 2 }}>
          <Typography color="textSecondary">{homeTexts.noFeatured}</Typography>
          {view.onTryAgain !== null && (
            <Button variant="outlined" onClick={view.onTryAgain}>
              {actions.tryAgain}
            </Button>
          )}
        </Stack>
      )}
      {view.kind === 'ready' && (
        <ProductGrid columns={COLUMNS} label={title}>
          {view.products.map((product, index) => (
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
    </Box>
  );
}
