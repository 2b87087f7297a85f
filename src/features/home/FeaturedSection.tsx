import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { useId } from 'react';
import type { CardProduct, Product } from '../../api/models/types';
import { ActionLink } from '../../components/ActionLink';
import { LoadingBlock } from '../../components/LoadingBlock';
import { ProductCard } from '../../components/ProductCard';
import { productCardSkeletons } from '../../components/ProductCardSkeleton';
import { ProductGrid } from '../../components/ProductGrid';
import { SectionHeading } from '../../components/SectionHeading';
import { TOUCH_TARGET } from '../../components/tokens';
import { FEATURED_LIMIT } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { sectionSpace } from './sectionSpace';
import { homeTexts } from './homeTexts';

/** The state of the section; a failure counts as empty (specification, section 8), and can be tried again. */
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
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ ...sectionSpace, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <SectionHeading
        id={headingId}
        action={
          <ActionLink
            to={routes.products()}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET }}
          >
            {homeTexts.viewAll}
          </ActionLink>
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
        <Box sx={{ paddingBlock: 4 }}>
          <Text sx={{ color: 'text.secondary' }}>{homeTexts.noFeatured}</Text>
          {view.onTryAgain !== null && (
            <Button onClick={view.onTryAgain} sx={{ marginTop: 2 }}>
              {actions.tryAgain}
            </Button>
          )}
        </Box>
      )}
      {view.kind === 'ready' && (
        <ProductGrid columns={COLUMNS} label={title}>
          {view.products.map((product, index) => (
            <ProductCard
              // With the index: a server may send an id twice.
              key={`${index} ${product.id}`}
              product={product}
              onAddToCart={onAddToCart}
            />
          ))}
        </ProductGrid>
      )}
    </Box>
  );
}
