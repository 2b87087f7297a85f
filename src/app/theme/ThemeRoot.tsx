import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import archivoUrl from './fonts/archivo.woff2';
import archivoCurrencyUrl from './fonts/archivoCurrency.woff2';
import characters from './fonts/characters.json';
import metrics from './fonts/fallbackMetrics.json';
import { theme } from './theme';
import { HEADING_STRETCH } from './typography';

/** A face of Archivo. All need the same weights and widths, or the browser looks for a character in one face alone. */
function face(url: string, rest: object): object {
  return {
    fontFamily: 'Archivo',
    fontStyle: 'normal',
    fontWeight: '400 680',
    fontStretch: '100% 116%',
    // swap: text is readable at once, and the fallbacks have Archivo's line height and average width, so nothing
    // moves when it is loaded. With optional, a single-page app would show Arial for the whole first visit.
    fontDisplay: 'swap',
    src: `url(${url}) format('woff2')`,
    ...rest,
  };
}

const local = (...names: readonly string[]) => names.map((name) => `local('${name}')`).join(', ');
const arial = local('Arial', 'ArialMT', 'Helvetica', 'Liberation Sans');
const arialBold = local('Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold');
const roboto = local('Roboto', 'Roboto Regular');
const robotoBold = local('Roboto Bold', 'Roboto-Bold');

function fallbackFaces(
  fontFamily: string,
  regular: string,
  bold: string,
  adjusted: (style: keyof typeof metrics) => object,
): object[] {
  return [
    { fontFamily, fontWeight: '400 500', fontStretch: '100%', src: regular, ...adjusted('text') },
    { fontFamily, fontWeight: '501 700', fontStretch: '100%', src: bold, ...adjusted('strong') },
    { fontFamily, fontWeight: '400 700', fontStretch: HEADING_STRETCH, src: bold, ...adjusted('heading') },
  ];
}

/** Every @font-face rule of the shop, in the form that Emotion's global styles take. */
const fontFaces = [
  face(archivoUrl, {}),
  // A currency that is written in letters has no sign of its own.
  ...(characters.currency === '' ? [] : [face(archivoCurrencyUrl, { unicodeRange: characters.currency })]),
  ...fallbackFaces('Archivo on Arial', arial, arialBold, (style) => metrics[style].arial),
  ...fallbackFaces('Archivo on Roboto', roboto, robotoBold, (style) => metrics[style].roboto),
  // One object for each face: keys of one object cannot repeat.
].map((rule) => ({ '@font-face': rule }));

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
