import { styled } from '@mui/material/styles';
import type { PictureSizes } from './pictureSizes';
import { ProductImage } from './ProductImage';
import { PICTURE_RATIO } from './tokens';

interface CategoryPictureProps {
  /** The category's name, which is beside the picture. */
  readonly name: string;
  /** The picture's URL; '' shows the first letter of the name in its place. */
  readonly src: string;
  readonly sizes: PictureSizes;
}

const Letter = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: PICTURE_RATIO,
  containerType: 'inline-size',
  backgroundColor: theme.vars.palette.ground,
  borderRadius: 2,
  color: theme.vars.palette.outline,
  '& > span': {
    ...theme.typography.display,
    fontSize: '50cqw',
    lineHeight: 1,
  },
}));

/** The decorative picture of a category. */
export function CategoryPicture({ name, src, sizes }: CategoryPictureProps) {
  return src === '' ? (
    <Letter aria-hidden>
      <span>{[...name][0]}</span>
    </Letter>
  ) : (
    <ProductImage src={src} alt="" sizes={sizes} productId={name} />
  );
}
