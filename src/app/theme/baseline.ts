import type { Theme } from '@mui/material/styles';
import {
  BOTTOM_SPACE,
  FORCED_COLORS,
  NOT_PRINTED,
  PAGE_BAR,
  REDUCED_MOTION,
  OFFLINE_LINE,
} from '../../components/tokens';

/** Styles of the document itself, beside those of Material UI's CssBaseline. */
export function baseline({ vars: { palette }, breakpoints }: Theme): Theme['components'] {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        html: {
          // Scrolls what takes the focus clear of the header, of a toast over it, and of what is fixed at the bottom.
          scrollPaddingTop: '112px',
          scrollPaddingBottom: `calc(16px + ${OFFLINE_LINE} + ${PAGE_BAR})`,
          [breakpoints.down('md')]: { scrollPaddingBottom: `calc(16px + ${BOTTOM_SPACE} + ${PAGE_BAR})` },
        },
        body: { fontSynthesis: 'none', overflowWrap: 'break-word' },
        'img, svg': { verticalAlign: 'middle' },
        // Each component says how its list looks.
        ':where(ul, dl, dd)': { margin: 0, padding: 0, listStyle: 'none' },
        // Phone numbers and addresses break only where they are longer than a line.
        ':where([href^="tel:"], [href^="mailto:"])': { display: 'inline-block', maxWidth: '100%' },
        // Headings take the focus after a navigation, and are no control.
        '[tabindex="-1"]:focus': { outline: 'none' },
        ':where(a, button, input, select, textarea, summary, [tabindex], label):focus-visible': {
          outline: `2px solid ${palette.primary.main}`,
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
          backgroundColor: palette.primary.main,
          color: palette.primary.contrastText,
        },
        [REDUCED_MOTION]: {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
  };
}
