import type { Art, Pen, View } from './pen';
import { hues, shade, tint, type Hue } from './palette';

export interface ShoeLook {
  readonly kind:
    | 'boot'
    | 'safety'
    | 'chelsea'
    | 'derby'
    | 'loafer'
    | 'sneaker'
    | 'hightop'
    | 'trainer'
    | 'jutti'
    | 'kolhapuri'
    | 'slide'
    | 'mule';
  readonly hue: Hue;
  readonly sole: Hue;
  readonly accent: Hue;
}

const thread = (pen: Pen, d: string, hue: Hue): string =>
  pen.line(d, tint(hues[hue], 0.5), 2.2, 0.8, 'stroke-dasharray="6 4"');

/** Seen from above: juttis, sandals and slides, as a pair, toes up. */
function fromAbove(pen: Pen, look: ShoeLook): string {
  const foot =
    'M-10-300C60-310 104-220 104-110C104-20 74 60 76 150C78 240 50 310-4 312C-60 312-84 240-82 160C-80 70-104 0-104-100C-104-200-76-292-10-300Z';
  const inner =
    'M-8-276C46-284 84-204 84-108C84-20 56 60 58 150C60 230 38 288-4 290C-48 290-66 232-64 160C-62 70-84 0-84-98C-84-190-60-268-8-276Z';
  const base =
    pen.shape(foot, pen.round(look.sole)) +
    pen.area(inner, pen.ramp([tint(hues[look.accent], 0.1), shade(hues[look.accent], 0.12)], 'y'));
  const leather = pen.round(look.hue);
  if (look.kind === 'jutti') {
    const vamp =
      'M-14-300Q0-352 22-372Q34-340 30-306C84-280 106-200 104-110C104-50 90-20 84 20C50-30 20-50-6-50C-34-50-64-26-86 14C-96-20-104-60-104-100C-104-190-80-280-14-300Z';
    return (
      base +
      pen.shape(vamp, leather) +
      pen.inside(
        vamp,
        pen.line('M-6-250C30-220 30-160-4-120C-40-160-40-220-6-250Z', hues[look.accent], 7, 1) +
          pen.disc(-5, -186, 15, hues[look.accent]) +
          pen.line(
            'M-80-190C-60-160-60-110-84-70M74-190C54-160 54-110 80-70M-50-230q-20 10-24 34M44-232q20 10 24 34',
            hues[look.accent],
            6,
            0.9,
          ) +
          [-60, -34, 26, 54]
            .map((x, i) => pen.disc(x, -110 + (i % 2) * 26, 6, tint(hues[look.accent], 0.4)))
            .join(''),
      ) +
      pen.line(
        'M-86 14C-64-26-34-50-6-50C20-50 50-30 84 20',
        hues[look.accent],
        7,
        1,
        'stroke-dasharray="2 8"',
      ) +
      pen.line(
        inner,
        shade(hues[look.hue], 0.2),
        10,
        0.7,
        'stroke-dasharray="1400" stroke-dashoffset="-300"',
      ) +
      pen.gleam('M-80-120C-80-190-56-250-20-276', 6, 0.35)
    );
  }
  if (look.kind === 'kolhapuri') {
    return (
      base +
      thread(pen, foot.replace('312', '304'), look.sole) +
      pen.line('M-100-40C-60-110-20-150-4-214C20-150 60-110 100-50', shade(hues[look.hue], 0.4), 40, 1) +
      pen.line('M-100-40C-60-110-20-150-4-214C20-150 60-110 100-50', hues[look.hue], 35, 1) +
      pen.line(
        'M-100-40C-60-110-20-150-4-214C20-150 60-110 100-50',
        tint(hues[look.accent], 0.3),
        4,
        0.9,
        'stroke-dasharray="3 8"',
      ) +
      pen.shape('M-106 10C-60-40 60-44 104 0L96 66C50 30-50 34-100 74Z', leather) +
      pen.line(
        'M-104 26C-56-20 56-24 102 14M-102 58C-52 20 50 16 98 52',
        hues[look.accent],
        4,
        0.9,
        'stroke-dasharray="10 5"',
      ) +
      pen.disc(-4, -216, 25, pen.round(look.hue, 'd')) +
      pen.disc(-4, -216, 12, pen.round('brass', 'd')) +
      pen.disc(0, 20, 20, pen.round('madder', 'd'))
    );
  }
  return (
    base +
    pen.ticks(14, -60, -230, 0, 14, 'h110', 2, 0.12) +
    (look.kind === 'mule'
      ? pen.shape(
          'M-8-306C64-314 110-220 108-110C108-40 94 0 86 50C40 16-40 16-88 48C-98 0-108-50-108-100C-108-200-78-298-8-306Z',
          leather,
        ) +
        thread(pen, 'M-84 34C-40 4 40 4 84 36', look.hue) +
        pen.box(40, -60, 66, 40, 8, pen.round('brass', 'd')) +
        pen.line('M-104-36H60', shade(hues[look.hue], 0.4), 22, 0.6) +
        pen.gleam('M-80-150C-76-210-50-262-20-280', 7, 0.35)
      : pen.shape('M-112-150C-60-200 60-204 110-160L112-60C60-100-60-98-112-50Z', leather) +
        pen.shape('M-110-20C-60-66 60-70 106-26L96 60C50 24-50 24-98 66Z', leather) +
        thread(
          pen,
          'M-106-136C-56-184 56-188 104-146M-106-66C-56-112 56-114 106-76M-104-4C-56-48 56-52 100-10M-92 48C-48 10 48 10 90 42',
          look.hue,
        ) +
        pen.box(62, -134, 56, 50, 8, 'none', `style="stroke:${hues.brass};stroke-opacity:1;stroke-width:9"`) +
        pen.box(58, -2, 52, 46, 8, 'none', `style="stroke:${hues.brass};stroke-opacity:1;stroke-width:9"`))
  );
}

/** Seen from the side, toe to the left, standing on y = 200. */
function fromSide(pen: Pen, look: ShoeLook): string {
  const upper = pen.round(look.hue, 'd');
  const dark = shade(hues[look.hue], 0.45);
  const sole = pen.round(look.sole, 'y');
  const laces = (points: readonly (readonly [number, number])[], hue: Hue): string =>
    points
      .map(
        ([x, y]) =>
          pen.line(`M${x - 26} ${y + 6}Q${x} ${y - 16} ${x + 26} ${y - 8}`, shade(hues[hue], 0.35), 11, 1) +
          pen.line(`M${x - 26} ${y + 5}Q${x} ${y - 17} ${x + 26} ${y - 9}`, hues[hue], 8, 1),
      )
      .join('');
  const lace = (x0: number, y0: number, x1: number, y1: number, n: number, hue: Hue): string =>
    laces(
      Array.from(
        { length: n },
        (_, i) => [x0 + ((x1 - x0) * i) / (n - 1), y0 + ((y1 - y0) * i) / (n - 1)] as const,
      ),
      hue,
    );
  switch (look.kind) {
    case 'boot':
    case 'safety': {
      const heavy = look.kind === 'safety';
      const body =
        'M-330 150C-350 70-290 14-200-6C-120-24-70-60-50-110C-36-160-40-260-50-340L190-356C196-250 194-130 214-40C226 20 226 90 220 150Z';
      return (
        pen.shape('M-30-350C-20-390 150-400 180-360L190-340L-50-326Z', shade(hues[look.hue], 0.6)) +
        pen.shape(body, upper) +
        pen.inside(
          body,
          pen.area(
            'M-340 160C-350 60-280 0-190-6C-150 40-150 110-160 160Z',
            heavy ? hues.black : shade(hues[look.hue], 0.2),
            heavy ? 0.9 : 0.5,
          ) +
            pen.area('M120-360H260V170H100C130 40 140-160 120-360Z', dark, 0.3) +
            pen.area('M60 170C60 60 150 20 230 10V170Z', shade(hues[look.hue], 0.3), 0.6),
        ) +
        thread(
          pen,
          'M-182 0C-144 44-144 100-152 146M52 150C56 66 140 26 216 16M128-346C140-200 136-40 110 30',
          look.hue,
        ) +
        pen.shape(
          'M-50-340L-4-344C6-250 4-140-20-86C-44-40-100-10-150 2L-200-6C-120-24-70-60-50-110C-36-160-40-260-50-340Z',
          pen.flat(look.hue),
        ) +
        lace(-126, -14, -10, -320, 8, look.accent) +
        pen.area('M150-356H190V-300C180-280 156-290 152-310Z', hues[look.accent], 0.8) +
        pen.shape(
          heavy
            ? 'M-346 140H226Q240 140 240 160V206H120L110 214H30L20 206H-310Q-350 206-350 170Z'
            : 'M-344 144H224Q236 144 236 156V210H90V186L60 192H-310Q-346 190-348 164Z',
          sole,
        ) +
        (heavy
          ? pen.ticks(17, -320, 192, 32, 0, 'v20h14v-20', 4, 0.5)
          : thread(pen, 'M-330 156H220', look.sole)) +
        pen.gleam('M-306 80C-290 40-240 18-200 10', 9, 0.4) +
        pen.gleam('M20-320C30-220 26-120 6-60', 7, 0.25)
      );
    }
    case 'chelsea': {
      const body =
        'M-330 150C-346 84-290 34-196 14C-120-2-70-30-54-80C-44-130-48-230-54-290L176-300C182-210 186-120 204-40C220 30 222 90 216 150Z';
      return (
        pen.shape(body, upper) +
        pen.inside(body, pen.area('M130-310H240V170H110C140 40 150-140 130-310Z', dark, 0.35)) +
        pen.shape(
          'M-8-292L104-298C112-200 96-100 50-10C14-90-6-190-8-292Z',
          pen.ramp([shade(hues[look.accent], 0.2), hues[look.accent], shade(hues[look.accent], 0.3)]),
        ) +
        pen.ticks(13, 0, -290, 8, -0.4, 'q4 150 12 230', 2.4, 0.32) +
        thread(pen, 'M-14-286C-12-180 10-90 46 0M110-292C118-196 104-96 60 0', look.hue) +
        pen.line('M140-298C150-360 190-350 180-290', hues[look.hue], 13, 1) +
        pen.shape('M-344 144H222Q234 144 234 156V210H92V188L60 192H-310Q-346 190-348 164Z', sole) +
        pen.line('M-340 164H226', '#000', 2, 0.3) +
        pen.gleam('M-306 90C-290 56-240 36-196 28', 9, 0.45) +
        pen.gleam('M-36-270C-30-190-34-110-50-60', 6, 0.3)
      );
    }
    case 'derby':
    case 'loafer': {
      const body =
        look.kind === 'derby'
          ? 'M-340 150C-360 90-320 40-230 20C-150 4-90-40-30-96C20-140 60-130 110-110L206-120C220-70 226 0 230 60C234 100 232 130 228 150Z'
          : 'M-340 150C-360 96-320 56-230 36C-150 18-80 4-20-40C20-72 50-86 84-80C120-56 170-76 206-112C222-70 228 0 230 60C234 100 232 130 228 150Z';
      return (
        pen.area('M-40-80C20-130 120-128 200-112L150-60L0-40Z', shade(hues[look.hue], 0.7)) +
        pen.shape(body, upper) +
        pen.inside(
          body,
          pen.area('M120-130H240V160H100C150 80 150-20 120-130Z', dark, 0.3) +
            pen.area(
              'M-350 160C-350 90-300 44-230 24C-200 60-200 110-210 160Z',
              dark,
              look.kind === 'derby' ? 0.28 : 0.1,
            ),
        ) +
        (look.kind === 'derby'
          ? pen.shape(
              'M-40-88C10-136 60-128 112-110C104-60 60-10 0 14C-50 20-90 0-104-36C-80-50-60-70-40-88Z',
              pen.flat(look.hue),
            ) +
            thread(
              pen,
              'M104-100C94-54 56-10 0 6C-44 10-78-6-94-34M-222 32C-194 66-194 110-202 144',
              look.hue,
            ) +
            lace(-70, -30, 44, -104, 4, look.accent)
          : pen.shape('M-72-8C-40-40 6-92 60-96C96-96 104-72 92-52C60-26 20-6-20 10Z', pen.flat(look.hue)) +
            thread(pen, 'M-50 14C-130 40-200 48-260 62C-300 76-300 92-262 94C-170 92-60 66 30 30', look.hue) +
            pen.shape('M-96 0L-34-44C20-16 62 40 72 110L70 146L-6 148C-4 96-40 40-96 0Z', upper) +
            pen.area('M-62-8L-18-34C-4-26 6-14 14-4L-34 22C-42 10-52 0-62-8Z', shade(hues[look.hue], 0.66)) +
            thread(pen, 'M-84 0C-34 40-2 92 4 146M-34-36C18-8 54 44 62 112', look.hue)) +
        pen.shape('M-352 144H232Q244 146 244 158V204H110V182L70 190H-320Q-352 188-356 164Z', sole) +
        thread(pen, 'M-340 158H230', look.sole) +
        pen.gleam('M-318 96C-306 68-270 48-230 36', 9, 0.5) +
        pen.gleam('M170-90C184-40 190 30 190 90', 6, 0.25)
      );
    }
    case 'hightop':
    case 'sneaker':
    case 'trainer': {
      const high = look.kind === 'hightop';
      const topY = high ? -300 : -120;
      const body = high
        ? 'M-340 130C-350 70-300 30-220 10C-140-10-90-60-64-120C-50-170-60-240-66-290L170-310C180-220 190-120 206-40C218 30 220 80 216 130Z'
        : 'M-344 130C-356 70-310 34-230 12C-150-8-90-56-40-110C10-130 60-124 110-96C150-84 176-120 206-130C222-80 226 0 226 60C226 90 224 110 222 130Z';
      return (
        pen.area(
          high ? 'M-60-290C0-340 120-340 168-306L100-250H0Z' : 'M-40-108C20-150 140-140 200-124L140-60H20Z',
          shade(hues[look.hue], 0.6),
        ) +
        pen.shape(body, pen.flat(look.hue)) +
        pen.inside(
          body,
          pen.area(
            'M-350 140C-356 70-310 34-230 12C-196 50-200 100-206 140Z',
            look.kind === 'trainer' ? hues[look.accent] : tint(hues[look.sole], 0.2),
            look.kind === 'trainer' ? 0.9 : 0.85,
          ) +
            pen.area(`M140 ${topY - 20}H260V140H110C160 60 160-30 140 ${topY}Z`, hues[look.accent], 0.85) +
            (look.kind === 'trainer'
              ? pen.ticks(12, -190, 10, 24, -6, 'l50 120', 3, 0.2)
              : pen.area('M-60 140C-20 80 30 10 60-80L110-60C90 20 40 100 10 140Z', hues[look.accent], 0.75)),
        ) +
        thread(pen, `M-224 20C-190 54-194 96-198 128M132 ${topY + 20}C152-30 150 60 108 126`, look.hue) +
        pen.shape(
          high
            ? 'M-66-290L-10-298C0-220-10-130-36-84C-60-40-110-4-160 4L-220 10C-140-10-90-60-64-120C-50-170-60-240-66-290Z'
            : 'M-40-110C-10-122 10-126 40-122C10-60-50 0-110 24L-190 2C-130-20-84-62-40-110Z',
          pen.ramp([tint(hues[look.hue], 0.2), hues[look.hue]], 'd'),
        ) +
        (high
          ? lace(-130, -4, -24, -268, 7, 'white') +
            pen.disc(90, -150, 40, pen.flat('white')) +
            pen.disc(90, -150, 24, hues[look.accent])
          : lace(-120, -4, 0, -108, 5, 'white')) +
        (look.kind === 'trainer'
          ? pen.shape(
              'M-352 120C-200 132 40 110 226 110Q256 116 260 150Q262 206 220 208H-290Q-350 206-366 160Q-366 130-352 120Z',
              sole,
            ) +
            pen.area('M-340 196H240L224 212H-300Z', hues.black) +
            pen.line('M-320 160C-200 176-60 140 60 156C120 164 180 150 236 150', hues[look.accent], 8, 0.9)
          : pen.shape(
              'M-356 112C-200 128 100 128 228 116Q240 116 240 130V190Q240 204 226 204H-320Q-360 204-362 160Q-364 120-356 112Z',
              sole,
            ) +
            pen.line('M-352 142C-200 154 100 154 236 144', hues[look.accent], 7, 0.85) +
            pen.ticks(9, -352, 126, 6, 2, 'v30', 2, 0.25) +
            pen.line('M-350 186H232', '#000', 2, 0.2)) +
        pen.gleam('M60-60C40 0 0 60-30 90', 7, 0.3)
      );
    }
    default:
      return '';
  }
}

/** Footwear: boots and shoes from the side, sandals and juttis as a pair from above. */
export function shoe(pen: Pen, look: ShoeLook, view: View): Art {
  if (look.kind === 'jutti' || look.kind === 'kolhapuri' || look.kind === 'slide' || look.kind === 'mule') {
    const one = pen.again(fromAbove(pen, look));
    const pair =
      view === 'front'
        ? pen.place(one, -132, 20, -5, 1.16) + pen.place(one, 132, -10, 5, -1.16, 1.16)
        : pen.place(one, -110, 40, -16, 1.16) + pen.place(one, 150, -30, 34, -1.16, 1.16);
    return { markup: pair, focus: [-130, -130], tilt: 0, size: 0.98 };
  }
  const one = pen.again(fromSide(pen, look));
  const tall =
    look.kind === 'boot' || look.kind === 'safety' || look.kind === 'chelsea' || look.kind === 'hightop';
  const markup =
    view === 'front'
      ? pen.place(one, 70, 0, 0, 1.02)
      : pen.place(one, 96, -66, 0, -0.8, 0.8) + pen.place(one, -30, 30, 0, 0.84);
  return {
    markup,
    focus: [tall ? 0 : -20, tall ? -60 : 20],
    tilt: 0,
    size: 1.04,
    floor: view === 'front' ? 206 : 204,
  };
}
