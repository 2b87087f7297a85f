import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { styled } from '@mui/material/styles';
import { cardTexts } from './componentTexts';
import { pictureSizes } from './pictureSizes';
import { ProductImage } from './ProductImage';
import { PICTURE_RATIO } from './tokens';

const Parcel = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: PICTURE_RATIO,
  color: vars.palette.text.disabled,
  backgroundColor: vars.palette.ground,
  borderRadius: 2,
}));

/** A picture, or a parcel where none is known: the product may well have one. */
export function ItemPicture({ name, src }: { readonly name: string; readonly src: string }) {
  if (src !== '') return <ProductImage src={src} alt="" sizes={pictureSizes.thumbnail} productId={name} />;
  return (
    <Parcel role="img" aria-label={cardTexts.noPicture}>
      <Inventory2Outlined fontSize="small" />
    </Parcel>
  );
}
