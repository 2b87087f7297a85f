/** The colours of all pictures: one small set, so that they match. */

/** Colours by the name that a product's look uses for them. */
export const hues = {
  steel: '#aeb5b9',
  chrome: '#c3c9cc',
  iron: '#565c61',
  brass: '#c39a4d',
  copper: '#b5714a',
  hickory: '#cf9c5f',
  beech: '#dfb581',
  walnut: '#74492f',
  rosewood: '#5a2b20',
  bamboo: '#d8c08b',
  black: '#2e3133',
  charcoal: '#45484b',
  slate: '#66717a',
  grey: '#9a9c9b',
  orange: '#c2410c',
  madder: '#9c3327',
  rust: '#a9552e',
  mustard: '#c8942f',
  ochre: '#b98445',
  olive: '#6b6d3f',
  forest: '#3c5342',
  lime: '#b4c23c',
  sage: '#97a486',
  teal: '#2f6468',
  indigo: '#2f3f6b',
  denim: '#4c6488',
  sky: '#9fb4c4',
  plum: '#653650',
  rose: '#c48a86',
  blush: '#ddb9ab',
  ivory: '#efe6d3',
  white: '#f4f1ea',
  sand: '#d6c3a1',
  tan: '#a8713f',
  cognac: '#91512a',
  cocoa: '#54382a',
} as const;

/** The name of a colour or a material. */
export type Hue = keyof typeof hues;

/** Background colours: warm greys of almost the same lightness. */
export const grounds = ['#ece7de', '#e9e4da', '#eae6e0', '#e7e2d7', '#ede6da', '#e8e5dd'] as const;

/** The colour of outlines and dark shades. */
export const ink = '#1d1a16';

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two '#rrggbb' colours; `share` (0 to 1) is how much of the second goes in. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const part = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** A lighter version of a colour; `share` from 0 (same) to 1 (warm white). */
export const tint = (hex: string, share: number): string => mix(hex, '#fffaf0', share);

/** A darker version of a colour; `share` from 0 (same) to 1 (ink). */
export const shade = (hex: string, share: number): string => mix(hex, '#17120d', share);
