import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { StatusTints } from './augment';
import { componentOverrides } from './components';
import type { Brand, BrandColors } from '../../brand';
import { breakpoints, motion, RADIUS } from '../../components/tokens';
import { fontWeights, textStyles } from '../../components/typography';

const lightStatus: StatusTints = {
  pending: { ground: '#FBECC2', ink: '#6B4A00' },
  processing: { ground: '#DDEAF6', ink: '#1B4F7E' },
  shipped: { ground: '#EBE3F5', ink: '#5B3A8C' },
  delivered: { ground: '#DDEFE0', ink: '#23592F' },
  cancelled: { ground: '#FBE1DD', ink: '#97221A' },
  unknown: { ground: '#EAE6DE', ink: '#4A4945' },
};

const darkStatus: StatusTints = {
  pending: { ground: '#3A2F12', ink: '#F2CF80' },
  processing: { ground: '#17304A', ink: '#A9CDF0' },
  shipped: { ground: '#34264F', ink: '#CFBAF0' },
  delivered: { ground: '#17381F', ink: '#A3D9AF' },
  cancelled: { ground: '#4A1D19', ink: '#F7B0A7' },
  unknown: { ground: '#33312D', ink: '#CFCBC2' },
};

/** Opacity of placeholders: lighter than a value, with a contrast of at least 5:1. */
const PLACEHOLDER_OPACITY = 0.68;

/** Components of Material UI that the shop does not use: their colours need no CSS variables. */
const unusedComponents: ReadonlySet<string | undefined> = new Set([
  'Alert',
  'AppBar',
  'Avatar',
  'Button',
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
]);
/** The elevations of Material UI that the shop uses: none, a menu, a drawer and a dialog. */
const usedElevations: ReadonlySet<string | undefined> = new Set(['0', '8', '16', '24']);

/** Whether a value of the theme gets no CSS variable: fewer are written and read before the first paint. */
function needsNoVariable([group, name, ...rest]: string[]): boolean {
  return (
    shouldSkipGeneratingVar([group ?? '', name ?? '', ...rest]) ||
    group === 'overlays' ||
    (group === 'shadows' && !usedElevations.has(name)) ||
    (group === 'palette' && unusedComponents.has(name))
  );
}

/** The palette's colours that are the brand's. */
function brandPalette({ page, surface, ground, ink, mutedInk, hairline, accent, ...accents }: BrandColors) {
  return {
    background: { default: page, paper: surface },
    divider: hairline,
    ground,
    text: { primary: ink, secondary: mutedInk },
    primary: {
      main: accent,
      dark: accents.accentHover,
      light: accents.accentSoft,
      contrastText: accents.onAccent,
    },
  };
}

/**
 * The Material UI theme of a brand. Its light and dark schemes follow the device's setting through a media query, so that no
 * script has to run before the first paint. `primary` is the accent, for the main action of a view; `secondary` is the
 * text colour, for all others. `md` is the specification's narrow-screen breakpoint (768 px).
 */
export function createShopTheme({ fontFamily, light, dark }: Brand) {
  const lightPalette = brandPalette(light);
  const darkPalette = brandPalette(dark);
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar: needsNoVariable },
    colorSchemes: {
      light: {
        opacity: { inputPlaceholder: PLACEHOLDER_OPACITY },
        palette: {
          ...lightPalette,
          text: { ...lightPalette.text, disabled: '#8C877C' },
          secondary: { main: light.ink, dark: '#33363A', light: '#4A4D52', contrastText: '#FFFFFF' },
          success: { main: '#2E6B3E', dark: '#23592F', light: '#DDEFE0', contrastText: '#FFFFFF' },
          error: { main: '#B42318', dark: '#97221A', light: '#FBE1DD', contrastText: '#FFFFFF' },
          warning: { main: '#7A5200', dark: '#6B4A00', light: '#FBECC2', contrastText: '#FFFFFF' },
          info: { main: '#1F5A8C', dark: '#1B4F7E', light: '#DDEAF6', contrastText: '#FFFFFF' },
          outline: '#8C877C',
          status: lightStatus,
        },
      },
      dark: {
        opacity: { inputPlaceholder: PLACEHOLDER_OPACITY },
        palette: {
          ...darkPalette,
          text: { ...darkPalette.text, disabled: '#7F7B72' },
          secondary: { main: dark.ink, dark: '#D8D3C9', light: '#FFFFFF', contrastText: dark.page },
          success: { main: '#86C796', dark: '#A3D9AF', light: '#17381F', contrastText: '#0F1A12' },
          error: { main: '#F59A8F', dark: '#F7B0A7', light: '#4A1D19', contrastText: '#230B08' },
          warning: { main: '#E8BD62', dark: '#F2CF80', light: '#3A2F12', contrastText: '#1E1705' },
          info: { main: '#93C0EA', dark: '#A9CDF0', light: '#17304A', contrastText: '#08131D' },
          outline: '#7F7B72',
          status: darkStatus,
        },
      },
    },
    breakpoints: { values: breakpoints },
    shape: { borderRadius: RADIUS },
    typography: {
      fontFamily,
      fontWeightRegular: fontWeights.text,
      fontWeightMedium: fontWeights.medium,
      fontWeightBold: fontWeights.strong,
      ...textStyles,
      display: { fontFamily, ...textStyles.display },
      overline: {
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        letterSpacing: '0.01em',
        fontWeight: fontWeights.medium,
        textTransform: 'none',
      },
      button: {
        fontSize: '0.9375rem',
        lineHeight: 1.35,
        letterSpacing: '0',
        fontWeight: fontWeights.strong,
        textTransform: 'none',
      },
    },
    transitions: {
      duration: {
        shortest: motion.quick,
        shorter: motion.quick,
        short: motion.normal,
        standard: motion.normal,
        complex: motion.slow,
        enteringScreen: motion.slow,
        leavingScreen: motion.normal,
      },
    },
    // Material UI's own focus ring and its own handling of reduced motion.
    focusVisible: true,
    motion: { reducedMotion: 'system' },
    components: componentOverrides,
  });
}
