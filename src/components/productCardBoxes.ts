import { CANNOT_HOVER, colors, gutter, PICTURE_RATIO, TOUCH_TARGET, VERY_NARROW } from './tokens';
import { fontWeights } from './typography';

/**
 * Space between two cards on phones, as a CSS length: wide enough that the four buttons of each of two cards are touch
 * targets of full width.
 */
const PHONE_COLUMN_GAP = `max(12px, calc(${2 * 4 * TOUCH_TARGET}px + 2 * ${gutter.xs} - 100vw))`;
/** How far the row of buttons extends beyond the card on touch screens: half the space between cards. */
const BUTTONS_OVERHANG = `calc(${PHONE_COLUMN_GAP} / 2)`;
/** Space between picture and name, in pixels. On touch screens the row of buttons takes its place. */
const TEXT_SPACE = 12;

/** Line height of a name, whose font size is 1 rem. */
const NAME_LINE = 1.35;

/** Height of the space (in pixels), a name of two lines, the category and the price. */
function textHeight(space: number): string {
  return `calc(${space}px + 2 * ${NAME_LINE}rem + 8px + 1.3125rem + 1.5rem)`;
}

/** Styles that a product card and its skeleton share, so that one replaces the other without a layout shift. */
export const cardBoxes = {
  card: { position: 'relative', minWidth: 0 },
  /** The grid below 768 px: two columns, one on the narrowest screens. */
  phoneGrid: {
    columnGap: PHONE_COLUMN_GAP,
    columns: 'repeat(2, minmax(0, 1fr))',
    narrowestColumns: 'minmax(0, 1fr)',
  },
  /** As high as with a name of two lines, so that the cards of a row are equally high. */
  text: {
    paddingTop: `${TEXT_SPACE}px`,
    minHeight: textHeight(TEXT_SPACE),
    [CANNOT_HOVER]: { paddingTop: `${TOUCH_TARGET}px`, minHeight: textHeight(TOUCH_TARGET) },
  },
  name: {
    fontSize: '1rem',
    lineHeight: NAME_LINE,
    fontWeight: fontWeights.medium,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  category: { color: colors.muted, marginTop: '4px', marginBottom: '4px' },
  /** Over the picture, letting clicks through to the card's link. On touch screens: one row below the picture. */
  buttons: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    aspectRatio: `var(${PICTURE_RATIO}, 4 / 5)`,
    zIndex: 2,
    pointerEvents: 'none',
    [CANNOT_HOVER]: {
      display: 'flex',
      marginInline: `calc(-1 * ${BUTTONS_OVERHANG})`,
      // One column: the card alone is wide enough.
      [VERY_NARROW]: { marginInline: 0 },
      aspectRatio: 'auto',
      // The height of the picture: percentages of padding are of the width.
      paddingTop: '125%',
    },
  },
  /** The icon buttons: a column in the picture's corner; on touch screens part of the row. */
  iconButtons: {
    position: 'absolute',
    top: '8px',
    right: '8px',
    display: 'grid',
    gap: '4px',
    [CANNOT_HOVER]: { display: 'contents' },
  },
  /** One of four equally wide touch targets. */
  touchButton: { position: 'relative', flex: '1 1 0', minWidth: 0, height: TOUCH_TARGET, padding: 0 },
} as const;
