import type { Brand } from '../../brand';

/** Width of headings on the font's wdth axis; text is set at 100%. One fallback face matches it. */
export const HEADING_STRETCH = '114%';

/** Weights of the shop's typography, points on the font's wght axis (400 to 680). */
const weights = { text: 400, medium: 500, strong: 600, heading: 650 } as const;

/**
 * A heading style. Sizes are CSS lengths. Enlarged text grows only as far as a long word, such as 'Information', fits the
 * window: `widest` is the largest size in percent of its width.
 */
function heading(fontSize: string, widest: number, lineHeight: number, letterSpacing: string) {
  return {
    fontSize: `min(${fontSize}, ${widest}vw)`,
    lineHeight,
    letterSpacing,
    fontWeight: weights.heading,
    fontStretch: HEADING_STRETCH,
    textWrap: 'balance',
  } as const;
}

function text(
  fontSize: string,
  lineHeight: number,
  letterSpacing: string,
  fontWeight: number = weights.text,
) {
  return { fontSize, lineHeight, letterSpacing, fontWeight, textTransform: 'none' } as const;
}

export function typographyOf(fontFamily: Brand['fontFamily']) {
  return {
    fontFamily,
    fontWeightRegular: weights.text,
    fontWeightMedium: weights.medium,
    fontWeightBold: weights.strong,
    /** The largest size: the hero's headline and the 404. */
    display: { fontFamily, ...heading('clamp(2.5rem, 1.3rem + 5.2vw, 4.75rem)', 13, 1.02, '-0.025em') },
    h1: heading('clamp(1.75rem, 1.35rem + 1.7vw, 2.75rem)', 12.5, 1.12, '-0.018em'),
    h2: heading('clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)', 11, 1.2, '-0.012em'),
    h3: heading('1.125rem', 9, 1.3, '-0.004em'),
    h4: heading('1rem', 8.5, 1.35, '0'),
    body1: text('1rem', 1.6, '0'),
    body2: text('0.875rem', 1.5, '0.002em'),
    subtitle1: text('1.125rem', 1.55, '0'),
    /** Text of the same size that names what follows, such as a label. */
    subtitle2: text('0.875rem', 1.5, '0.002em', weights.strong),
    caption: text('0.8125rem', 1.5, '0.005em'),
    overline: text('0.8125rem', 1.5, '0.01em', weights.medium),
    button: text('0.9375rem', 1.35, '0', weights.strong),
  };
}
