/** Reads the SVG drawings in files/ and fills in their placeholders. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coloredNames, type Entry } from '../catalogue/entry';
import { entries } from '../catalogue/entries';

/** The colours that products come in, by the first word of their names. */
const hexByWord: Readonly<Record<string, string>> = {
  black: '#2e3133',
  blush: '#ddb9ab',
  camel: '#a8713f',
  charcoal: '#45484b',
  cocoa: '#54382a',
  cognac: '#91512a',
  forest: '#3c5342',
  indigo: '#2f3f6b',
  ivory: '#efe6d3',
  lime: '#b4c23c',
  madder: '#9c3327',
  mustard: '#c8942f',
  ochre: '#b98445',
  olive: '#6b6d3f',
  orange: '#c2410c',
  oxblood: '#5a2b20',
  plum: '#653650',
  rose: '#c48a86',
  rust: '#a9552e',
  sage: '#97a486',
  sand: '#d6c3a1',
  sky: '#9fb4c4',
  slate: '#66717a',
  tan: '#a8713f',
  teal: '#2f6468',
  tortoise: '#54382a',
  white: '#f4f1ea',
};

/** What an address asks for: a file in the folder, one of its views from the left, and the names of two colours. */
interface Drawing {
  readonly file: string;
  readonly view: number;
  readonly color?: string;
  readonly other?: string;
}

type Product = Omit<Drawing, 'view'>;

/** A product by its slug, and by its slug with each of its colours. */
function namesOf(entry: Entry): readonly (readonly [string, Product])[] {
  const names = coloredNames(entry);
  const inColor = (color = names[0]): Product => ({
    file: entry.slug,
    color,
    other: names.find((name) => name !== color),
  });
  return [[entry.slug, inColor()], ...names.map((name) => [`${entry.slug}-${name}`, inColor(name)] as const)];
}

const products = new Map(entries.flatMap(namesOf));

const productPath = /^\/pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)-([1-4])\.(?:svg|webp)$/;
const otherPath = /^\/pictures\/(logo|category\/[a-z]+(?:-[a-z]+)*)\.(?:svg|webp)$/;

/** What the path of an address asks for; null where it is no path of a picture. */
export function findDrawing(path: string): Drawing | null {
  const [, name = '', view] = productPath.exec(path) ?? [];
  const product = products.get(name);
  if (product !== undefined) return { ...product, view: Number(view) };
  const [, file] = otherPath.exec(path) ?? [];
  return file === undefined ? null : { file, view: 1 };
}

function hexOf(name = ''): string {
  const hex = hexByWord[name.split('-', 1)[0] ?? ''];
  if (hex === undefined) throw new Error(`sandbox/pictures/drawing.ts has no colour for ${name}.`);
  return hex;
}

/** Mixes two '#rrggbb' colours; `share` is how much of the first goes in, in percent. */
function mixed(first: string, share: number, second: string): string {
  const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const channel = (at: number): number => (part(first, at) * share + part(second, at) * (100 - share)) / 100;
  return `#${[1, 3, 5].map((at) => Math.round(channel(at)).toString(16).padStart(2, '0')).join('')}`;
}

const WHOLE = 'width="3200" height="1000" viewBox="0 0 3200 1000"';

/** The SVG document of a drawing; null where it has no file. Rejects where a part of the scene or a colour is missing. */
export async function readDrawing(folder: string, drawing: Drawing): Promise<string | null> {
  const read = (file: string): Promise<string> => readFile(join(folder, `${file}.svg`), 'utf8');
  const whole = await read(drawing.file).catch(() => null);
  if (whole === null) return null;
  let count = 0;
  let text = whole
    .replace(/<svg x=[^]*?<\/svg>\s*/g, (view) => ((count += 1) === drawing.view ? view : ''))
    .replace(WHOLE, `width="800" height="1000" viewBox="${(drawing.view - 1) * 800} 0 800 1000"`);
  for (const [use = '', name = '', attributes = ''] of text.matchAll(
    /<use href="(scene\/\w+)\.svg"(.*?)\/>/g,
  )) {
    const part = (await read(name)).replace(/^<svg.*?>|<\/svg>\s*$/g, '');
    text = text.replace(use, () => `<g${attributes}>${part}</g>`);
  }
  return text.replace(/\{(color|other)(?: (\d+)% (#\w{6}))?\}/g, (...[, name, share, into]: string[]) => {
    const hex = hexOf(name === 'color' ? drawing.color : drawing.other);
    return into === undefined ? hex : mixed(hex, Number(share), into);
  });
}
