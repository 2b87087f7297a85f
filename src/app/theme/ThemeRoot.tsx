import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts';
import { theme } from './theme';

/**
 * The shop's theme, base styles and fonts. It stores nothing: the colour scheme follows the device. `noSsr`: no markup
 * depends on the scheme, and without it a second value of Material UI's context after hydration makes React hydrate the
 * whole page in one task (0.7 s on a phone four times slower).
 */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <GlobalStyles styles={fontFaces} />
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
