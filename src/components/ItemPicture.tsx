import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { cardTexts } from './componentTexts';
import { pictureSizes } from './pictureSizes';
import { PicturePlace, ProductImage } from './ProductImage';

/** A picture, or a parcel where none is known: the product may well have one. */
export function ItemPicture({ src }: { readonly src: string }) {
  if (src !== '') return <ProductImage src={src} alt="" sizes={pictureSizes.thumbnail} />;
  return (
    <PicturePlace role="img" aria-label={cardTexts.noPicture}>
      <Inventory2Outlined fontSize="small" />
    </PicturePlace>
  );
}
