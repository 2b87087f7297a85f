import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import Grid from '@mui/material/Grid';
import { pictureSizes } from '../../components/pictureSizes';
import { PicturePlace, ProductImage } from '../../components/ProductImage';

const kinds = [
  { kind: 'tools', Drawing: HandymanOutlined },
  { kind: 'clothes', Drawing: CheckroomOutlined },
] as const;

/** URLs of pictures, '' for one that there is not; null while they are loading. */
export type KindPictures = Readonly<Record<(typeof kinds)[number]['kind'], string>> | null;

/** What the shop sells, as two decorative pictures; drawings where it has none. Medium screens have room for one. */
export function ShopPictures({ pictures }: { readonly pictures: KindPictures }) {
  return (
    <Grid container spacing={{ xs: 1.5, md: 2.5 }} aria-hidden>
      {kinds.map(({ kind, Drawing }, index) => (
        <Grid
          key={kind}
          size={{ xs: 6, md: 12, lg: 6 }}
          sx={{ display: { md: index === 0 ? 'block' : 'none', lg: 'block' } }}
        >
          {pictures?.[kind] === '' ? (
            <PicturePlace>
              <Drawing sx={{ fontSize: 64 }} />
            </PicturePlace>
          ) : (
            <ProductImage
              src={pictures?.[kind] ?? null}
              alt=""
              sizes={pictureSizes.shop}
              priority={index === 0}
            />
          )}
        </Grid>
      ))}
    </Grid>
  );
}
