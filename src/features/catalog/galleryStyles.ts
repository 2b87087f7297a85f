import { styled } from '@mui/material/styles';
import { TOUCH_TARGET } from '../../components/tokens';

/** Width of the column of thumbnails with the space beside it, in pixels: on phones and on wider screens. */
const THUMBNAILS = { xs: TOUCH_TARGET + 16, md: 88 } as const;
/** Height of the header and of the space around the picture on wide screens, in pixels. */
const AROUND_PICTURE = 168;
/** Height of the picture on phones: name, price and sizes fit on the first screen too. */
const PHONE_HEIGHT = '40svh';
/** Width of the picture on wide screens: it fits below the header, whatever the window's height. */
const WIDE_WIDTH = `max(220px, (100vh - ${AROUND_PICTURE}px) * 0.8)`;

/** The width of the gallery beside the text. */
export const GALLERY_COLUMN = `min(50%, calc(${THUMBNAILS.md}px + ${WIDE_WIDTH}))`;

/** A product's pictures, or their skeleton; with `data-several`, there is room for the thumbnails. */
export const Gallery = styled('div')(({ theme }) => ({
  position: 'relative',
  '&[data-several]': {
    paddingRight: THUMBNAILS.xs,
    // The box has nearly the shape of the picture, which fills it.
    '& > :first-of-type > div': { width: '100%', aspectRatio: 'auto' },
    [theme.breakpoints.up('md')]: {
      paddingRight: 0,
      paddingLeft: THUMBNAILS.md,
      '& > :first-of-type > div': { aspectRatio: '4 / 5' },
    },
  },
}));

/** The chosen picture. On phones a single one is centred on its ground, as the box is wider. */
export const ChosenPicture = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  height: PHONE_HEIGHT,
  backgroundColor: theme.vars.palette.ground,
  borderRadius: 2,
  overflow: 'hidden',
  '& > div': { height: '100%' },
  [theme.breakpoints.up('md')]: {
    display: 'block',
    height: 'auto',
    maxWidth: WIDE_WIDTH,
    '& > div': { height: 'auto' },
  },
}));

/** The column of thumbnails, which are buttons. */
export const Thumbnails = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  // Room for the outlines, which the scrolling box would clip.
  width: THUMBNAILS.xs - 8,
  padding: 4,
  marginTop: -4,
  marginRight: -4,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  overflowY: 'auto',
  [theme.breakpoints.up('md')]: {
    right: 'auto',
    left: 0,
    width: THUMBNAILS.md - 12,
    marginLeft: -4,
    marginRight: 0,
  },
  '& > button': {
    flexShrink: 0,
    display: 'block',
    width: '100%',
    borderRadius: 2,
    outline: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > button:hover': { outlineColor: theme.vars.palette.text.primary },
  '& > button[aria-pressed="true"]': { outline: `2px solid ${theme.vars.palette.text.primary}` },
  '& > button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}));
