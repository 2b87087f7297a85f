import { colorFamiliesOf } from '../../lib/colorNames';

interface ColorFamily {
  readonly name: string;
  readonly shades: readonly string[];
}

interface ColorGroups {
  /** Those with several shades, in the order of their names. */
  readonly families: readonly ColorFamily[];
  /** Colours that are alone in their family, or of none. */
  readonly others: readonly string[];
}

/** Groups the names of colours by family; a colour of several is with the first. */
export function colorGroups(colors: readonly string[]): ColorGroups {
  const groups = new Map<string, readonly string[]>();
  for (const color of colors) {
    const family = colorFamiliesOf(color)[0] ?? '';
    groups.set(family, [...(groups.get(family) ?? []), color]);
  }
  const families = [...groups]
    .filter(([name, shades]) => name !== '' && shades.length > 1)
    .map(([name, shades]) => ({ name, shades }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const grouped = new Set(families.flatMap(({ shades }) => shades));
  return { families, others: colors.filter((color) => !grouped.has(color)) };
}
