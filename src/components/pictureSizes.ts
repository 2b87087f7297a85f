import { NARROW_WIDTH } from '../lib/constants';
import { breakpoints, CONTENT_WIDTH, FILTERS_BESIDE_WIDTH } from './tokens';

/** Above narrow screens a share of the window; from the content's full width on a fixed width, in pixels. */
const sizesOf = (full: number, wide: string, narrow: string) =>
  `(min-width: ${CONTENT_WIDTH}px) ${full}px, (min-width: ${NARROW_WIDTH}px) ${wide}, ${narrow}`;

/** The `sizes` of pictures: how wide each is shown, so that the browser loads no larger one (e2e/full/pictures.spec.ts). */
export const pictureSizes = {
  /** A card in a grid of two columns on phones, three above. */
  card: sizesOf(412, '30vw', '45vw'),
  /** The same in a listing, which has filters beside the cards on wide screens. */
  listed: `(min-width: ${CONTENT_WIDTH}px) 317px, (min-width: ${FILTERS_BESIDE_WIDTH}px) 23vw, ${sizesOf(412, '30vw', '45vw')}`,
  /** A card of a listing in two columns. */
  half: `(min-width: ${CONTENT_WIDTH}px) 480px, (min-width: ${FILTERS_BESIDE_WIDTH}px) 34vw, ${sizesOf(628, '46vw', '45vw')}`,
  /** A card in a grid of two columns on phones, four above. */
  quarter: sizesOf(304, '22vw', '45vw'),
  /** A category's tile, of three in a row. */
  tile: sizesOf(408, '30vw', '30vw'),
  /** The first picture beside the shop's name; medium screens have room for one. */
  hero: `(min-width: ${CONTENT_WIDTH}px) 328px, (min-width: ${breakpoints.lg}px) 24vw, (min-width: ${NARROW_WIDTH}px) 42vw, 55vw`,
  /** The second one. */
  smallHero: sizesOf(212, '16vw', '36vw'),
  /** Beside what the shop says of itself: two in a row, but on medium screens one; and a compared product. */
  shop: `(min-width: ${CONTENT_WIDTH}px) 237px, (min-width: ${breakpoints.lg}px) 18vw, (min-width: ${NARROW_WIDTH}px) 38vw, 45vw`,
  /** The picture of a product's own page, which is as wide as its height in the window allows. */
  product: sizesOf(552, '38vw', '80vw'),
  /** A picture beside the name of a product in a list, or below the one of its page. */
  thumbnail: '96px',
} as const;

export type PictureSizes = (typeof pictureSizes)[keyof typeof pictureSizes];
