import { NARROW_WIDTH } from '../lib/constants';
import { CONTENT_WIDTH } from './tokens';

/** The `sizes` of pictures: how wide each is shown, so that the browser loads no larger one. */
export const pictureSizes = {
  /** A card in a grid: two columns on phones, at most three above. */
  card: `(min-width: ${CONTENT_WIDTH}px) ${Math.ceil(CONTENT_WIDTH / 3)}px, (min-width: ${NARROW_WIDTH}px) 33vw, 50vw`,
  /** The picture of a product's own page: full width on phones, half of it above. */
  product: `(min-width: ${CONTENT_WIDTH}px) ${CONTENT_WIDTH / 2}px, (min-width: ${NARROW_WIDTH}px) 50vw, 100vw`,
  /** A picture beside the name of a product in a list, or below the one of its page. */
  thumbnail: '96px',
} as const;
