import Box from '@mui/material/Box';
import { Skeleton } from '../../components/Skeleton';
import { Text } from '../../components/Text';
import type { ReactNode } from 'react';
import type { Product } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { Chip } from '../../components/Chip';
import { EmptyState } from '../../components/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { PriceTag } from '../../components/PriceTag';
import { SaleTag } from '../../components/SaleTag';
import { HEADER_HEIGHT, LOW_WINDOW } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { galleryBoxes } from './galleryBoxes';
import { cutLists, shownId } from './productDetails';
import { productTexts } from './productTexts';
import { productPageTexts } from './productPageTexts';

/** The state of the page. */
export type ProductDetailView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'ready'; readonly product: Product };

interface ProductDetailScreenProps {
  readonly view: ProductDetailView;
  /** The product's pictures, once it is loaded. */
  readonly gallery: ReactNode;
  /** The choices and Add to Cart, once it is loaded. */
  readonly purchase: ReactNode;
  /** The list of specifications, once the product is loaded. */
  readonly specifications: ReactNode;
}

/** Height of the line with the category badge, in pixels. */
const BADGE_LINE = 28;

/**
 * The product page (specification, "Product detail"). The heading is the same element before and after loading, so that
 * it keeps the focus. On phones all is one column, and Add to Cart is in the bottom bar.
 */
export function ProductDetailScreen({ view, gallery, ...parts }: ProductDetailScreenProps) {
  if (view.kind === 'notFound') {
    return (
      <div role="alert">
        <EmptyState
          title={productTexts.notFound}
          titleComponent="h1"
          text={productTexts.notFoundText}
          drawing="search"
          action={
            <ButtonLink to={routes.products()} variant="contained" color="primary">
              {actions.browseProducts}
            </ButtonLink>
          }
          secondAction={<ButtonLink to={routes.home}>{actions.returnHome}</ButtonLink>}
        />
      </div>
    );
  }
  const product = view.kind === 'ready' ? view.product : null;
  return (
    <Box
      component="article"
      sx={{
        display: { xs: 'flex', md: 'grid' },
        flexDirection: 'column',
        gap: { xs: 2, md: 5, lg: 7 },
        marginTop: { xs: -1, md: 0 },
        gridTemplateColumns: { md: `minmax(0, ${galleryBoxes.column}) minmax(0, 1fr)` },
        alignItems: { md: 'start' },
      }}
    >
      <Box
        sx={{
          position: { md: 'sticky' },
          top: { md: HEADER_HEIGHT.wide + 24 },
          [LOW_WINDOW]: { position: 'static' },
        }}
      >
        {product === null ? <GallerySkeleton /> : gallery}
      </Box>
      <Box
        sx={{
          display: { xs: 'contents', md: 'flex' },
          flexDirection: 'column',
          gap: 3,
        }}
      >
        <div>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: BADGE_LINE,
              marginBottom: { xs: 1, md: 1.5 },
            }}
          >
            <Box role="status" sx={{ position: 'absolute' }}>
              {product === null && <VisuallyHidden>{productTexts.loading}</VisuallyHidden>}
            </Box>
            {product === null && <Skeleton sx={{ width: 96, height: BADGE_LINE }} />}
            {product !== null && product.category !== '' && <Chip>{product.category}</Chip>}
            {product !== null && product.originalPrice !== null && product.price < product.originalPrice && (
              <SaleTag />
            )}
          </Box>
          <PageHeading text={product?.name ?? productTexts.loading}>
            {product?.name ?? (
              <>
                <VisuallyHidden>{productTexts.loading}</VisuallyHidden>
                <Skeleton sx={{ width: '80%', height: '1lh' }} />
              </>
            )}
          </PageHeading>
        </div>
        {product === null ? <FactsSkeleton /> : <Facts product={product} {...parts} />}
      </Box>
    </Box>
  );
}

/** As high as the pictures, so that nothing below moves. */
function GallerySkeleton() {
  return (
    <Box sx={[galleryBoxes.gallery, galleryBoxes.withThumbnails]}>
      <Box sx={galleryBoxes.picture}>
        <Skeleton sx={{ width: '100%', height: { xs: '100%', md: 'auto' }, aspectRatio: { md: '4 / 5' } }} />
      </Box>
    </Box>
  );
}

interface FactsProps extends Pick<ProductDetailScreenProps, 'purchase' | 'specifications'> {
  readonly product: Product;
}

/** Everything about a product except its name and pictures: first what a shopper decides. */
function Facts({ product, purchase, specifications }: FactsProps) {
  const cut = cutLists(product);
  return (
    <>
      <div>
        <PriceTag price={product.price} originalPrice={product.originalPrice} size="large" />
        <Text variant="body2" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
          {productPageTexts.productId(shownId(product.id))}
        </Text>
      </div>
      {purchase}
      {product.description !== '' && (
        <Text sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '62ch' }}>
          {product.description}
        </Text>
      )}
      {cut !== '' && (
        <Text variant="body2" sx={{ color: 'text.secondary' }}>
          {cut}
        </Text>
      )}
      {specifications}
    </>
  );
}

/** Skeletons of price, one choice, quantity, buttons and description. */
function FactsSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: { xs: 2.5, md: 3 } }}>
      <div>
        <Skeleton sx={{ width: 150, height: 36 }} />
        <Skeleton sx={{ width: 120, height: 21, marginTop: 0.5 }} />
      </div>
      <div>
        <Skeleton sx={{ width: 100, height: 21, marginBottom: 1 }} />
        <Skeleton sx={{ width: 232, height: 44 }} />
      </div>
      <div>
        <Skeleton sx={{ width: 70, height: 21, marginBottom: 1 }} />
        <Skeleton sx={{ width: 113, height: 46 }} />
      </div>
      <Skeleton sx={{ width: '100%', height: 52, display: { xs: 'none', md: 'block' } }} />
      <Skeleton sx={{ width: '100%', height: 52 }} />
    </Box>
  );
}
