import Share from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Product } from '../../api/models/types';
import { Breadcrumb } from '../../components/Breadcrumb';
import { cardTexts } from '../../components/componentTexts';
import { EmptyState } from '../../components/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { LARGE_PRICE, PriceTag } from '../../components/PriceTag';
import { PictureSkeleton } from '../../components/ProductImage';
import { STICKY_TOP, LOW_WINDOW } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { BuyBarFrame } from './AddToCartForm';
import { productCrumbs } from './crumbs';
import { ProductButtons } from './ProductButtons';
import { Gallery, GALLERY_COLUMN, PictureRow, ProductGallery, Thumbnails } from './ProductGallery';
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

/**
 * The product page. The heading is the same element before and after loading, so that
 * it keeps the focus. On phones all is one column, and Add to Cart is in the bottom bar.
 */
export function ProductDetailScreen(props: ProductDetailScreenProps) {
  const { isMissing, product, picture, onPictureChange, promises, purchase } = props;
  if (isMissing) {
    return (
      <EmptyState
        role="alert"
        title={productTexts.notFound}
        titleComponent="h1"
        text={productTexts.notFoundText}
        drawing="search"
        links={[{ to: routes.products(), text: actions.browseProducts }]}
      />
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
            top: STICKY_TOP,
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
              <PageHeading isLoading={product === null}>{product?.name ?? productTexts.loading}</PageHeading>
            </div>
            {product === null ? (
              <FactsSkeleton promises={promises} />
            ) : (
              <Facts key={product.id} product={product} promises={promises} purchase={purchase} />
            )}
          </Stack>
        </Grid>
      </Grid>
    </>
  );
}

interface FactsProps extends Pick<ProductDetailScreenProps, 'promises' | 'purchase'> {
  readonly product: Product;
}

/** Everything about a product except its name and pictures: first what a shopper decides. */
function Facts({ product, promises, purchase }: FactsProps) {
  return (
    <>
      <PriceTag price={product.price} originalPrice={product.originalPrice} size="large" />
      {purchase}
      {promises}
      {product.description !== '' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '62ch' }}>
          {product.description}
        </Typography>
      )}
      <SpecificationList product={product} />
    </>
  );
}

const pictures = [0, 1];
const buttons = [cardTexts.addToWishlist, productPageTexts.share, productPageTexts.compare];

/** As high as the pictures, so that nothing below moves. */
function GallerySkeleton() {
  return (
    <Gallery data-several aria-hidden>
      <PictureRow sx={{ overflow: 'hidden' }}>
        {pictures.map((picture) => (
          <div key={picture} data-chosen={picture === 0 || undefined}>
            <PictureSkeleton />
          </div>
        ))}
      </PictureRow>
      <Thumbnails>
        {pictures.map((picture) => (
          <ButtonBase key={picture} disabled>
            <PictureSkeleton />
          </ButtonBase>
        ))}
      </Thumbnails>
    </Gallery>
  );
}

/** What every product has: price, quantity, buttons and the shop's promises. */
function FactsSkeleton({ promises }: Pick<ProductDetailScreenProps, 'promises'>) {
  return (
    <>
      <Skeleton variant="text" sx={{ width: 150, fontSize: LARGE_PRICE, lineHeight: 1.5 }} />
      <Skeleton sx={{ width: 113, height: 72 }} />
      <BuyBarFrame>
        <Skeleton sx={{ flexGrow: 1, height: { xs: 48, md: 52 } }} />
      </BuyBarFrame>
      <ProductButtons>
        {buttons.map((text) => (
          // As wide as the button with its padding.
          <Skeleton key={text} sx={{ marginInline: 1.5 }}>
            <Button startIcon={<Share />} sx={{ paddingInline: 0 }}>
              {text}
            </Button>
          </Skeleton>
        ))}
      </ProductButtons>
      {promises}
    </>
  );
}
