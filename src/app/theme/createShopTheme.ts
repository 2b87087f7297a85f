import { createTheme } from '@mui/material/styles';
import type { Brand } from '../../brand';
import { breakpoints } from '../../components/tokens';
import { baseline } from './baseline';
import { data } from './components/data';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { colorSchemesOf } from './palette';
import { typographyOf } from './typography';

/**
 * The Material UI theme of a brand. Its light and dark schemes follow the device's setting through a media query, so that no
 * script has to run before the first paint. `md` is the specification's narrow-screen breakpoint (768 px).
 */
export function createShopTheme(brand: Brand) {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: colorSchemesOf(brand),
    breakpoints: { values: breakpoints },
    // Of cards, fields and buttons, in pixels.
    shape: { borderRadius: 3 },
    typography: typographyOf(brand.fontFamily),
    transitions: {
      // In milliseconds; none with `prefers-reduced-motion`.
      duration: {
        shortest: 120,
        shorter: 120,
        short: 160,
        standard: 160,
        complex: 200,
        enteringScreen: 200,
        leavingScreen: 160,
      },
    },
    // Material UI's own focus ring and its own handling of reduced motion.
    focusVisible: true,
    motion: { reducedMotion: 'system' },
  });
  // Objects made of the theme once: a style that is a function of the theme is called again at each render.
  theme.components = {
    ...baseline(theme),
    ...inputs(theme),
    ...navigation(theme),
    ...surfaces(theme),
    ...feedback(theme),
    ...data(theme),
  };
  return theme;
}
