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
            : 'M-350 148C-200 142 100 146 226 144Q238 146 237 158L234 208H96L90 186C40 184-20 200-80 204C-170 209-250 206-296 198C-338 190-356 168-350 148Z',
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
        pen.shape(
          'M-350 148C-200 142 100 146 224 144Q236 146 235 158L232 208H96L90 186C40 184-20 200-80 204C-170 209-250 206-296 198C-338 190-356 168-350 148Z',
          sole,
        ) +
        pen.line('M-342 166C-200 162 100 164 228 162', '#000', 2, 0.3) +
        pen.gleam('M-306 90C-290 56-240 36-196 28', 9, 0.45) +
        pen.gleam('M-36-270C-30-190-34-110-50-60', 6, 0.3)
      );
    }
    case 'derby':
    case 'loafer': {
      const laced = look.kind === 'derby';
      const body = laced
        ? 'M-340 162C-358 124-322 100-262 92C-196 84-140 62-94 26C-62 0-44-28-24-54Q6-76 36-52C58-16 88 6 126 8C160 8 188-10 210-36C226-14 226 32 230 74C234 110 230 138 224 162Z'
        : 'M-340 162C-358 124-322 102-262 94C-190 84-120 68-72 42C-42 24-16 2 12-14Q38-22 58-2C80 14 100 20 128 18C162 16 190-6 210-32C226-10 226 34 230 76C234 110 230 138 224 162Z';
      return (
        pen.area(
          laced ? 'M-16-54C50-74 160-62 212-36L150 22L40 12Z' : 'M14-16C70-44 160-48 212-32L150 26L60 20Z',
          shade(hues[look.hue], 0.72),
        ) +
        pen.shape(body, upper) +
        pen.inside(
          body,
          pen.area('M146-40C146 40 156 110 180 170H260V-50Z', dark, 0.32) +
            (laced ? pen.area('M-232 80C-204 108-202 140-212 170H-370V80Z', dark, 0.22) : '') +
            pen.area('M-350 170C-200 120 0 150 240 128V180H-350Z', '#000', 0.14),
        ) +
        (laced
          ? thread(
              pen,
              'M-230 90C-206 114-204 138-212 158M-80 78C-40 106 10 122 36 156M152 6C152 60 162 116 180 156',
              look.hue,
            ) +
            pen.shape(
              'M-26-54Q6-76 36-52C18-8-24 36-78 78C-98 74-112 54-98 30C-66 4-46-26-26-54Z',
              pen.flat(look.hue),
            ) +
            thread(pen, 'M24-46C4-8-34 32-82 66', look.hue) +
            lace(-74, 34, 0, -42, 4, look.accent)
          : pen.shape(
              'M-50 34C-110 66-200 88-262 98C-302 108-302 132-262 132C-176 128-70 106-14 62C0 48-24 22-50 34Z',
              pen.flat(look.hue),
            ) +
            thread(pen, 'M-56 44C-116 74-200 96-260 106M-262 124C-180 120-82 100-28 58', look.hue) +
            pen.shape('M-84 52L-28 14C16 40 48 92 54 162H-34C-32 116-54 78-84 52Z', upper) +
            pen.area(
              'M-52 46L-14 22C-2 32 6 42 12 54L-30 74C-36 62-44 54-52 46Z',
              shade(hues[look.hue], 0.68),
            ) +
            thread(
              pen,
              'M-72 52C-36 80-20 116-20 156M-26 26C16 52 40 98 44 156M152 12C152 64 162 118 180 156',
              look.hue,
            )) +
        pen.shape(
          'M-354 160C-300 155 120 159 232 157Q242 159 241 170L238 207H122L116 186C60 182 0 198-60 203C-140 209-230 209-284 200C-330 192-360 178-354 160Z',
          sole,
        ) +
        thread(pen, 'M-340 170C-200 168 100 172 232 169', look.sole) +
        pen.line('M124 186H239', '#000', 2, 0.3) +
        pen.gleam('M-318 122C-306 104-280 100-250 98', 9, 0.5) +
        pen.gleam('M196-8C208 30 212 70 212 110', 6, 0.28)
      );
    }
    case 'sneaker':
    case 'trainer': {
      const runs = look.kind === 'trainer';
      const body =
        'M-342 146C-358 98-320 74-260 64C-196 54-136 30-90-8C-60-34-42-58-18-80Q14-98 42-72C62-34 92-14 130-16C168-18 194-38 216-64C232-34 230 18 234 66C236 100 234 126 228 146Z';
      const stripe = hues[look.accent];
      return (
        pen.area('M-12-80C60-104 166-92 218-64L150 0L50-14Z', shade(hues[look.hue], 0.62)) +
        pen.shape('M-30-66C-34-104 6-128 44-104C58-90 52-60 30-34Z', pen.flat(look.hue)) +
        pen.shape(body, pen.flat(look.hue)) +
        pen.inside(
          body,
          (runs
            ? pen.ticks(26, -300, 40, 17, -2.4, 'l44 120', 2.4, 0.16) +
              pen.area('M-360 150C-360 90-320 66-262 60C-220 70-196 110-190 150Z', stripe, 0.85) +
              pen.line('M-40 150C0 96 60 60 150 40M10 150C48 112 96 84 168 70', stripe, 17, 0.9)
            : pen.area('M-232 54C-200 84-196 116-202 152H-370V54Z', tint(hues[look.sole], 0.2), 0.9) +
              pen.area('M-20 150C6 96 24 46 36-6L84 2C74 60 54 110 34 150Z', stripe, 0.85)) +
            pen.area('M170-50C164 10 172 90 190 150H250V-70Z', stripe, 0.9) +
            pen.area('M-350 150C-200 104 0 134 240 112V160H-350Z', '#000', 0.1),
        ) +
        pen.shape(
          'M-18-82C-2-84 20-72 30-56C6-16-38 26-92 60C-116 62-132 44-112 24C-70-8-44-44-18-82Z',
          pen.ramp([tint(hues[look.hue], 0.3), hues[look.hue]], 'd'),
        ) +
        thread(pen, 'M20-52C-6-14-46 24-94 50M168-44C162 14 170 92 186 140', look.hue) +
        lace(-84, 26, -2, -60, 5, 'white') +
        (runs
          ? pen.shape(
              'M-356 140C-240 158-60 136 80 134C150 132 206 128 244 120Q268 140 262 174C258 200 240 208 214 208H-120C-200 208-290 206-340 188C-372 172-372 152-356 140Z',
              sole,
            ) +
            pen.line('M-346 166C-220 186-80 156 40 168C120 176 190 164 252 150', stripe, 7, 0.9) +
            pen.ticks(14, -250, 200, 34, 0, 'h18', 8, 0.6)
          : pen.shape(
              'M-354 136C-200 146 100 146 230 138Q244 140 243 154L240 194Q238 208 222 208H-284C-334 208-364 190-364 160Q-364 140-354 136Z',
              sole,
            ) +
            pen.line('M-356 160C-200 170 100 170 241 162', stripe, 6, 0.85) +
            pen.line('M-340 190C-200 196 100 196 238 190', '#000', 2, 0.22)) +
        pen.gleam('M-312 104C-298 84-270 78-240 74', 8, 0.4)
      );
    }
    case 'hightop': {
      const body =
        'M-340 146C-356 98-316 72-250 60C-170 46-110 6-78-58C-56-106-60-190-66-266L166-288C178-200 188-110 206-30C220 40 226 96 222 146Z';
      return (
        pen.area('M-62-264C0-318 120-318 166-284L100-230H0Z', shade(hues[look.hue], 0.6)) +
        pen.shape(body, pen.flat(look.hue)) +
        pen.inside(
          body,
          pen.area('M-240 50C-204 82-202 116-208 152H-370V50Z', tint(hues[look.sole], 0.2), 0.9) +
            pen.area('M128-300C150-160 152 0 172 150H260V-300Z', hues[look.accent], 0.85) +
            pen.area('M-350 150C-200 104 0 134 240 112V160H-350Z', '#000', 0.1),
        ) +
        thread(pen, 'M-232 60C-202 88-200 114-206 140M122-276C144-140 146 0 166 140', look.hue) +
        pen.shape(
          'M-66-266L-14-272C-4-190-14-110-40-60C-66-16-112 26-160 46L-216 50C-140 22-96-14-72-68C-52-120-60-200-66-266Z',
          pen.ramp([tint(hues[look.hue], 0.2), hues[look.hue]], 'd'),
        ) +
        lace(-138, 30, -32, -244, 7, 'white') +
        pen.disc(74, -130, 40, pen.flat('white')) +
        pen.disc(74, -130, 24, hues[look.accent]) +
        pen.shape(
          'M-354 136C-200 146 100 146 226 138Q240 140 239 154L236 194Q234 208 218 208H-284C-334 208-364 190-364 160Q-364 140-354 136Z',
          sole,
        ) +
        pen.line('M-356 160C-200 170 100 170 237 162', hues[look.accent], 6, 0.85) +
        pen.line('M-340 190C-200 196 100 196 234 190', '#000', 2, 0.22) +
        pen.gleam('M-312 106C-298 86-270 78-240 72', 8, 0.4) +
        pen.gleam('M20-240C30-150 24-60-4 0', 7, 0.22)
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
      ? tall
        ? pen.place(one, 70, 0, 0, 1.02)
        : pen.place(one, 132, -74, 0, 0.92) + pen.place(one, 36, 0, 0, 1)
      : pen.place(one, 96, -66, 0, -0.8, 0.8) + pen.place(one, -30, 30, 0, 0.84);
  return {
    markup,
    focus: [tall ? 0 : -20, tall ? -60 : 20],
    tilt: 0,
    size: 1.04,
    floor: view === 'front' ? 206 : 204,
  };
}
