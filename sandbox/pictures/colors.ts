import { coloredNames, type Entry } from '../catalogue/entry';
import type { Look } from './looks';
import { hues, type Hue } from './palette';

/** Colours that the palette has under another name. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['oxblood', 'rosewood'],
  ['camel', 'tan'],
  ['tortoise', 'cocoa'],
]);

const isHue = (name: string): name is Hue => Object.hasOwn(hues, name);

/** The palette's colour for the name of a product's colour, by its first word. */
function hueOf(color: string): Hue {
  const [word = ''] = color.toLowerCase().split(' ');
  const name = otherNames.get(word) ?? word;
  if (!isHue(name)) throw new Error(`The palette has no colour for ${color}.`);
  return name;
}

/** A look whose parts of one colour have another; what had that gets the first, so that both stay apart. */
function recolored(look: Look, from: Hue, to: Hue): Look {
  const parts = Object.entries(look.of).flatMap(([part, value]): (readonly [string, Hue])[] =>
    value === from ? [[part, to]] : value === to ? [[part, from]] : [],
  );
  return Object.assign({}, look, { of: Object.assign({}, look.of, Object.fromEntries(parts)) });
}

/** A product in one of its colours. */
interface ColoredLook {
  /** The colour's name as a picture's address has it, such as `indigo-stripe`. */
  readonly name: string;
  readonly look: Look;
}

/** A product in each of its colours, the first as its look says; none where it has one colour or no choice. */
export function coloredLooks(entry: Entry): readonly ColoredLook[] {
  const { look, options } = entry;
  const [first = '', ...others] = options.colors ?? [];
  const looks = [look, ...others.map((color) => recolored(look, hueOf(first), hueOf(color)))];
  return coloredNames(entry).map((name, index) => ({ name, look: looks[index] ?? look }));
}
