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

/** Durations of transitions, in milliseconds; none with `prefers-reduced-motion`. */
const motion = { quick: 120, normal: 160, slow: 200 } as const;

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
