import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts';
import { theme } from './theme';

/** The shop's theme, base styles and fonts. It stores nothing: the colour scheme follows the device. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <GlobalStyles styles={fontFaces} />
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
