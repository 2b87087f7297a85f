import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { globalStyles } from './globalStyles';
import { theme } from './theme';

/**
 * Gives everything below it the shop's theme, base styles and typeface. It keeps nothing in storage and needs no
 * script in the page's head: the colour scheme follows the device by media query alone. Material UI's
 * `disableTransitionOnChange` is left out: it writes a style element with text, which the policy refuses.
 */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <CssBaseline />
      <GlobalStyles styles={globalStyles} />
      {children}
    </ThemeProvider>
  );
}
