import archivoUrl from './fonts/archivo.woff2';
import archivoCurrencyUrl from './fonts/archivoCurrency.woff2';
import { HEADING_STRETCH } from './typography';
import characters from './fonts/characters.json';
import metrics from './fonts/fallbackMetrics.json';

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
export const fontFaces = [
  face(archivoUrl, {}),
  // A currency that is written in letters has no sign of its own.
  ...(characters.currency === '' ? [] : [face(archivoCurrencyUrl, { unicodeRange: characters.currency })]),
  ...fallbackFaces('Archivo on Arial', arial, arialBold, (style) => metrics[style].arial),
  ...fallbackFaces('Archivo on Roboto', roboto, robotoBold, (style) => metrics[style].roboto),
  // One object for each face: keys of one object cannot repeat.
].map((rule) => ({ '@font-face': rule }));
