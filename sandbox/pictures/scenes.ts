import { hash } from '../hash';
import { drawLook, type Look } from './looks';
import { Pen, type Art } from './pen';
import { grounds, hues, mix, shade, tint, type Hue } from './palette';

const width = 800;
const height = 1000;

/** An SVG document around a drawing, with the definitions of its pen. */
export function documentOf(
  pen: Pen,
  body: string,
  box = `0 0 ${width} ${height}`,
  size: readonly [number, number] = [width, height],
): string {
  const shadow =
    '<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="16"/><feOffset dx="9" dy="20"/><feComponentTransfer result="a"><feFuncA type="linear" slope=".3"/></feComponentTransfer><feGaussianBlur in="SourceAlpha" stdDeviation="3.5"/><feOffset dx="3" dy="5"/><feComponentTransfer result="b"><feFuncA type="linear" slope=".34"/></feComponentTransfer><feMerge><feMergeNode in="a"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter><filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="${box}" stroke-linecap="round" stroke-linejoin="round"><defs>${shadow}${pen.definitions}</defs>${body}</svg>`;
}

function paper(tone: string, light: string): string {
  return `<radialGradient id="p" cx=".34" cy=".26" r=".95"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${tone}"/><stop offset="1" stop-color="${shade(tone, 0.09)}"/></radialGradient><rect width="800" height="1000" fill="url(#p)"/>`;
}

function floorLine(tone: string, y: number): string {
  return `<linearGradient id="f" x2="0" y2="1"><stop offset="0" stop-color="${shade(tone, 0.1)}"/><stop offset=".4" stop-color="${shade(tone, 0.02)}"/><stop offset="1" stop-color="${tint(tone, 0.35)}"/></linearGradient><rect y="${y}" width="800" height="${1000 - y}" fill="url(#f)"/>`;
}

/** A product with its shadow. */
function shown(
  pen: Pen,
  art: Art,
  x: number,
  y: number,
  turn: number,
  scale: number,
  mirrored = false,
): string {
  const group = `<g filter="url(#s)">${pen.place(art.markup, x, y, turn, mirrored ? -scale : scale, scale)}</g>`;
  if (art.floor === undefined) return group;
  const ground = y + art.floor * scale;
  return `<filter id="k" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="16 9"/></filter><ellipse cx="${x + 14}" cy="${ground}" rx="${Math.round(300 * scale)}" ry="20" fill="#2a2118" opacity=".38" filter="url(#k)"/>${group}`;
}

const cloths: ReadonlySet<Look['art']> = new Set<Look['art']>([
  'top',
  'trousers',
  'dress',
  'drape',
  'carried',
  'shoe',
]);

/** Planks of a work bench. */
function bench(tone: string): string {
  const figure =
    '<g id="n"><path d="M0 60C200 40 500 90 800 56M0 120C240 150 460 90 800 128M0 190C300 170 560 215 800 186M210 150c60-24 120-24 170 2c-50 22-110 22-170-2z" fill="none" stroke="#5b3515" stroke-width="1.6" opacity=".2"/><path d="M0 249.5H800" stroke="#3b2413" stroke-width="2.4" opacity=".55"/></g>';
  const boards = [0, 1, 2, 3]
    .map((i) => {
      const fill = mix(tone, i % 2 === 0 ? '#8a5f38' : '#e9c99b', 0.1 + i * 0.03);
      const lines = i === 0 ? figure : `<use href="#n" x="${[0, -90, 120, -40][i] ?? 0}" y="${i * 250}"/>`;
      return `<rect y="${i * 250}" width="800" height="249" fill="${fill}"/>${lines}`;
    })
    .join('');
  return `${boards}<radialGradient id="v" cx=".36" cy=".3" r=".9"><stop offset=".3" stop-color="#fff6e4" stop-opacity=".22"/><stop offset="1" stop-color="#1d1208" stop-opacity=".34"/></radialGradient><rect width="800" height="1000" fill="url(#v)"/>`;
}

/** Props beside a product: pencil and shavings, or buttons and thread. */
function props(pen: Pen, look: Look, seed: number): string {
  if (cloths.has(look.art)) {
    const hue: Hue = (['indigo', 'madder', 'olive', 'mustard'] as const)[seed % 4] ?? 'indigo';
    const spool =
      pen.box(-44, -74, 88, 26, 6, pen.round('beech', 'y')) +
      pen.box(-36, -50, 72, 100, 4, pen.round(hue)) +
      pen.ticks(14, -36, -46, 0, 7, 'l72 4', 1.6, 0.3) +
      pen.box(-44, 48, 88, 26, 6, pen.round('beech', 'y'));
    return `<g filter="url(#s)">${pen.place(spool, 690, 880, 24)}${pen.place(pen.disc(0, 0, 19, pen.round('ivory', 'd')) + pen.disc(-5, -4, 3, '#4a3a28') + pen.disc(5, 5, 3, '#4a3a28'), 586, 920)}${pen.place(pen.line('M0 0C40-30 90 30 140-6', hues[hue], 3, 0.9), 500, 952)}</g>`;
  }
  const pencil =
    pen.box(-190, -11, 300, 22, 2, pen.round('madder', 'y')) +
    pen.shape('M110-11L168 0L110 11Z', pen.flat('beech')) +
    pen.area('M152-3L168 0L152 3Z', '#26211c') +
    pen.box(-214, -11, 26, 22, 4, pen.round('brass', 'y'));
  const curl = (x: number, y: number, turn: number): string =>
    pen.place(
      pen.shape(
        'M0 0C20-40 80-40 84-4C86 30 40 34 38 8C38-8 58-8 58 4C52-2 48 4 52 12C60 20 72 10 70-4C64-24 26-22 16 8Z',
        pen.flat('beech'),
      ),
      x,
      y,
      turn,
    );
  return `<g filter="url(#s)">${pen.place(pencil, 620, 910, -14 + (seed % 9))}${curl(70, 150, 20)}${curl(150, 90, -60)}${curl(650, 120, 130)}</g>`;
}

/** Linen laid over the table, for things of cloth and leather. */
function linen(pen: Pen, tone: string): string {
  return `<rect width="800" height="1000" fill="${tone}"/><rect width="800" height="1000" fill="${pen.weave('plain', tone, '#ffffff', 1.4)}"/><path d="M-20 760C180 700 420 860 820 690V760C440 900 200 760-20 830ZM-20 180C220 240 480 90 820 210V250C500 150 220 290-20 230Z" fill="${shade(tone, 0.5)}" opacity=".1"/><path d="M-20 830C200 770 440 910 820 770V800C440 940 200 800-20 860Z" fill="#fff" opacity=".14"/><radialGradient id="v" cx=".36" cy=".3" r=".9"><stop offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#1d1208" stop-opacity=".22"/></radialGradient><rect width="800" height="1000" fill="url(#v)"/>`;
}

/**
 * A picture of a product: 1 from the front, 2 from the back or another angle, 3 a close-up, 4 on a bench or a table.
 * The key (the product's slug) decides background and angle.
 */
export function productPicture(key: string, look: Look, view: number): string {
  const pen = new Pen();
  const seed = hash(key);
  const tone = grounds[seed % grounds.length] ?? grounds[0];
  const sway = ((seed >>> 8) % 7) - 3;
  const art = drawLook(pen, look, view === 2 ? 'back' : 'front');
  const stands = art.floor !== undefined;
  if (view === 3) {
    const scale = art.size * 2.1;
    const turn = art.tilt + (stands ? 0 : sway * 2 - 8);
    const angle = (turn * Math.PI) / 180;
    const [fx, fy] = art.focus;
    const x = 400 - (fx * Math.cos(angle) - fy * Math.sin(angle)) * scale;
    const y = 500 - (fx * Math.sin(angle) + fy * Math.cos(angle)) * scale;
    const flat: Art = { markup: art.markup, focus: art.focus, tilt: art.tilt, size: art.size };
    return documentOf(pen, paper(shade(tone, 0.05), tint(tone, 0.2)) + shown(pen, flat, x, y, turn, scale));
  }
  if (view === 4) {
    const worn = cloths.has(look.art);
    const table = ['#cfc4b0', '#b9b7a4', '#c7b49c', '#bfb2a3'][seed % 4] ?? '#cfc4b0';
    const scale = art.size * 0.82;
    const flat: Art = { markup: art.markup, focus: art.focus, tilt: art.tilt, size: art.size };
    const scene = worn ? linen(pen, table) : bench('#b98d5c');
    return documentOf(
      pen,
      scene +
        shown(pen, flat, 390, 490, art.tilt * 0.5 - 6 + sway, scale) +
        (look.art === 'toolSet' ? '' : props(pen, look, seed)),
    );
  }
  const mirrored = view === 2 && !cloths.has(look.art);
  const ground = view === 2 ? mix(tone, '#d9d2c4', 0.5) : tone;
  const turn = stands ? 0 : view === 2 ? -art.tilt * 1.1 + sway : art.tilt + sway;
  const scale = art.size * (view === 2 ? 0.96 : 1);
  const y = stands ? Math.max(716 - (art.floor ?? 0) * scale, 476) : 500;
  const back = Math.round(y + (art.floor ?? 0) * scale - 110);
  return documentOf(
    pen,
    paper(ground, tint(ground, 0.55)) +
      (stands ? floorLine(ground, back) : '') +
      shown(pen, art, 400, y, turn, scale, mirrored),
  );
}

/** The picture of a category: a few of its products. */
export function groupPicture(looks: readonly Look[], ground: string): string {
  const pen = new Pen();
  const places = [
    [-8, 270, 440, 0.72],
    [12, 560, 590, 0.66],
  ] as const;
  const drawn = looks.map((look, i) => {
    const art = drawLook(pen, look, 'front');
    const [lean, x, y, scale] = places[i % 2] ?? places[0];
    const flat: Art = { markup: art.markup, focus: art.focus, tilt: art.tilt, size: art.size };
    return shown(pen, flat, x, y, art.floor === undefined ? art.tilt + lean : 0, art.size * scale);
  });
  return documentOf(pen, paper(ground, tint(ground, 0.35)) + drawn.join(''));
}

/** The store's mark: a shuttle of the loom crossed by a turned spindle. */
export function logoPicture(): string {
  const pen = new Pen();
  const shuttle = 'M-92 0C-60-30 60-30 92 0C60 30-60 30-92 0Z';
  const body =
    pen.place(
      `<path d="${shuttle}" fill="#c2410c"/><path d="M-44 0C-26-12 26-12 44 0C26 12-26 12-44 0Z" fill="#faf8f4"/><path d="M-38-2H38M-38 3H38" stroke="#c2410c" stroke-width="2"/>`,
      120,
      120,
      45,
    ) +
    pen.place(
      '<path d="M-6-96H6L9-70Q18-60 9-50L7-24Q15 0 7 24L9 50Q18 60 9 70L6 96H-6L-9 70Q-18 60-9 50L-7 24Q-15 0-7-24L-9-50Q-18-60-9-70Z" fill="#16181a" stroke="#faf8f4" stroke-width="5" paint-order="stroke"/>',
      120,
      120,
      45,
    );
  return documentOf(pen, body, '0 0 240 240', [240, 240]);
}
