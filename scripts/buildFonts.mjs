/**
 * Subsets the shop's font to the characters that the shop uses, and computes the metrics of its fallback fonts.
 *
 * Takes the Archivo variable font of @fontsource-variable/archivo. Writes, below src/app/theme/fonts:
 * - archivo.woff2: Latin letters and punctuation, and the letters of the brand's country, with the axes wght 400-680 and
 *   wdth 100-116;
 * - archivoCurrency.woff2: the sign of the brand's currency (wght axis only), which the source may keep in another file;
 * - characters.json: the Unicode range of that sign;
 * - fallbackMetrics.json: for Arial and Roboto, per text and heading style, the four @font-face descriptors that give
 *   them the line height and the average width of Archivo, so that text does not move when the font arrives.
 * Copies the licence to public/licences. Run it after a change of the font, the currency or the letters:
 * `node --import tsx scripts/buildFonts.mjs`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { brand } from '../src/brand/index.ts';
import { country } from '../src/brand/country.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'));
const target = join(root, 'src/app/theme/fonts');

/** What writes the currency and is no letter: '₹', '€'; '' for 'CHF'. */
const CURRENCY = `${brand.amounts.before}${brand.amounts.after}`.replace(/[\p{L}\s.]/gu, '');

/**
 * Basic Latin without the brackets and bars that no text of a shop has, signs such as × and ½, typographic punctuation,
 * and the country's own letters. All others use the fallback font: the whole Latin-1 supplement would add 14 kB before
 * the first paint.
 */
const LATIN = `${range(0x20, 0x5a)}_${range(0x61, 0x7a)}\u00a0©®°²·×½¼¾${country.letters}–—‘’“”•…′″™−`;

/** The OpenType features that are kept: kerning, tabular figures, ligatures. */
const FEATURES = ['kern', 'tnum', 'lnum', 'liga'];

const AXES = { wght: { min: 400, max: 680, default: 400 }, wdth: { min: 100, max: 116, default: 100 } };

/** The styles with a fallback, as values of the two axes. The theme uses the same values. */
const STYLES = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
  heading: { wght: 650, wdth: 114 },
};

/** A typical text of the shop, whose average character width is measured. */
const SAMPLE =
  'Forged claw hammer with a fibreglass handle, steel tape measures, cotton kurtas and leather work boots ' +
  'for people who care about the tools and the cloth they use every day';

/**
 * The average advance of SAMPLE's characters, in em, without kerning. Measured once: for Arial with Liberation Sans,
 * which has the same metrics, for Roboto with its own files (700 for bold).
 */
const FALLBACKS = {
  arial: { regular: 0.4499, bold: 0.4839 },
  roboto: { regular: 0.4492, bold: 0.455 },
};

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** The offset of an sfnt table. Throws if the font has no such table. */
function tableOffset(font, tag) {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + 16 * index;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table '${tag}'.`);
}

/** The vertical metrics of a font, in em. */
function verticalMetrics(font) {
  const unitsPerEm = font.readUInt16BE(tableOffset(font, 'head') + 18);
  const hhea = tableOffset(font, 'hhea');
  return {
    unitsPerEm,
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
  };
}

/** The average advance of SAMPLE's characters in one style, in em. Each character is subset alone to read its width. */
async function averageAdvance(font, style) {
  const advances = new Map();
  for (const character of new Set(SAMPLE)) {
    const glyph = await subsetFont(font, character, {
      targetFormat: 'sfnt',
      variationAxes: style,
      keepFeatures: [],
    });
    const lastMetric = glyph.readUInt16BE(tableOffset(glyph, 'hhea') + 34) - 1;
    const advance = glyph.readUInt16BE(tableOffset(glyph, 'hmtx') + 4 * Math.min(1, lastMetric));
    advances.set(character, advance / verticalMetrics(glyph).unitsPerEm);
  }
  return [...SAMPLE].reduce((sum, character) => sum + (advances.get(character) ?? 0), 0) / SAMPLE.length;
}

const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;

/** The @font-face descriptors that give a fallback font the metrics of Archivo in a style. */
function descriptors(metrics, advance, fallbackAdvance) {
  const sizeAdjust = advance / fallbackAdvance;
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(metrics.ascent / sizeAdjust),
    descentOverride: percent(metrics.descent / sizeAdjust),
    lineGapOverride: percent(metrics.lineGap / sizeAdjust),
  };
}

const latin = await readFile(join(source, 'files/archivo-latin-wdth-normal.woff2'));
const latinExtended = await readFile(join(source, 'files/archivo-latin-ext-wdth-normal.woff2'));

await mkdir(target, { recursive: true });
const text = await subsetFont(latin, LATIN, {
  targetFormat: 'woff2',
  variationAxes: AXES,
  keepFeatures: FEATURES,
  noHinting: true,
});
await writeFile(join(target, 'archivo.woff2'), text);
// The source's Latin file has the signs of Latin-1 and the euro's.
const currency = await subsetFont(/[\0-\xff€]/.test(CURRENCY) ? latin : latinExtended, CURRENCY, {
  targetFormat: 'woff2',
  variationAxes: { ...AXES, wdth: 100 },
  keepFeatures: [],
  noHinting: true,
});
await writeFile(join(target, 'archivoCurrency.woff2'), currency);
const ranges = [...CURRENCY].map(
  (sign) => `U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
);
await writeFile(join(target, 'characters.json'), `${JSON.stringify({ currency: ranges.join() }, null, 2)}\n`);

const metrics = verticalMetrics(
  await subsetFont(latin, 'x', { targetFormat: 'sfnt', variationAxes: STYLES.text }),
);
const table = {};
for (const [name, style] of Object.entries(STYLES)) {
  const advance = await averageAdvance(latin, style);
  table[name] = Object.fromEntries(
    Object.entries(FALLBACKS).map(([fallback, widths]) => [
      fallback,
      descriptors(metrics, advance, style.wght < 500 ? widths.regular : widths.bold),
    ]),
  );
}
await writeFile(join(target, 'fallbackMetrics.json'), `${JSON.stringify(table, null, 2)}\n`);

const licences = join(root, 'public/licences');
await mkdir(licences, { recursive: true });
await copyFile(join(source, 'LICENSE'), join(licences, 'archivo-OFL.txt'));

console.log(`archivo.woff2 ${text.length} bytes, archivoCurrency.woff2 ${currency.length} bytes`);
