/** The shop's text styles, for Material UI's theme and for components whose styles are written once. */

/** Width of headings on the font's wdth axis; text is set at 100%. One fallback face matches it. */
export const HEADING_STRETCH = '114%';

/** Weights of the shop's typography, points on the font's wght axis (400 to 680). */
export const fontWeights = { text: 400, medium: 500, strong: 600, heading: 650 } as const;

/**
 * A heading style. Sizes are CSS lengths. Enlarged text grows only as far as a long word, such as 'Information', fits the
 * window: `widest` is the largest size in percent of its width.
 */
function heading(fontSize: string, widest: number, lineHeight: number, letterSpacing: string) {
  return {
    fontSize: `min(${fontSize}, ${widest}vw)`,
    lineHeight,
    letterSpacing,
    fontWeight: fontWeights.heading,
    fontStretch: HEADING_STRETCH,
    textWrap: 'balance',
  } as const;
}

/** A style of running text. */
function text(fontSize: string, lineHeight: number, letterSpacing: string) {
  return { fontSize, lineHeight, letterSpacing, fontWeight: fontWeights.text } as const;
}

/** The text styles by their names in the theme. */
export const textStyles = {
  /** The largest size: the hero's headline and the 404. */
  display: heading('clamp(2.5rem, 1.3rem + 5.2vw, 4.75rem)', 13, 1.02, '-0.025em'),
  h1: heading('clamp(1.75rem, 1.35rem + 1.7vw, 2.75rem)', 12.5, 1.12, '-0.018em'),
  h2: heading('clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)', 11, 1.2, '-0.012em'),
  h3: heading('1.125rem', 9, 1.3, '-0.004em'),
  h4: heading('1rem', 8.5, 1.35, '0'),
  body1: text('1rem', 1.6, '0'),
  body2: text('0.875rem', 1.5, '0.002em'),
  subtitle1: text('1.125rem', 1.55, '0'),
  caption: text('0.8125rem', 1.5, '0.005em'),
} as const;
