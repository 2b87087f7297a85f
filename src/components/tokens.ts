import type { CSSObject, Theme } from '@mui/material/styles';
import { NARROW_WIDTH } from '../lib/constants';

/** Sizes (in CSS pixels) and media queries that the theme has no names for. */

/** The least width of the window for each layout: `md` is the specification's narrow-screen breakpoint. */
export const breakpoints = { xs: 0, sm: 480, md: NARROW_WIDTH, lg: 1024, xl: 1280 } as const;

/** Least width of the window for a listing's filters beside its products. */
export const FILTERS_BESIDE_WIDTH = 1200;
export const FILTERS_BESIDE = `@media (min-width: ${FILTERS_BESIDE_WIDTH}px)`;

export const CONTENT_WIDTH = 1280;
/** Minimum width and height of a touch target. */
export const TOUCH_TARGET = 44;
/** Height of the header on narrow screens and on wide ones. */
export const HEADER_HEIGHT = { narrow: 56, wide: 72 } as const;
/** Where what stays in view beside the rest of a page is, on wide screens. */
export const STICKY_TOP = HEADER_HEIGHT.wide + 24;
/** Height of the bottom bar, without the device's safe area. */
export const BOTTOM_BAR_HEIGHT = 60;
/** CSS variable: height of a bar that a page fixes above the bottom bar, such as the cart's total; unset for none. */
export const PAGE_BAR_HEIGHT = '--page-bar-height';
export const PAGE_BAR = `var(${PAGE_BAR_HEIGHT}, 0px)`;
/** CSS variable: height of the line that says that the shop is offline; unset while it is online. */
export const OFFLINE_HEIGHT = '--offline-height';
export const OFFLINE_LINE = `var(${OFFLINE_HEIGHT}, 0px)`;
/** Height of the bottom bar of narrow screens, with the device's safe area. */
export const BOTTOM_BAR = `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`;
/** What covers the bottom of narrow screens: the bottom bar and the offline line. */
export const BOTTOM_SPACE = `calc(${BOTTOM_BAR} + ${OFFLINE_LINE})`;
/** Marks what is left out when a page is printed. */
export const NOT_PRINTED = 'data-not-printed';
/** Condition of a media query: the shopper asked for less motion. */
export const PREFERS_REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
export const REDUCED_MOTION = `@media ${PREFERS_REDUCED_MOTION}`;
export const VERY_NARROW = '@media (max-width: 359.98px)';
/** Media query: there is a pointer that can hover, such as a mouse. */
export const CAN_HOVER = '@media (hover: hover)';
/** Media query: the main pointer cannot hover, such as a finger. */
export const CANNOT_HOVER = '@media (hover: none)';

/** Media query: the device replaces the page's colours by a few of its own. */
export const FORCED_COLORS = '@media (forced-colors: active)';
/** Media query: a phone on its side, or a window as low. */
export const LOW_WINDOW = '@media (max-height: 559.98px)';

/** Width by height of a product's picture, which is shown whole. */
export const PICTURE_RATIO = '4 / 5';

/** The layout of a page about one order or its payment: a column that begins where every page does. */
export const narrowColumn = { maxWidth: 720 } as const;

/** Space left and right of a page's content, by breakpoint. */
export const gutter = { xs: '16px', md: '24px', lg: '40px' } as const;

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

/** A grid with its children in the content column, except those marked `data-full-bleed`. */
export const pageColumns = {
  display: 'grid',
  gridTemplateColumns: columns(gutter.xs),
  [`@media (min-width:${breakpoints.md}px)`]: { gridTemplateColumns: columns(gutter.md) },
  [`@media (min-width:${breakpoints.lg}px)`]: { gridTemplateColumns: columns(gutter.lg) },
  '& > *': { gridColumn: 'content', minWidth: 0 },
  '& > [data-full-bleed]': { gridColumn: 'bleed' },
} as const;

function columns(side: string): string {
  return `[bleed-start] minmax(${side}, 1fr) [content-start] minmax(0, ${CONTENT_WIDTH}px) [content-end] minmax(${side}, 1fr) [bleed-end]`;
}

export const cutAfter = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

/** A thin light edge around a picture that is made for a light page, such as a logo: dark lines show in the dark scheme. */
export function lightEdge({ vars }: Theme): CSSObject {
  return { filter: `drop-shadow(0 0 1px ${vars.palette.text.primary})` };
}
