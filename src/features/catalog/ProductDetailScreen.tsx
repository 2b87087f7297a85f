import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Skeleton } from '../../components/Skeleton';
import { MutedText, Text } from '../../components/Text';
import type { ReactNode } from 'react';
import type { Product } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { Chip } from '../../components/Chip';
import { EmptyState } from '../../components/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { PriceTag } from '../../components/PriceTag';
import { SaleTag } from '../../components/SaleTag';
import { from, HEADER_HEIGHT, LOW_WINDOW } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { ChosenPicture, Gallery, GALLERY_COLUMN } from './galleryStyles';
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

const Page = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  marginTop: -8,
  [from.md]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${GALLERY_COLUMN}) minmax(0, 1fr)`,
    alignItems: 'start',
    gap: 40,
    marginTop: 0,
  },
  [from.lg]: { gap: 56 },
});

/** The pictures, which stay in view beside the text where the window is high enough. */
const PicturesColumn = styled('div')({
  [from.md]: { position: 'sticky', top: HEADER_HEIGHT.wide + 24 },
  [LOW_WINDOW]: { position: 'static' },
});

const TextColumn = styled('div')({
  display: 'contents',
  flexDirection: 'column',
  gap: 24,
  [from.md]: { display: 'flex' },
});

const BadgeLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: BADGE_LINE,
  marginBottom: 8,
  [from.md]: { marginBottom: 12 },
});
const Status = styled('div')({ position: 'absolute' });
const ProductId = styled(MutedText)({ marginTop: 4 });
const Description = styled(Text)({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '62ch' });

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
    <Page>
      <PicturesColumn>{product === null ? <GallerySkeleton /> : gallery}</PicturesColumn>
      <TextColumn>
        <div>
          <BadgeLine>
            <Status role="status">
              {product === null && <VisuallyHidden>{productTexts.loading}</VisuallyHidden>}
            </Status>
            {product === null && <Skeleton sx={{ width: 96, height: BADGE_LINE }} />}
            {product !== null && product.category !== '' && <Chip>{product.category}</Chip>}
            {product !== null && product.originalPrice !== null && product.price < product.originalPrice && (
              <SaleTag />
            )}
          </BadgeLine>
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
      </TextColumn>
    </Page>
  );
}

/** As high as the pictures, so that nothing below moves. */
function GallerySkeleton() {
  return (
    <Gallery data-several>
      <ChosenPicture>
        <Skeleton sx={{ width: '100%', height: { xs: '100%', md: 'auto' }, aspectRatio: { md: '4 / 5' } }} />
      </ChosenPicture>
    </Gallery>
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
        <ProductId variant="body2">{productPageTexts.productId(shownId(product.id))}</ProductId>
      </div>
      {purchase}
      {product.description !== '' && <Description>{product.description}</Description>}
      {cut !== '' && <MutedText variant="body2">{cut}</MutedText>}
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
