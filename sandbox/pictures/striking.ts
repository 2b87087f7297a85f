import { symmetric, turned, type Art, type Pen } from './pen';
import { hues, shade, tint, type Hue } from './palette';

/** The shape of a hammer's head. */
export type HammerHead =
  | 'claw'
  | 'framing'
  | 'ball'
  | 'club'
  | 'sledge'
  | 'rubber'
  | 'wood'
  | 'tack'
  | 'dead';

export interface HammerLook {
  readonly head: HammerHead;
  readonly handle: Hue;
  /** The colour of a grip sleeve, or of the dipped end of a wooden handle. */
  readonly grip: Hue;
  readonly sleeve?: boolean;
  readonly metal?: Hue;
}

const woods: ReadonlySet<Hue> = new Set<Hue>(['hickory', 'beech', 'walnut', 'rosewood', 'bamboo']);

/** A handle that runs down the axis from y0 to y1; wooden ones show their grain and a dipped end. */
export function handle(pen: Pen, hue: Hue, y0: number, y1: number, w: number, dip?: Hue): string {
  const h = y1 - y0;
  const profile = [
    [y0, w * 0.8],
    [y0 + h * 0.18, w * 0.72],
    [y0 + h * 0.45, w * 0.92],
    [y0 + h * 0.66, w * 0.84],
    [y0 + h * 0.86, w * 1.02],
    [y1 - 14, w * 1.12],
    [y1, w * 0.6],
  ] as const;
  const outline = turned(profile);
  let markup = pen.shape(outline, pen.round(hue));
  if (woods.has(hue)) markup += pen.grain(y0 + 14, y1 - 24, w * 0.74);
  markup += pen.gleam(`M${-w * 0.34} ${y0 + h * 0.1}V${y1 - h * 0.12}`, w * 0.14, 0.28);
  if (dip !== undefined) {
    const band = `M-90 ${y1 - h * 0.2}H90V${y1 + 4}H-90Z`;
    markup += pen.inside(outline, pen.area(band, pen.round(dip)));
    markup += pen.disc(0, y1 - 36, w * 0.2, shade(hues[dip], 0.5));
  }
  return markup;
}

/** A rubber sleeve over a handle, with rings to hold on to. */
function sleeve(pen: Pen, hue: Hue, y0: number, y1: number, w: number): string {
  const outline = turned([
    [y0, w * 0.9],
    [y0 + 16, w * 1.08],
    [y0 + (y1 - y0) * 0.5, w * 0.98],
    [y1 - 34, w * 1.2],
    [y1, w * 0.86],
  ]);
  const count = Math.floor((y1 - y0 - 80) / 15);
  return (
    pen.shape(outline, pen.round(hue)) +
    pen.inside(
      outline,
      pen.ticks(count, -w * 0.62, y0 + 38, 0, 15, `q${w * 0.62} 10 ${w * 1.24} 0`, 5, 0.34) +
        pen.ticks(count, -w * 0.62, y0 + 42, 0, 15, `q${w * 0.62} 10 ${w * 1.24} 0`, 1.6, 0.3, '#ffffff'),
    ) +
    pen.gleam(`M${-w * 0.6} ${y0 + 26}V${y1 - 44}`, 4, 0.3)
  );
}

function clawHead(pen: Pen, metal: Hue, straight: boolean): string {
  const claw = straight
    ? 'M-34-388C-90-396-160-392-236-362L-232-350C-160-356-100-350-40-318'
    : 'M-34-390C-100-402-186-386-222-282L-208-276C-184-330-120-348-40-318';
  const body = `${claw}L-40-284H40L46-320C62-324 78-326 92-322L98-296Q100-290 106-290H146Q156-290 156-300V-390Q156-400 146-400H106Q100-400 98-394L92-370C76-368 62-370 46-378C20-392-10-388-34-390Z`;
  return (
    pen.shape(body, pen.round(metal, 'y')) +
    pen.shape('M-40-326V-284H40L46-322C20-316-14-318-40-326Z', pen.flat(metal), 'fill-opacity=".5"') +
    pen.area('M142-400H146Q156-400 156-390V-300Q156-290 146-290H142Z', shade(hues[metal], 0.45), 0.6) +
    pen.line(
      straight ? 'M-236-356C-170-366-110-364-60-352' : 'M-214-282C-186-352-130-368-60-360',
      '#15120f',
      3,
      0.5,
    ) +
    pen.gleam('M-30-384C0-382 30-376 50-370C70-362 84-362 94-366M106-394H140', 3, 0.75) +
    pen.area('M-18-390L18-386V-396Q0-402-18-398Z', hues.hickory)
  );
}

function blockHead(pen: Pen, w: number, h: number, hue: Hue, edge: Hue | undefined): string {
  const [x, y, c] = [w / 2, -340 - h / 2, Math.min(14, h * 0.14)];
  let markup = pen.shape(
    `M${-x + c} ${y}H${x - c}L${x} ${y + c}V${y + h - c}L${x - c} ${y + h}H${-x + c}L${-x} ${y + h - c}V${y + c}Z`,
    pen.round(hue, 'y'),
  );
  if (edge !== undefined) {
    const band = (from: number): string =>
      pen.shape(`M${from} ${y + 2}h30v${h - 4}h-30z`, pen.round(edge, 'y'));
    markup += band(-x + c) + band(x - c - 30);
  }
  return markup + pen.gleam(`M${-x + c + 8} ${y + 7}H${x - c - 8}`, 4, 0.55);
}

/** Hammers and mallets, seen from the side, handle down. */
export function hammer(pen: Pen, look: HammerLook): Art {
  const metal = look.metal ?? 'steel';
  const heavy =
    look.head === 'sledge' || look.head === 'rubber' || look.head === 'wood' || look.head === 'dead';
  const w = heavy ? 32 : 27;
  const end = look.head === 'club' ? 300 : 436;
  let markup = handle(pen, look.handle, -372, end, w, look.sleeve === true ? undefined : look.grip);
  if (look.sleeve === true) markup += sleeve(pen, look.grip, end - 330, end + 6, w);
  switch (look.head) {
    case 'claw':
    case 'framing':
      markup += clawHead(pen, metal, look.head === 'framing');
      break;
    case 'ball':
      markup +=
        pen.disc(-140, -344, 46, pen.round(metal, 'y')) +
        pen.shape(
          'M-118-370C-90-372-70-374-46-388C-20-398 20-398 46-386C70-376 84-374 100-374L106-396Q108-400 112-400H140Q150-400 150-390V-298Q150-288 140-288H112Q108-288 106-292L100-316C80-314 66-312 46-302C20-292-20-292-46-300C-70-314-90-316-118-318Z',
          pen.round(metal, 'y'),
        ) +
        pen.line('M106-394V-294', '#15120f', 2, 0.3) +
        pen.gleam('M-150-374Q-140-382-128-378M-40-384Q0-394 44-380M112-394H138', 3, 0.8) +
        pen.area('M-22-392Q0-400 22-392V-386H-22Z', hues.hickory);
      break;
    case 'tack':
      markup +=
        pen.shape(
          'M-190-336L-40-370Q0-384 40-370L92-362L98-378H138V-308H98L92-324L40-314V-296H-40V-318L-190-328Z',
          pen.round(metal, 'y'),
        ) + pen.gleam('M-150-344L-40-366Q0-378 40-366L92-358', 3, 0.75);
      break;
    case 'club':
      markup += blockHead(pen, 260, 118, metal, undefined) + pen.area('M-16-399H16V-404H-16Z', hues.hickory);
      break;
    case 'sledge':
      markup += blockHead(pen, 300, 132, 'iron', 'steel') + pen.area('M-18-406H18V-412H-18Z', hues.hickory);
      break;
    case 'rubber': {
      const body =
        'M-132-412Q-140-412-142-400L-150-342L-142-284Q-140-272-132-272H132Q140-272 142-284L150-342L142-400Q140-412 132-412Z';
      markup += pen.shape(body, pen.round('black', 'y'));
      markup += pen.line('M-112-412V-272M112-412V-272', '#000', 2.5, 0.5) + pen.gleam('M-96-398H96', 6, 0.3);
      break;
    }
    case 'dead':
      markup +=
        pen.shape('M-96-404H96V-280H-96Z', pen.round('orange', 'y')) +
        pen.box(-160, -410, 70, 136, 16, pen.round('black', 'y')) +
        pen.box(90, -410, 70, 136, 16, pen.round('ivory', 'y')) +
        pen.gleam('M-84-394H84', 4, 0.45);
      break;
    case 'wood': {
      const body =
        'M-150-420L150-404Q156-404 157-396L168-270Q168-262 160-262H-160Q-168-262-168-270L-157-412Q-156-420-150-420Z';
      const lines = [-400, -378, -352, -330, -304, -284].map(
        (y) => `M-160 ${y}C-80 ${y - 8} 40 ${y + 14} 164 ${y + 2}`,
      );
      markup +=
        pen.shape(body, pen.round(look.handle, 'y')) +
        pen.inside(body, pen.line(lines.join(''), '#4a2a12', 1.8, 0.25)) +
        pen.box(-24, -414, 48, 14, 3, shade(hues[look.handle], 0.3)) +
        pen.gleam('M-140-410L140-396', 3, 0.5);
      break;
    }
  }
  return { markup, focus: [-20, -340], tilt: 32, size: look.head === 'club' ? 0.98 : 0.92 };
}

export interface CrowbarLook {
  readonly hue: Hue;
  readonly flat?: boolean;
}

/** A wrecking bar: a hook with a claw above, a chisel end below. */
export function crowbar(pen: Pen, look: CrowbarLook): Art {
  const bar =
    'M-14-260C-18-360 20-430 100-430C160-430 190-384 196-330L172-318C160-364 138-394 100-392C50-390 20-340 18-260V330L40 424L14 430L-14 340Z';
  const inner = 'M-2-250C-4-350 34-410 100-412C146-412 170-380 180-340';
  const markup =
    pen.shape(bar, pen.round(look.hue)) +
    pen.gleam(`${inner}M-4-250V330`, 5, 0.4) +
    pen.area('M196-330L172-318L166-336L190-350Z', hues.steel) +
    pen.area('M40 424L14 430L-2 376L28 370Z', hues.steel) +
    pen.line('M186-330L180-344', '#15120f', 4, 0.7) +
    (look.flat === true ? pen.disc(2, 260, 7, '#2a2724') : '');
  return { markup, focus: [110, -360], tilt: 24, size: 0.96 };
}

export interface ChiselLook {
  readonly kind: 'bevel' | 'mortise' | 'gouge' | 'cold' | 'bolster' | 'awl' | 'rasp' | 'file' | 'scraper';
  readonly handle: Hue;
  /** Half the width of the blade, in the picture's own measure. */
  readonly width: number;
  readonly ferrule?: Hue;
}

/** Handles of the bench: turned, with a ferrule towards the blade and a hoop at the end. */
export function benchHandle(pen: Pen, hue: Hue, ferrule: Hue, y0 = 70, y1 = 400, w = 36): string {
  const outline = turned([
    [y0, w * 0.52],
    [y0 + 46, w * 0.62],
    [y0 + 110, w * 0.78],
    [y0 + (y1 - y0) * 0.62, w],
    [y1 - 40, w * 0.86],
    [y1, w * 0.78],
  ]);
  return pen.again(
    pen.shape(outline, pen.round(hue)) +
      (woods.has(hue) ? pen.grain(y0 + 44, y1 - 30, w * 0.6) : '') +
      pen.gleam(`M${-w * 0.36} ${y0 + 60}V${y1 - 60}`, 5, 0.3) +
      pen.box(-w * 0.58, y0 - 10, w * 1.16, 46, 4, pen.round(ferrule)) +
      pen.line(`M${-w * 0.56} ${y0 + 26}H${w * 0.56}`, '#000', 1.5, 0.3) +
      pen.box(-w * 0.84, y1 - 34, w * 1.68, 18, 4, pen.round(ferrule)),
  );
}

/** Chisels, files, awls and scrapers: a blade above, a handle below. */
export function chisel(pen: Pen, look: ChiselLook): Art {
  const w = look.width;
  const ferrule = look.ferrule ?? 'brass';
  const steel = pen.round('steel');
  if (look.kind === 'cold' || look.kind === 'bolster') {
    const blade =
      look.kind === 'bolster'
        ? symmetric(0, -330, [
            [w, -330],
            [w, -300],
            [w * 0.9, -230, 30, -190, 28, -140],
            [28, 300],
            [24, 330],
            [0, 330],
          ])
        : symmetric(0, -400, [
            [w, -400],
            [w * 0.9, -290, 30, -270, 28, -230],
            [28, 320],
            [23, 360],
            [0, 360],
          ]);
    const top = look.kind === 'bolster' ? -330 : -400;
    const guard =
      look.kind === 'bolster'
        ? pen.shape(
            turned([
              [40, 36],
              [60, 46],
              [250, 44],
              [262, 76],
              [284, 76],
              [292, 40],
            ]),
            pen.round(look.handle),
          ) + pen.ticks(9, -38, 84, 0, 18, 'h76', 5, 0.28)
        : pen.shape(
            turned([
              [60, 28],
              [70, 40],
              [260, 40],
              [272, 28],
            ]),
            pen.round(look.handle),
          ) + pen.ticks(9, -34, 90, 0, 19, 'h68', 5, 0.28);
    return {
      markup:
        pen.shape(blade, pen.round('iron')) +
        pen.area(`M${-w} ${top}H${w}L${w * 0.96} ${top + 46}H${-w * 0.96}Z`, pen.flat('chrome')) +
        pen.gleam(`M-10 ${top + 120}V30`, 5, 0.4) +
        guard,
      focus: [0, top + 120],
      tilt: 34,
      size: 1,
    };
  }
  const handleArt = benchHandle(pen, look.handle, ferrule);
  if (look.kind === 'awl') {
    const spike = symmetric(0, -330, [
      [3, -322],
      [8, -60],
      [10, 70],
      [0, 70],
    ]);
    const grip = turned([
      [70, 18],
      [110, 20],
      [150, 46],
      [240, 60],
      [310, 52],
      [344, 24],
      [350, 0],
    ]);
    return {
      markup:
        pen.shape(spike, steel) +
        pen.shape(grip, pen.round(look.handle)) +
        pen.grain(130, 320, 34) +
        pen.gleam('M-24 170Q-34 240-22 300', 6, 0.35) +
        pen.box(-20, 58, 40, 44, 4, pen.round(ferrule)),
      focus: [0, 120],
      tilt: 38,
      size: 1.08,
    };
  }
  if (look.kind === 'file' || look.kind === 'rasp') {
    const blade = symmetric(0, -430, [
      [w * 0.62, -430],
      [w, -300],
      [w, 0],
      [10, 40],
      [8, 80],
      [0, 80],
    ]);
    const hatch =
      look.kind === 'file'
        ? pen.ticks(60, -w, -425, 0, 7.4, `l${w * 2} -34`, 1.2, 0.5) +
          pen.ticks(36, -w, -440, 0, 12, `l${w * 2} 40`, 1, 0.3)
        : pen.ticks(26, -w * 0.8, -410, 0, 16, `h3m${w * 0.5} 7h3m${w * 0.45} -7h3`, 4.4, 0.55);
    return {
      markup: pen.shape(blade, pen.round('steel')) + pen.inside(blade, hatch) + handleArt,
      focus: [0, -60],
      tilt: 36,
      size: 0.98,
    };
  }
  if (look.kind === 'scraper') {
    const blade = symmetric(0, -330, [
      [w, -330],
      [w, -316],
      [24, -80],
      [20, 70],
      [0, 70],
    ]);
    return {
      markup:
        pen.shape(blade, pen.flat('chrome')) +
        pen.area(`M${-w} -330H${w}V-316L${w - 3} -306H${-w + 3}L${-w} -316Z`, '#ffffff', 0.6) +
        pen.line('M0-290V-60', '#ffffff', 16, 0.2) +
        handleArt +
        pen.disc(0, 150, 6, pen.round('brass')) +
        pen.disc(0, 260, 6, pen.round('brass')),
      focus: [0, -160],
      tilt: 30,
      size: 1,
    };
  }
  const neck = look.kind === 'mortise' ? 24 : 14;
  const edge =
    look.kind === 'gouge'
      ? symmetric(0, -436, [
          [w * 0.7, -432, w, -404],
          [w, -90],
          [neck, -30],
          [neck * 0.8, 70],
          [0, 70],
        ])
      : symmetric(0, -430, [
          [w, -430],
          [w, -90],
          [w, -50, neck, -40, neck, 0],
          [neck * 0.9, 70],
          [0, 70],
        ]);
  const bevels =
    look.kind === 'gouge'
      ? pen.area(
          `M${-w * 0.5} -405Q0-430 ${w * 0.5}-405L${w * 0.34}-110Q0-80 ${-w * 0.34}-110Z`,
          pen.ramp(['#5f666b', '#aab1b5', '#dfe3e4']),
        )
      : pen.area(`M${-w} -430H${-w * 0.66}V-376L${-w * 0.66} -90L${-w} -76Z`, tint(hues.steel, 0.65), 0.7) +
        pen.area(`M${w} -430H${w * 0.66}V-90L${w} -76Z`, shade(hues.steel, 0.3), 0.7) +
        pen.area(
          `M${-w} -430H${w}L${w * 0.94} -372H${-w * 0.94}Z`,
          pen.ramp(['#f4f5f4', '#c9ced0', '#9ea5a9'], 'y'),
        );
  return {
    markup:
      pen.shape(edge, steel) +
      bevels +
      pen.line(`M${-w * 0.9} -372H${w * 0.9}`, '#15120f', 1.2, look.kind === 'gouge' ? 0 : 0.35) +
      pen.shape(
        turned([
          [38, 14],
          [48, 24],
          [62, 24],
          [72, 16],
        ]),
        pen.round('steel'),
      ) +
      handleArt,
    focus: [0, 40],
    tilt: 35,
    size: 0.98,
  };
}
