import { styled } from '@mui/material/styles';
import type { PictureSizes } from './pictureSizes';
import { PicturePlace, ProductImage } from './ProductImage';

interface CategoryPictureProps {
  /** The category's name, which is beside the picture. */
  readonly name: string;
  /** The picture's URL; '' shows the first letter of the name in its place; null while it is loading. */
  readonly src: string | null;
  readonly sizes: PictureSizes;
}

const Letter = styled(PicturePlace)(({ theme }) => ({
  containerType: 'inline-size',
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
    <ProductImage src={src} alt="" sizes={sizes} />
  );
}
