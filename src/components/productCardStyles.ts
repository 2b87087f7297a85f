import type { CSSObject, Theme } from '@mui/material/styles';
import { CANNOT_HOVER, gutter, TOUCH_TARGET, VERY_NARROW, visuallyHidden } from './tokens';

/** Class names of a card's parts, which its grid styles. */
export const cardParts = {
  card: 'ProductCard-card',
  sale: 'ProductCard-sale',
  words: 'ProductCard-words',
  name: 'ProductCard-name',
  link: 'ProductCard-link',
  category: 'ProductCard-category',
  buttons: 'ProductCard-buttons',
  icons: 'ProductCard-icons',
  add: 'ProductCard-add',
  addLabel: 'ProductCard-addLabel',
} as const;

/**
 * Space between two cards on phones, as a CSS length: wide enough that the four buttons of each of two cards are touch
 * targets of full width.
 */
export const PHONE_COLUMN_GAP = `max(12px, calc(${2 * 4 * TOUCH_TARGET}px + 2 * ${gutter.xs} - 100vw))`;

/** Line height of a name, whose font size is 1 rem. */
const NAME_LINE = 1.35;

/** The name, in the height of two lines; its link is stretched over the whole card. */
function nameStyles({ vars: { palette }, typography }: Theme): CSSObject {
  return {
    [`& .${cardParts.name}`]: {
      fontSize: '1rem',
      lineHeight: NAME_LINE,
      // So that category and price are at the same height in all cards of a row.
      minHeight: `${2 * NAME_LINE}rem`,
      fontWeight: typography.fontWeightMedium,
      fontStretch: 'inherit',
      letterSpacing: 0,
      textWrap: 'inherit',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    [`& .${cardParts.link}`]: {
      textDecorationColor: 'currentColor',
      // Enlarges the target of a finger without moving anything.
      paddingBlock: '4px 8px',
      '&:hover': { color: 'inherit' },
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 2 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 3 },
    },
    [`& .${cardParts.card}:hover .${cardParts.link}`]: {
      textDecoration: 'underline',
      [CANNOT_HOVER]: { textDecoration: 'none' },
    },
  };
}

/**
 * The buttons over the picture, which let clicks through to the card's link: the icons in a column in its corner, Add to
 * Cart along its bottom, shown on hover and focus. On touch screens all are shown, in one row below the picture.
 */
function buttonStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const shown = { opacity: 1, transform: 'none' };
  const touchButton = {
    position: 'static',
    flex: '1 1 0',
    minWidth: 0,
    height: TOUCH_TARGET,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
  } as const;
  return {
    [`& .${cardParts.buttons}`]: {
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      // The height of the picture: percentages of padding are of the width.
      paddingTop: '125%',
      zIndex: 2,
      pointerEvents: 'none',
      [CANNOT_HOVER]: {
        display: 'flex',
        // Half of the space between cards.
        marginInline: `calc(${PHONE_COLUMN_GAP} / -2)`,
        // One column: the card alone is wide enough.
        [VERY_NARROW]: { marginInline: 0 },
      },
    },
    [`& .${cardParts.buttons} button`]: {
      pointerEvents: 'auto',
      opacity: 0,
      transform: 'translateY(4px)',
      [CANNOT_HOVER]: shown,
    },
    [`& .${cardParts.card}:hover button, & .${cardParts.card}:focus-within button, & .${cardParts.icons} [aria-pressed="true"]`]:
      shown,
    [`& .${cardParts.icons}`]: {
      position: 'absolute',
      top: 8,
      right: 8,
      display: 'grid',
      gap: 4,
      [CANNOT_HOVER]: { display: 'contents' },
      '& button': {
        backgroundColor: palette.background.paper,
        '&:hover': { backgroundColor: palette.background.paper, color: palette.primary.main },
        '&[aria-pressed="true"]': { color: palette.primary.main },
        [CANNOT_HOVER]: { ...touchButton, '&:hover': { color: 'inherit' } },
      },
    },
    [`& .${cardParts.add}`]: {
      position: 'absolute',
      left: 8,
      right: 8,
      bottom: 8,
      gap: 8,
      // Product pictures are light, and so is the dark scheme's contained button.
      ...theme.applyStyles('dark', {
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
        border: `1px solid ${palette.divider}`,
        '&:hover': { backgroundColor: palette.background.default },
      }),
      [CANNOT_HOVER]: { '&, &:hover': { ...touchButton, color: palette.primary.main } },
    },
    [`& .${cardParts.addLabel}`]: { [CANNOT_HOVER]: visuallyHidden },
  };
}

/**
 * The styles of all cards and skeletons in a grid. The grid has them, as Emotion advises for long lists: it then writes
 * them once, and not for every part of every card.
 */
export function productCardStyles(theme: Theme): CSSObject {
  return {
    [`& .${cardParts.card}`]: { position: 'relative', minWidth: 0 },
    [`& .${cardParts.sale}`]: { position: 'absolute', top: 12, left: 12 },
    [`& .${cardParts.words}`]: {
      paddingTop: 12,
      // The row of buttons takes the place of the space.
      [CANNOT_HOVER]: { paddingTop: TOUCH_TARGET },
    },
    [`& .${cardParts.category}`]: { marginBlock: 4, minHeight: '1lh' },
    ...nameStyles(theme),
    ...buttonStyles(theme),
  };
}
