import { TOUCH_TARGET } from '../../components/tokens';

/** Width of the column of thumbnails with the space beside it, in pixels: on phones and on wider screens. */
const THUMBNAILS = { xs: TOUCH_TARGET + 16, md: 88 } as const;
/** Height of the header and of the space around the picture on wide screens, in pixels. */
const AROUND_PICTURE = 168;
/** Height of the picture on phones: name, price and sizes fit on the first screen too. */
const PHONE_HEIGHT = '40svh';
/** Width of the picture on wide screens: it fits below the header, whatever the window's height. */
const WIDE_WIDTH = `max(220px, (100vh - ${AROUND_PICTURE}px) * 0.8)`;

/** Styles of a product's pictures, which their skeleton shares. */
export const galleryBoxes = {
  /** The width of the gallery beside the text, for a grid of two columns. */
  column: `min(50%, calc(${THUMBNAILS.md}px + ${WIDE_WIDTH}))`,
  gallery: { position: 'relative' },
  withThumbnails: {
    paddingRight: { xs: `${THUMBNAILS.xs}px`, md: 0 },
    paddingLeft: { md: `${THUMBNAILS.md}px` },
    // The box has nearly the shape of the picture, which fills it.
    '& > :first-of-type > div': { width: { xs: '100%' }, aspectRatio: { xs: 'auto', md: '4 / 5' } },
  },
  /** On phones a single picture is centred on its ground, as the box is wider. */
  picture: {
    position: 'relative',
    display: { xs: 'flex', md: 'block' },
    justifyContent: 'center',
    height: { xs: PHONE_HEIGHT, md: 'auto' },
    maxWidth: { md: WIDE_WIDTH },
    bgcolor: 'ground',
    borderRadius: '2px',
    overflow: 'hidden',
    '& > div': { height: { xs: '100%', md: 'auto' } },
  },
  thumbnails: {
    position: 'absolute',
    insetBlock: 0,
    right: { xs: 0, md: 'auto' },
    left: { md: 0 },
    // Room for the outlines, which the scrolling box would clip.
    width: { xs: THUMBNAILS.xs - 8, md: THUMBNAILS.md - 12 },
    padding: '4px',
    marginTop: '-4px',
    marginLeft: { md: '-4px' },
    marginRight: { xs: '-4px', md: 0 },
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    overflowY: 'auto',
  },
} as const;
