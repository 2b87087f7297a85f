import Grid from '@mui/material/Grid';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';

/** URLs; null for each while they are loading. */
export type Pictures = readonly (string | null)[];

/** What the shop sells, as decorative pictures: below each other where they are in a narrow column. */
export function ShopPictures({ pictures }: { readonly pictures: Pictures }) {
  return (
    <Grid container spacing={{ xs: 1.5, md: 2.5 }} aria-hidden>
      {pictures.map((picture, index) => (
        <Grid key={index} size={{ xs: 6, md: 12, lg: 6 }}>
          <ProductImage
            src={picture}
            alt=""
            sizes={pictureSizes.shop}
            productId={picture ?? ''}
            priority={index === 0}
          />
        </Grid>
      ))}
    </Grid>
  );
}
