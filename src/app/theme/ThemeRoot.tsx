import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { componentDefaults } from './components';
import { globalStyles } from './globalStyles';
import { theme } from './theme';

/** The theme whose values are CSS variables. */
const variableTheme = { ...theme, vars: theme.generateThemeVars() };
const variables = theme.generateStyleSheets();

/**
 * The shop's theme, base styles and fonts. Without Material UI's ThemeProvider, whose code chooses and stores a colour
 * scheme: here it follows the device, by media queries alone.
 */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeContext value={variableTheme}>
      <DefaultPropsProvider value={componentDefaults}>
        <GlobalStyles styles={variables} />
        <GlobalStyles styles={globalStyles} />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
