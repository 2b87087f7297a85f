const families = {
  blue: {
    blue: 'blue',
    navy: 'navy',
    indigo: '#2B3A67',
    sky: '#8DB9D9',
    skyblue: 'skyblue',
    denim: '#3B5374',
    cobalt: '#1F4E9E',
    teal: 'teal',
    turquoise: 'turquoise',
  },
  red: {
    red: 'red',
    madder: '#A1342F',
    maroon: 'maroon',
    crimson: 'crimson',
    oxblood: '#5A1F22',
    burgundy: '#6D1F33',
    wine: '#65202F',
  },
  green: {
    green: 'green',
    forest: '#2F5D3A',
    olive: 'olive',
    sage: '#9CAF88',
    lime: 'lime',
    mint: '#A9D8B8',
    emerald: '#1F7A54',
    bottlegreen: '#1F4A38',
  },
  yellow: { yellow: 'yellow', mustard: '#C99A2E', ochre: '#B9832F', lemon: '#F2E36B' },
  orange: { orange: 'orange', rust: '#A8502C', coral: 'coral', peach: '#F3BE9A', saffron: '#E08A1E' },
  brown: {
    brown: 'brown',
    tan: '#B98B5E',
    cocoa: '#5B3A29',
    cognac: '#9A5B32',
    camel: '#C19A6B',
    chocolate: 'chocolate',
    tortoise: '#6B4423',
    coffee: '#5A4032',
    khaki: '#A99A6B',
  },
  black: { black: 'black', charcoal: '#3C4043' },
  white: { white: 'white', ivory: 'ivory', cream: '#F4EAD2', sand: '#D8C7A3', beige: 'beige' },
  grey: { grey: 'grey', gray: 'gray', slate: '#5F6B76', silver: 'silver' },
  pink: { pink: 'pink', rose: '#D58A94', blush: '#E8B7B0', fuchsia: 'fuchsia', magenta: 'magenta' },
  purple: { purple: 'purple', plum: '#6B2D4E', violet: 'violet', lavender: 'lavender' },
  gold: { gold: '#C9A24B', brass: '#B8923F', copper: '#B06A3B' },
} as const;

const colors = new Map(
  Object.entries(families).flatMap(([family, names]) =>
    Object.entries<string>(names).map(([name, css]) => [name, { css, family }] as const),
  ),
);

/** The families of a colour's name, such as blue for 'Indigo Stripe'; none where no word of it is known. */
export function colorFamiliesOf(name: string): readonly string[] {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const known = [...words, words.join('')].flatMap((word) => colors.get(word)?.family ?? []);
  return [...new Set(known)];
}

/** The named colours of CSS. A list, as a page rendered ahead of time cannot ask the browser. */
const names =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';

const known: ReadonlySet<string> = new Set(names.split(' '));

/** The CSS colour of a colour's name, such as 'Dark Green'; null where the name is none that CSS knows. */
export function cssColorOf(name: string): string | null {
  const color = name.toLowerCase().replace(/[\s-]/g, '');
  // Of a colour that has a meaning for cloth, CSS has another, or none.
  return colors.get(color)?.css ?? (known.has(color) ? color : null);
}
