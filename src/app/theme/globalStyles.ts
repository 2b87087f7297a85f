import { fontFaces } from './fonts';
import { theme } from './theme';
import {
  BOTTOM_SPACE,
  colors,
  FORCED_COLORS,
  NOT_PRINTED,
  PAGE_BAR,
  REDUCED_MOTION,
  WIDE_BOTTOM_SPACE,
} from '../../components/tokens';
import { fontWeights } from '../../components/typography';

/** Styles of the document itself, for Emotion's global styles. */
export const globalStyles = [
  // One object for each face: keys of one object cannot repeat.
  ...fontFaces.map((face) => ({ '@font-face': face })),
  {
    html: {
      // Scrolls what takes the focus clear of the header and of what is fixed at the bottom.
      scrollPaddingTop: '96px',
      scrollPaddingBottom: `calc(16px + ${WIDE_BOTTOM_SPACE})`,
      [theme.breakpoints.down('md')]: { scrollPaddingBottom: `calc(16px + ${BOTTOM_SPACE} + ${PAGE_BAR})` },
      WebkitTextSizeAdjust: '100%',
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
      boxSizing: 'border-box',
    },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    'strong, b': { fontWeight: fontWeights.strong },
    body: {
      ...theme.typography.body1,
      margin: 0,
      color: colors.ink,
      backgroundColor: colors.page,
      fontSynthesis: 'none',
      overflowWrap: 'break-word',
      '&::backdrop': { backgroundColor: colors.page },
    },
    'img, svg': { verticalAlign: 'middle' },
    // Headings take the focus after a navigation, and are no control.
    '[tabindex="-1"]:focus': { outline: 'none' },
    ':where(a, button, input, select, textarea, summary, [tabindex], label):focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: '2px',
    },
    [FORCED_COLORS]: {
      // Colour alone shows the current, pressed or selected one: it gets the system's colour for that.
      'html :is(a, button, [role="option"]):is([aria-current], [aria-pressed="true"], [aria-selected="true"])':
        {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          outlineColor: 'Highlight',
          color: 'HighlightText',
        },
    },
    '@media print': {
      // The page alone: no navigation, no notices, no buttons.
      [`header, footer, nav, aside, .notistack-SnackbarContainer, [${NOT_PRINTED}]`]: {
        display: 'none !important',
      },
      body: { backgroundColor: '#FFFFFF' },
      'main, body': { minHeight: '0 !important', padding: '0 !important' },
      'a, button': { breakInside: 'avoid' },
      'h1, h2, h3': { breakAfter: 'avoid' },
    },
    '::selection': {
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    [REDUCED_MOTION]: {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
];
