import type { CSSObject, Theme } from '@mui/material/styles';
import { pricesClass } from './PriceTag';
import { CAN_HOVER, CANNOT_HOVER, TOUCH_TARGET, visuallyHidden, cutAfter } from './tokens';

export const cardParts = {
  card: 'ProductCard-card',
  sale: 'ProductCard-sale',
  words: 'ProductCard-words',
  name: 'ProductCard-name',
  link: 'ProductCard-link',
  category: 'ProductCard-category',
  buttons: 'ProductCard-buttons',
  icons: 'ProductCard-icons',
  heart: 'ProductCard-heart',
  add: 'ProductCard-add',
  addLabel: 'ProductCard-addLabel',
} as const;

/** Heights of a line of the name, of the prices and of the category with the space around it, in rem. */
const LINES = { name: 1.35, prices: 1.5, category: 1.5625 } as const;

/** Between the edge of the picture and what is seen in its corners, and the target of a square, in pixels. */
const pictureInset = { seen: 8, button: 2 } as const;

/** Above the name, in pixels. */
const GAP = 4;

/** A card's words at their highest: with so many lines of prices and two of the name. */
const wordsHeight = (priceLines: number): string =>
  `calc(${priceLines * LINES.prices + 2 * LINES.name + LINES.category}rem + ${GAP}px)`;

/** The name, which takes two lines at most; its link is stretched over the whole card. */
function nameStyles({ vars: { palette }, typography }: Theme): CSSObject {
  return {
    [`& .${cardParts.name}`]: {
      marginTop: GAP,
      fontSize: '1rem',
      lineHeight: LINES.name,
      fontWeight: typography.fontWeightMedium,
      fontStretch: 'inherit',
      letterSpacing: 0,
      textWrap: 'inherit',
      ...cutAfter(2),
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
 * The buttons over the picture, which let clicks through to the card's link: the icons are squares in its corner, Add to
 * Cart is along its bottom. The heart is always shown, the others on hover and focus. On touch screens Add to Cart is a
 * square too; the rest is on the product's page, a tap away.
 */
function buttonStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const shown = { opacity: 1, transform: 'none' };
  const square = {
    // Seen as a smaller square than its target, it hides less of the product.
    width: TOUCH_TARGET,
    height: TOUCH_TARGET,
    padding: '6px',
    // 3 px of what is seen.
    borderRadius: '9px',
    backgroundClip: 'content-box',
    minWidth: 0,
    border: 0,
    '&, &:hover': { backgroundColor: palette.background.paper },
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
    },
    [`& .${cardParts.buttons} button`]: {
      pointerEvents: 'auto',
      opacity: 0,
      transform: 'translateY(4px)',
      [CANNOT_HOVER]: shown,
    },
    [`& .${cardParts.card}:hover button, & .${cardParts.card}:focus-within button, & .${cardParts.buttons} .${cardParts.heart}`]:
      shown,
    [`& .${cardParts.icons}`]: {
      position: 'absolute',
      top: pictureInset.button,
      right: pictureInset.button,
      display: 'grid',
      '& button': {
        ...square,
        // On touch screens the state would stay after a tap.
        [CAN_HOVER]: { '&:hover': { color: palette.primary.main } },
        '&[aria-pressed="true"]': { color: palette.primary.main },
      },
    },
    [`& .${cardParts.card}:not(:has(:focus-visible)) .${cardParts.icons} button:not(.${cardParts.heart})`]: {
      [CANNOT_HOVER]: { opacity: 0, pointerEvents: 'none' },
    },
    [`& .${cardParts.add}`]: {
      position: 'absolute',
      left: pictureInset.seen,
      right: pictureInset.seen,
      bottom: pictureInset.seen,
      gap: 8,
      // Product pictures are light, and so is the dark scheme's contained button.
      ...theme.applyStyles('dark', {
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
        border: `1px solid ${palette.divider}`,
        '&:hover': { backgroundColor: palette.background.default },
      }),
      [CANNOT_HOVER]: {
        left: 'auto',
        right: pictureInset.button,
        bottom: pictureInset.button,
        ...square,
        color: palette.text.primary,
      },
    },
    [`& .${cardParts.addLabel}`]: { [CANNOT_HOVER]: visuallyHidden },
  };
}

/**
 * The styles of all cards and skeletons in a grid. The grid has them, as Emotion advises for long lists: it then writes
 * them once, and not for every part of every card.
 * @param isNarrowBelow below which width a card has no room for all prices in one line
 */
export function productCardStyles(theme: Theme, isNarrowBelow: 'md' | 'lg'): CSSObject {
  return {
    [`& .${cardParts.card}`]: { position: 'relative', minWidth: 0 },
    [`& .${cardParts.sale}`]: { position: 'absolute', top: pictureInset.seen, left: pictureInset.seen },
    [`& .${cardParts.words}`]: {
      boxSizing: 'content-box',
      paddingTop: 12,
      // Room for all lines, below what is there: rows and skeletons have one height, and no hole. Narrow prices wrap.
      minHeight: wordsHeight(2),
      [theme.breakpoints.up(isNarrowBelow)]: { minHeight: wordsHeight(1) },
    },
    // The names are at one height, also where some prices wrap.
    [theme.breakpoints.down(isNarrowBelow)]: {
      [`&:has(s) .${pricesClass}`]: { alignContent: 'start', minHeight: `${2 * LINES.prices}rem` },
    },
    [`& .${cardParts.category}`]: { marginTop: 4, minHeight: '1lh' },
    ...nameStyles(theme),
    ...buttonStyles(theme),
  };
}
