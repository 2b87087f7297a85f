import { CANNOT_HOVER, gutter, TOUCH_TARGET } from './tokens';

/**
 * Space between two cards on phones, as a CSS length: on the narrower ones wide enough for eight targets beside each
 * other, four of either card, between the gutters.
 */
const PHONE_COLUMN_GAP = `max(12px, calc(${2 * 4 * TOUCH_TARGET}px + 2 * ${gutter.xs} - 100vw))`;
/** How far the row of tools reaches over the card's sides on touch screens: half the space between cards. */
const TOOLS_OVERHANG = `calc(${PHONE_COLUMN_GAP} / 2)`;
/** Space between picture and name, in pixels. On touch screens the row of tools is there. */
const TEXT_SPACE = 12;

/** Height of a line of a name, in times its own size, which is 1 rem. */
const NAME_LINE = 1.35;

/** Height of a name of two lines, the category and the price below a space in pixels. */
function textHeight(space: number): string {
  return `calc(${space}px + 2 * ${NAME_LINE}rem + 8px + 1.3125rem + 1.5rem)`;
}

/** The boxes that a product card and its skeleton share, so that one replaces the other without a shift. */
export const cardBoxes = {
  card: { position: 'relative', minWidth: 0 },
  /** The grid below 768 px: two columns, one on screens too narrow for the tools of two cards. */
  phoneGrid: {
    columnGap: PHONE_COLUMN_GAP,
    columns: 'repeat(2, minmax(0, 1fr))',
    narrowestColumns: 'minmax(0, 1fr)',
  },
  /** As high as with a name of two lines, so that rows keep their distance; shorter names leave room below. */
  text: {
    paddingTop: `${TEXT_SPACE}px`,
    minHeight: textHeight(TEXT_SPACE),
    [CANNOT_HOVER]: { paddingTop: `${TOUCH_TARGET}px`, minHeight: textHeight(TOUCH_TARGET) },
  },
  /** At most two lines. */
  name: {
    fontSize: '1rem',
    lineHeight: NAME_LINE,
    fontWeight: 'fontWeightMedium',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  category: { color: 'text.secondary', marginTop: 0.5, marginBottom: 0.5 },
  /** Lies over the picture, and lets clicks through to the card's link. On touch screens: one row below the picture. */
  tools: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    aspectRatio: '4 / 5',
    zIndex: 2,
    pointerEvents: 'none',
    [CANNOT_HOVER]: {
      display: 'flex',
      // Half the space between cards on either side, so that four targets have their size beside each other.
      marginInline: `calc(-1 * ${TOOLS_OVERHANG})`,
      aspectRatio: 'auto',
      // Starts at the picture's lower edge: percentages are of the card's width.
      paddingTop: '125%',
    },
  },
  /** The tools without an action: a column in the picture's corner, on touch screens a part of the row. */
  idleTools: {
    position: 'absolute',
    top: 8,
    right: 8,
    display: 'grid',
    gap: 0.5,
    [CANNOT_HOVER]: { display: 'contents' },
  },
  /** One of four equal targets in a row. */
  touchTool: { position: 'relative', flex: '1 1 0', minWidth: 0, height: TOUCH_TARGET, padding: 0 },
} as const;
