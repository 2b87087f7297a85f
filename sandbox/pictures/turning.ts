import { symmetric, turned, type Art, type Pen, type Step } from './pen';
import { hues, shade, type Hue } from './palette';

export interface SpannerLook {
  readonly kind: 'combination' | 'ring' | 'open' | 'ratchet' | 'flare';
  readonly metal: Hue;
  /** Thickness of the shank against its length, 1 being usual. */
  readonly girth?: number;
}

function openJaw(r: number, gap: number): string {
  return symmetric(0, r * 0.98, [
    [r * 0.62, r * 0.98, r * 1.06, r * 0.62, r * 1.06, r * 0.02],
    [r * 1.06, -r * 0.44, r * 0.9, -r * 0.84, r * 0.66, -r * 1.08],
    [gap, -r * 1.16],
    [gap, -r * 0.3],
    [gap * 0.5, r * 0.02],
    [0, r * 0.02],
  ]);
}

function ringHole(r: number): string {
  let d = '';
  for (let i = 0; i < 24; i += 1) {
    const angle = (Math.PI * i) / 12;
    const radius = i % 2 === 0 ? r : r * 0.88;
    d += `${i === 0 ? 'M' : 'L'}${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  }
  return `${d}Z`;
}

/** Spanners: an open jaw above, a ring below, a panelled shank between. */
export function spanner(pen: Pen, look: SpannerLook): Art {
  const girth = look.girth ?? 1;
  const paint = pen.round(look.metal);
  const dark = pen.ramp([shade(hues[look.metal], 0.62), shade(hues[look.metal], 0.35)], 'y');
  const shank = symmetric(0, -310, [
    [30 * girth, -310],
    [20 * girth, -270, 19 * girth, -230, 18 * girth, -180],
    [16 * girth, 200],
    [17 * girth, 240, 20 * girth, 280, 30 * girth, 310],
    [0, 310],
  ]);
  const ring = (y: number, r: number, ratchet: boolean): string =>
    pen.place(
      pen.disc(0, 0, r, paint) +
        pen.disc(0, 0, r * 0.84, pen.round(look.metal, 'y')) +
        (ratchet
          ? pen.ticks(1, 0, 0, 0, 0, `m${-r * 0.7} 0a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 1.4} 0`, 2, 0.4)
          : '') +
        `<path d="${ringHole(r * 0.58)}" fill="${dark}"/>` +
        pen.gleam(`M${-r * 0.72} ${-r * 0.5}A${r * 0.9} ${r * 0.9} 0 0 1 ${r * 0.1} ${-r * 0.88}`, 3, 0.8),
      0,
      y,
    );
  const jaw = (y: number, turn: number, r: number, flip: number): string =>
    pen.place(
      pen.shape(openJaw(r, r * 0.46), pen.round(look.metal)) +
        pen.gleam(`M${-r * 0.92} ${r * 0.1}Q${-r * 0.9} ${-r * 0.6} ${-r * 0.6} ${-r * 0.98}`, 3, 0.7),
      0,
      y,
      turn,
      1,
      flip,
    );
  const panel =
    pen.box(
      -9 * girth,
      -190,
      18 * girth,
      370,
      9 * girth,
      pen.ramp([shade(hues[look.metal], 0.3), hues[look.metal]]),
    ) + pen.line('M0-120V-40M0-10V16M0 40V52', shade(hues[look.metal], 0.6), 4, 0.55);
  const ends = {
    combination: jaw(-352, 15, 66, 1) + ring(354, 60, false),
    open: jaw(-352, 15, 64, 1) + jaw(358, 15, 58, -1),
    ring: ring(-356, 62, false) + ring(358, 54, false),
    ratchet: jaw(-352, 15, 62, 1) + ring(354, 68, true),
    flare: ring(-356, 56, true) + jaw(358, 0, 58, -1),
  }[look.kind];
  const under = pen.shape(shank, paint);
  return { markup: under + ends + panel, focus: [0, -330], tilt: 38, size: 0.98 };
}

export interface AdjustableLook {
  readonly kind: 'crescent' | 'pipe';
  readonly metal: Hue;
  readonly grip?: Hue;
}

/** Wrenches with a jaw that moves: the crescent pattern and the pipe wrench. */
export function adjustable(pen: Pen, look: AdjustableLook): Art {
  const paint = pen.round(look.metal);
  if (look.kind === 'pipe') {
    const body =
      'M-40-180L40-180L46-60C40-20 30 20 28 80L34 400Q34 430 0 430Q-34 430-34 400L-28 80C-30 20-52-20-52-60Z';
    const hook = 'M-30-60V-360Q-30-420 34-424H120Q140-424 140-404V-352L60-346Q44-344 44-326V-60Z';
    const heel = 'M52-190H128Q140-190 140-206V-262L64-256Q52-254 52-240Z';
    return {
      markup:
        pen.shape(hook, pen.round('iron')) +
        pen.ticks(9, 62, -346, 8.6, -0.6, 'l4 8 l4 -8', 2.4, 0.8) +
        pen.ticks(9, 62, -262, 8.6, 0, 'l4 -8 l4 8', 2.4, 0.8) +
        pen.shape(heel, pen.round('iron')) +
        pen.shape(body, paint) +
        pen.box(-58, -186, 116, 74, 14, paint) +
        pen.box(-48, -250, 108, 50, 8, pen.round('steel')) +
        pen.ticks(13, -44, -247, 8, 0, 'v44', 3, 0.5) +
        pen.area('M-12 100H12L16 380Q0 396-16 380Z', shade(hues[look.metal], 0.34), 0.55) +
        pen.disc(0, 404, 11, '#2a2724') +
        pen.gleam('M-22-410Q-8-416 30-417H120M-26 100L-30 380', 4, 0.45),
      focus: [50, -270],
      tilt: 30,
      size: 0.96,
    };
  }
  const body =
    'M-30 60L-34-160C-36-220-96-250-96-320C-96-380-56-424 0-436L20-370V-300L96-282Q96-214 40-190L30 60L34 380Q34 432 0 432Q-34 432-34 380Z';
  const jaw = 'M34-300L110-282Q114-300 118-330L104-420Q80-440 58-424L52-372V-330Z';
  const grip =
    look.grip === undefined
      ? pen.box(-13, 20, 26, 300, 13, pen.ramp([shade(hues[look.metal], 0.32), hues[look.metal]]))
      : pen.shape(
          turned([
            [40, 38],
            [70, 44],
            [220, 38],
            [380, 48],
            [440, 40],
            [446, 10],
          ]),
          pen.round(look.grip),
        ) +
        pen.ticks(16, -26, 90, 0, 20, 'q26 12 52 0', 5, 0.3) +
        pen.gleam('M-22 80V390', 5, 0.3);
  return {
    markup:
      pen.shape(jaw, pen.round('chrome')) +
      pen.shape(body, paint) +
      pen.area('M-10-270H58V-206H-10Z', '#24211e') +
      pen.box(-2, -264, 52, 52, 6, pen.round('steel', 'y')) +
      pen.ticks(7, 4, -260, 7, 0, 'l-4 44', 3, 0.55) +
      pen.gleam('M-84-330C-82-376-50-408-8-420', 4, 0.75) +
      (look.grip === undefined ? pen.disc(0, 390, 13, '#2a2724') : '') +
      grip +
      pen.ticks(6, 22, -292, 11, 2.6, 'v-7', 1.6, 0.6),
    focus: [20, -280],
    tilt: 34,
    size: 0.96,
  };
}

export interface PliersLook {
  readonly kind: 'combination' | 'needle' | 'cutter' | 'slip' | 'pincer';
  readonly grip: Hue;
}

/** Pliers: two jaws above a rivet, two dipped handles below. */
export function pliers(pen: Pen, look: PliersLook): Art {
  const jaws: Record<PliersLook['kind'], readonly Step[]> = {
    combination: [
      [34, -372],
      [58, -250, 78, -180, 70, -120],
      [50, -40],
      [0, -40],
    ],
    needle: [
      [8, -430],
      [22, -300, 60, -190, 62, -120],
      [46, -40],
      [0, -40],
    ],
    cutter: [
      [26, -296],
      [70, -280, 84, -220, 82, -140],
      [56, -40],
      [0, -40],
    ],
    slip: [
      [44, -400],
      [66, -320, 84, -230, 74, -120],
      [50, -40],
      [0, -40],
    ],
    pincer: [
      [20, -316],
      [96, -316, 128, -240, 116, -180],
      [100, -100, 60, -60, 50, -40],
      [0, -40],
    ],
  };
  const top = { combination: -372, needle: -430, cutter: -300, slip: -400, pincer: -318 }[look.kind];
  const jaw = symmetric(0, top, jaws[look.kind]);
  const metalHandle =
    'M-6-110C-50-60-92 20-104 140C-108 190-100 240-88 300L-56 296C-64 230-66 180-58 140C-44 60 0 0 44-50Z';
  const sleeveShape =
    'M-108 96C-124 180-120 300-96 420Q-90 440-70 438Q-50 434-50 414C-62 320-66 220-50 118Q-60 92-82 88Q-104 86-108 96Z';
  const leg =
    pen.shape(metalHandle, pen.round('steel')) +
    pen.shape(sleeveShape, pen.round(look.grip)) +
    pen.line('M-108 128Q-80 112-54 134', '#000', 3, 0.3) +
    pen.ticks(9, -106, 180, 2.4, 21, 'q18 10 34 0', 4, 0.26) +
    pen.gleam('M-98 130C-108 210-104 300-86 400', 5, 0.4);
  const teeth: Record<PliersLook['kind'], string> = {
    combination:
      pen.ticks(12, -22, top + 16, 0, 8, 'h44', 1.6, 0.5) +
      pen.oval(0, -214, 15, 30, '#24211e') +
      pen.ticks(7, -15, -236, 0, 8, 'h30', 1.4, 0.7),
    needle: pen.ticks(20, -12, top + 40, -0.4, 7, 'h24', 1.3, 0.5),
    cutter:
      pen.area(`M0 ${top + 6}L14-180L0-150L-14-180Z`, '#24211e') +
      pen.gleam(`M-2 ${top + 10}L-20-180`, 3, 0.8),
    slip: pen.ticks(14, -26, top + 16, 0, 9, 'h52', 2, 0.55) + pen.oval(0, -220, 22, 36, '#24211e'),
    pincer: pen.oval(0, -212, 46, 62, '#ece7de') + pen.oval(0, -212, 46, 62, '#6a6258', 0.5),
  };
  return {
    markup:
      pen.place(pen.again(leg), 0, 0, 0, -1, 1) +
      pen.again(leg) +
      pen.shape(jaw, pen.round('steel')) +
      pen.line(`M0 ${top}V-120`, '#15120f', 2.4, 0.7) +
      teeth[look.kind] +
      pen.disc(0, -86, 38, pen.round('chrome', 'y')) +
      pen.disc(0, -86, 22, pen.round('steel', 'd')) +
      pen.gleam('M-30-100A34 34 0 0 1 6-120', 3, 0.8),
    focus: [0, -170],
    tilt: 28,
    size: 0.98,
  };
}

export interface ScrewdriverLook {
  readonly tip: 'flat' | 'cross' | 'torx' | 'nut' | 'precision';
  readonly handle: Hue;
  readonly accent: Hue;
  readonly shaft?: number;
}

/** Screwdrivers: tip up, a fluted handle below. */
export function screwdriver(pen: Pen, look: ScrewdriverLook): Art {
  const top = -(look.shaft ?? 420);
  if (look.tip === 'precision') {
    const grip = turned([
      [-40, 8],
      [-20, 20],
      [60, 20],
      [80, 16],
      [330, 18],
      [346, 10],
      [356, 10],
      [362, 24],
      [398, 24],
      [402, 8],
    ]);
    return {
      markup:
        pen.shape(
          symmetric(0, top, [
            [5, top],
            [5, top + 12],
            [7, top + 60],
            [7, -30],
            [0, -30],
          ]),
          pen.round('chrome'),
        ) +
        pen.shape(grip, pen.round(look.handle)) +
        pen.ticks(8, -18, -4, 0, 8, 'h36', 2, 0.5) +
        pen.ticks(20, -15, 180, 0, 7, 'h30', 2, 0.4) +
        pen.box(-24, 364, 48, 34, 8, pen.round(look.accent)) +
        pen.gleam('M-8 90V320', 4, 0.55),
      focus: [0, 20],
      tilt: 36,
      size: 1,
    };
  }
  const tips: Record<'flat' | 'cross' | 'torx' | 'nut', readonly Step[]> = {
    flat: [
      [19, top],
      [19, top + 14],
      [19, top + 60, 11, top + 70, 11, top + 110],
      [11, 60],
      [0, 60],
    ],
    cross: [
      [3, top],
      [12, top + 34],
      [12, 60],
      [0, 60],
    ],
    torx: [
      [10, top],
      [11, top + 30],
      [13, top + 44],
      [13, 60],
      [0, 60],
    ],
    nut: [
      [26, top],
      [26, top + 70],
      [13, top + 92],
      [13, 60],
      [0, 60],
    ],
  };
  const grip = turned([
    [30, 18],
    [46, 34],
    [84, 44],
    [120, 30],
    [170, 46],
    [300, 52],
    [390, 50],
    [430, 40],
    [436, 20],
  ]);
  const marks = {
    flat: '',
    cross: pen.line(
      `M0 ${top + 2}V${top + 60}M-5 ${top + 18}L-9 ${top + 56}M5 ${top + 18}L9 ${top + 56}`,
      '#15120f',
      2,
      0.6,
    ),
    torx: pen.ticks(3, -6, top + 2, 6, 0, 'v38', 2, 0.55),
    nut: pen.line(`M-12 ${top + 2}V${top + 70}M12 ${top + 2}V${top + 70}`, '#15120f', 2, 0.35),
  }[look.tip];
  return {
    markup:
      pen.shape(symmetric(0, top, tips[look.tip]), pen.round('chrome')) +
      marks +
      pen.area(`M-11 ${top + 120}H11V${top + 122}H-11Z`, '#15120f', 0.4) +
      pen.again(
        pen.shape(grip, pen.round(look.handle)) +
          pen.inside(
            grip,
            pen.area('M-70 398H70V440H-70Z', pen.round(look.accent)) +
              pen.area('M-70 96H70V112H-70Z', pen.round(look.accent)) +
              pen.line(
                'M-30 170C-36 240-36 330-30 392M-10 166V394M10 166V394M30 170C36 240 36 330 30 392',
                '#000',
                6,
                0.22,
              ),
          ) +
          pen.gleam('M-38 186C-44 250-44 320-38 380', 5, 0.45),
      ),
    focus: [0, 90],
    tilt: 36,
    size: 0.98,
  };
}

export interface HexKeysLook {
  readonly count: number;
  readonly metal: Hue;
  readonly holder: Hue;
}

/** Hexagon keys, long arms up, side by side in a holder. */
export function hexKeys(pen: Pen, look: HexKeysLook): Art {
  const pitch = 470 / look.count;
  let markup = '';
  for (let i = 0; i < look.count; i += 1) {
    const w = 22 - i * (15 / look.count);
    const x = -230 + pitch * (i + 0.5);
    const top = -380 + i * 40;
    const d = `M${x} 120V${top + 30}Q${x} ${top} ${x + 26} ${top}H${x + 70 - i * 4}`;
    markup +=
      pen.line(d, shade(hues[look.metal], 0.5), w + 2.6, 1, 'style="stroke-linecap:butt"') +
      pen.line(d, hues[look.metal], w, 1, 'style="stroke-linecap:butt"') +
      pen.line(d, '#ffffff', w * 0.28, 0.55, 'style="stroke-linecap:butt"');
  }
  const holder = 'M-262 60H262Q280 60 280 80V196Q280 330 150 330H-150Q-280 330-280 196V80Q-280 60-262 60Z';
  markup +=
    pen.shape(holder, pen.round(look.holder, 'y')) +
    pen.area('M-252 84H252V104H-252Z', '#000000', 0.2) +
    pen.ticks(look.count, -230 + pitch * 0.5, 130, pitch, 0, 'v34', 3, 0.5, '#ffffff') +
    pen.gleam('M-250 72H250', 4, 0.4);
  return { markup, focus: [-60, 40], tilt: -8, size: 1.02 };
}
