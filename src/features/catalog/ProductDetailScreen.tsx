import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Product } from '../../api/models/types';
import { Breadcrumb } from '../../components/Breadcrumb';
import { EmptyState } from '../../components/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { PriceTag, SaleTag } from '../../components/PriceTag';
import { HEADER_HEIGHT, LOW_WINDOW } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { PRODUCT_ID_SHOWN_LENGTH } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { productCrumbs } from './crumbs';
import { GALLERY_COLUMN } from './galleryStyles';
import { cutLists } from './productDetails';
import { ProductGallery } from './ProductGallery';
import { FactsSkeleton, GallerySkeleton, PriceSkeleton } from './ProductSkeletons';
import { SpecificationList } from './SpecificationList';
import { productPageTexts, productTexts } from './catalogTexts';

interface ProductDetailScreenProps {
  readonly isMissing: boolean;
  /** Null while it is loading. */
  readonly product: Product | null;
  /** The index of the picture that is shown. */
  readonly picture: number;
  readonly onPictureChange: (index: number) => void;
  readonly promises: ReactNode;
  readonly purchase: ReactNode;
}

/** Height of the category badge, and of its line where there is none. */
const BADGE = '1.75rem';

/**
 * The product page. The heading is the same element before and after loading, so that
 * it keeps the focus. On phones all is one column, and Add to Cart is in the bottom bar.
 */
export function ProductDetailScreen(props: ProductDetailScreenProps) {
  const { isMissing, product, picture, onPictureChange, promises, purchase } = props;
  if (isMissing) {
    return (
      <div role="alert">
        <EmptyState
          title={productTexts.notFound}
          titleComponent="h1"
          text={productTexts.notFoundText}
          drawing="search"
          links={[
            { to: routes.products(), text: actions.browseProducts },
            { to: routes.home, text: actions.returnHome },
          ]}
        />
      </div>
    );
  }
  return (
    <>
      <Breadcrumb crumbs={product && productCrumbs(product)} />
      <Grid
        container
        component="article"
        spacing={{ xs: 2, md: 5, lg: 7 }}
        sx={{ marginTop: { xs: -1, md: 0 } }}
      >
        <Grid
          size={{ xs: 12, md: 'auto' }}
          sx={{
            // The pictures stay in view beside the text where the window is high enough.
            position: { md: 'sticky' },
            top: HEADER_HEIGHT.wide + 24,
            alignSelf: 'start',
            width: { md: GALLERY_COLUMN },
            [LOW_WINDOW]: { position: 'static' },
          }}
        >
          {product === null ? (
            <GallerySkeleton />
          ) : (
            <ProductGallery key={product.id} product={product} chosen={picture} onChoose={onPictureChange} />
          )}
        </Grid>
        <Grid size={{ xs: 12, md: 'grow' }}>
          <Stack spacing={{ xs: 2, md: 3 }}>
            <div>
              <div role="status">
                {product === null && <VisuallyHidden>{productTexts.loading}</VisuallyHidden>}
              </div>
              <Stack
                direction="row"
                spacing={1.5}
                sx={{ alignItems: 'center', minHeight: BADGE, marginBottom: { xs: 1, md: 1.5 } }}
              >
                {product === null && <Skeleton sx={{ width: 96, height: BADGE }} />}
                {product !== null && product.category !== '' && <Chip label={product.category} />}
                {product !== null &&
                  product.originalPrice !== null &&
                  product.price < product.originalPrice && <SaleTag />}
              </Stack>
              <PageHeading isLoading={product === null}>{product?.name ?? productTexts.loading}</PageHeading>
            </div>
            {product === null ? (
              <PriceSkeleton />
            ) : (
              <Stack spacing={0.5}>
                <PriceTag price={product.price} originalPrice={product.originalPrice} size="large" />
                <Typography variant="body2" color="textSecondary">
                  {productPageTexts.productId(product.id.slice(0, PRODUCT_ID_SHOWN_LENGTH))}
                </Typography>
              </Stack>
            )}
            {promises}
            {product === null ? (
              <FactsSkeleton />
            ) : (
              <Facts key={product.id} product={product} purchase={purchase} />
            )}
          </Stack>
        </Grid>
      </Grid>
    </>
  );
}

interface FactsProps {
  readonly product: Product;
  readonly purchase: ReactNode;
}

/** Everything about a product except its name, price and pictures: first what a shopper decides. */
function Facts({ product, purchase }: FactsProps) {
  const cut = cutLists(product);
  return (
    <>
      {purchase}
      {product.description !== '' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '62ch' }}>
          {product.description}
        </Typography>
      )}
      {cut !== '' && (
        <Typography variant="body2" color="textSecondary">
          {cut}
        </Typography>
      )}
      <SpecificationList attributes={product.attributes} />
    </>
  );
}
