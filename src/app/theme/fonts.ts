import archivoUrl from './fonts/archivo.woff2';
import archivoCurrencyUrl from './fonts/archivoCurrency.woff2';
import { HEADING_STRETCH } from './typography';
import characters from './fonts/characters.json';
import metrics from './fonts/fallbackMetrics.json';

interface FaceMetrics {
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
}

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

function fallbackFace(
  family: string,
  fonts: readonly string[],
  weight: string,
  stretch: string,
  adjusted: FaceMetrics,
): object {
  return {
    fontFamily: family,
    fontWeight: weight,
    fontStretch: stretch,
    src: fonts.map((name) => `local('${name}')`).join(', '),
    ...adjusted,
  };
}

const arial = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold'];
const roboto = ['Roboto', 'Roboto Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];

function fallbackFaces(
  family: string,
  regular: readonly string[],
  bold: readonly string[],
  of: (style: keyof typeof metrics) => FaceMetrics,
): object[] {
  return [
    fallbackFace(family, regular, '400 500', '100%', of('text')),
    fallbackFace(family, bold, '501 700', '100%', of('strong')),
    fallbackFace(family, bold, '400 700', HEADING_STRETCH, of('heading')),
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
