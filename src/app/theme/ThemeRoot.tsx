import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { globalStyles } from './globalStyles';
import { theme } from './theme';

/**
 * The shop's theme, base styles and fonts. It stores nothing: the colour scheme follows the device. Without Material
 * UI's `disableTransitionOnChange`, whose inline style element the Content-Security-Policy refuses.
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
