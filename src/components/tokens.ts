/** Measures of the shop's look, in CSS pixels. Colours are in the theme, once per colour scheme. */

/** Widest that a page's content gets. */
const CONTENT_WIDTH = 1280;
/** Smallest side of anything a finger aims at. */
export const TOUCH_TARGET = 44;
/** Height of the header on narrow screens and on wide ones. */
export const HEADER_HEIGHT = { narrow: 56, wide: 72 } as const;
/** Height of the bottom bar, without the device's safe area. */
export const BOTTOM_BAR_HEIGHT = 60;
/** CSS variable: height of what is docked above the bottom bar, or in the corner of wide screens; unset for nothing. */
export const DOCK_HEIGHT = '--dock-height';
/** Height of what is docked, as a CSS length. */
export const DOCKED = `var(${DOCK_HEIGHT}, 0px)`;
/** How much of a narrow screen's lower edge is taken for good: the bottom bar and what is docked above it. */
export const BOTTOM_SPACE = `calc(${BOTTOM_BAR_HEIGHT}px + ${DOCKED} + env(safe-area-inset-bottom))`;
/** Corner radius of cards, fields and buttons. */
export const RADIUS = 3;

/** Durations of motion, in milliseconds; there is none where the shopper prefers less of it. */
export const motion = { quick: 120, normal: 160, slow: 200 } as const;

/** A transition of opacity and transform, the only two properties that move in this shop. */
export function gentle(duration: number = motion.normal): string {
  return `opacity ${duration}ms ease-out, transform ${duration}ms ease-out`;
}

/** Condition of a media query: the shopper asked for less motion. */
export const PREFERS_REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Media query of the same condition. */
export const REDUCED_MOTION = `@media ${PREFERS_REDUCED_MOTION}`;
/** Media query: the narrowest phones, which have no room for two things beside each other. */
export const VERY_NARROW = '@media (max-width: 359.98px)';
/** Media query: there is a pointer that can hover, such as a mouse. */
export const CAN_HOVER = '@media (hover: hover)';
/** Media query: the main pointer cannot hover, such as a finger. */
export const CANNOT_HOVER = '@media (hover: none)';

/** Space left and right of a page's content, by breakpoint. */
export const gutter = { xs: '16px', md: '24px', lg: '40px' } as const;

/** Styles of text that screen readers read out and nobody sees. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A grid that holds its children to the content column, except those marked `data-full-bleed`. */
export const pageColumns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: columns(gutter.xs),
    md: columns(gutter.md),
    lg: columns(gutter.lg),
  },
  '& > *': { gridColumn: 'content', minWidth: 0 },
  '& > [data-full-bleed]': { gridColumn: 'bleed' },
} as const;

function columns(side: string): string {
  return `[bleed-start] minmax(${side}, 1fr) [content-start] minmax(0, ${CONTENT_WIDTH}px) [content-end] minmax(${side}, 1fr) [bleed-end]`;
}
