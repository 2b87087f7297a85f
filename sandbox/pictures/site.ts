import { symmetric, turned, type Art, type Pen } from './pen';
import { hues, shade, tint, type Hue } from './palette';

export interface TrowelLook {
  readonly kind: 'brick' | 'pointing' | 'float' | 'margin' | 'shovel' | 'spade';
  readonly handle: Hue;
}

/** Trowels, floats and shovels, blade up. */
export function trowel(pen: Pen, look: TrowelLook): Art {
  const grip = (y0: number): string =>
    pen.shape(
      turned([
        [y0, 20],
        [y0 + 20, 26],
        [y0 + 100, 38],
        [y0 + 170, 32],
        [y0 + 214, 38],
        [y0 + 226, 12],
      ]),
      pen.round(look.handle),
    ) +
    pen.grain(y0 + 30, y0 + 204, 24) +
    pen.box(-22, y0 - 12, 44, 36, 4, pen.round('steel')) +
    pen.gleam(`M-18 ${y0 + 50}V${y0 + 180}`, 5, 0.35);
  if (look.kind === 'float') {
    const plate =
      'M-128-420H128Q140-420 140-408V408Q140 420 128 420H-128Q-140 420-140 408V-408Q-140-420-128-420Z';
    return {
      markup:
        pen.shape(plate, pen.ramp(['#e6e9e8', '#b7bec1', '#d7dbdc', '#9fa7ab'], 'd')) +
        pen.line('M-110-360L120 300M-60-390L120 120', '#ffffff', 9, 0.22) +
        pen.box(-24, -320, 48, 640, 12, pen.round('steel')) +
        [-290, -230, 230, 290].map((y) => pen.disc(0, y, 8, pen.round('iron', 'd'))).join('') +
        pen.place(grip(-126), 0, -16, 0, 1.35),
      focus: [0, -120],
      tilt: 28,
      size: 0.98,
    };
  }
  if (look.kind === 'shovel' || look.kind === 'spade') {
    const blade =
      look.kind === 'shovel'
        ? symmetric(0, -440, [
            [40, -420, 100, -370, 106, -280],
            [104, -200, 98, -190],
            [40, -172, 20, -130],
            [18, -80],
            [0, -80],
          ])
        : symmetric(0, -440, [
            [88, -436],
            [94, -190],
            [40, -180, 20, -140],
            [18, -80],
            [0, -80],
          ]);
    return {
      markup:
        pen.box(-15, -110, 30, 470, 6, pen.round(look.handle)) +
        pen.grain(-80, 340, 12) +
        pen.shape(
          'M-66 440Q-80 440-76 420L-30 350Q-18 336 0 336Q18 336 30 350L76 420Q80 440 66 440Z M-40 414H40L12 368Q0 360-12 368Z',
          pen.round('black'),
          'fill-rule="evenodd"',
        ) +
        pen.shape(blade, pen.round('iron')) +
        pen.line('M0-400V-120', '#000', 10, 0.16) +
        pen.gleam('M-60-370Q-84-300-82-210', 5, 0.45) +
        pen.disc(0, -110, 5, '#201d1a'),
      focus: [0, -260],
      tilt: 26,
      size: 0.98,
    };
  }
  const blades = {
    brick: symmetric(0, -430, [
      [40, -400, 150, -220, 152, -130],
      [150, -60, 60, -34, 24, -24],
      [0, -20],
    ]),
    pointing: symmetric(0, -420, [
      [20, -400, 86, -200, 86, -130],
      [84, -70, 40, -40, 20, -30],
      [0, -26],
    ]),
    margin: symmetric(0, -400, [
      [60, -400],
      [60, -60],
      [46, -40, 20, -30],
      [0, -26],
    ]),
  };
  const neck = 'M-12-40C-12 40-60 40-54 90C-48 130-14 120-14 150H14C14 96-22 110-24 84C-24 62 14 50 14-40Z';
  return {
    markup:
      pen.shape(blades[look.kind], pen.ramp(['#f0f2f1', '#c5cbcd', '#a4acb0', '#d3d8d9'], 'd')) +
      pen.line('M0-400V-60', '#ffffff', 10, 0.3) +
      pen.line(
        look.kind === 'brick' ? 'M-60-300L-120-150M20-340L110-160' : 'M-30-260L-50-150',
        '#5b6267',
        2,
        0.3,
      ) +
      pen.place(pen.shape(neck, pen.round('iron')), 10, 20) +
      pen.place(grip(176), 10, 0),
    focus: [0, 40],
    tilt: 32,
    size: 0.98,
  };
}

export interface DrillLook {
  readonly kind: 'drill' | 'impact' | 'rotary' | 'grinder' | 'jigsaw' | 'sander';
  readonly body: Hue;
}

/** Power tools, standing or lying on their side, nose to the left. */
export function drill(pen: Pen, look: DrillLook): Art {
  const colour = pen.round(look.body, 'y');
  const black = pen.round('black', 'y');
  if (look.kind === 'grinder') {
    const body =
      'M-150-60C-100-74 60-70 130-62C230-56 330-70 380-40Q396-30 396 6Q396 44 380 54C330 80 230 66 130 72C60 76-100 80-150 64Z';
    return {
      markup:
        pen.disc(-238, 12, 156, pen.ramp(['#5d5650', '#8d857c', '#4b4540'], 'd')) +
        pen.disc(-238, 12, 128, 'none', 'stroke-dasharray="3 5"') +
        pen.disc(-238, 12, 92, pen.ramp(['#c7b48e', '#e6d7b4', '#b39e76'], 'd')) +
        pen.disc(-238, 12, 34, pen.round('steel', 'd')) +
        pen.disc(-238, 12, 14, '#2a2724') +
        pen.shape('M-238-166A178 178 0 0 1-70-40L-140-6A104 104 0 0 0-238-92Z', pen.round('iron', 'd')) +
        pen.gleam('M-220-150A160 160 0 0 1-96-60', 5, 0.4) +
        pen.box(-200, -52, 110, 124, 22, pen.round('steel', 'y')) +
        pen.box(-176, 60, 40, 150, 16, black) +
        pen.ticks(7, -174, 96, 0, 14, 'h36', 4, 0.4, '#777') +
        pen.shape(body, colour) +
        pen.area(
          'M150-62C230-56 330-70 380-40Q396-30 396 6Q396 44 380 54C330 80 230 66 150 72Z',
          hues.black,
        ) +
        pen.ticks(7, 196, -36, 17, 0, 'v76', 7, 0.5, '#000000') +
        pen.box(-40, -44, 130, 44, 18, black) +
        pen.box(-26, -36, 60, 26, 12, pen.round('iron', 'y')) +
        pen.line('M392 6C450 6 440 120 500 130', '#24211e', 17, 1) +
        pen.gleam('M-130-50C-60-62 40-60 120-54', 5, 0.5),
      focus: [-140, 10],
      tilt: -26,
      size: 0.88,
    };
  }
  if (look.kind === 'sander') {
    return {
      markup:
        pen.shape('M-200 190H200L188 214H-188Z', pen.ramp(['#8b6a4a', '#c29f74', '#7c5c3e'])) +
        pen.box(-190, 140, 380, 54, 12, black) +
        pen.shape(
          'M-150 150C-170 40-120-20-100-80C-80-150-60-200 20-204C140-204 200-150 190-60C184-10 140 20 150 150Z',
          colour,
        ) +
        pen.shape('M-110-60C-92-150-60-196 20-198C130-198 190-150 182-70C120-110-30-120-110-60Z', black) +
        pen.ticks(6, -60, 60, 24, 0, 'v60', 9, 0.45) +
        pen.shape('M150 90H290Q330 90 330 130V150H150Z', black) +
        pen.shape('M200-60C300-60 330-40 330 10V110H230V40C226 10 210 0 190-10Z', pen.round('grey')) +
        pen.gleam('M-132 100C-140 30-104-20-88-70', 6, 0.45),
      focus: [10, -60],
      tilt: 0,
      size: 1.02,
      floor: 214,
    };
  }
  if (look.kind === 'jigsaw') {
    return {
      markup:
        pen.shape('M-190 190L-176 190V320L-186 336L-196 316Z', pen.round('steel')) +
        pen.box(-320, 176, 620, 26, 6, pen.round('steel', 'y')) +
        pen.shape(
          'M-260 176V30C-260-60-220-110-140-130C0-160 160-170 260-130C330-100 340-20 330 60C326 120 300 176 280 176H150V90C150 60 130 40 100 40H-20C-60 40-70 70-74 176Z',
          colour,
        ) +
        pen.shape(
          'M-20-62C60-90 180-90 240-60C270-40 250-6 220-10C140-20 60-10-10 4C-50 10-60-44-20-62Z',
          '#ece7de',
        ) +
        pen.shape(
          'M-20-62C60-90 180-90 240-60C270-40 250-6 220-10C140-20 60-10-10 4C-50 10-60-44-20-62Z',
          '#4a4036',
          'fill-opacity=".5"',
        ) +
        pen.shape(
          'M-140-132C0-162 160-172 262-132C300-112 320-90 326-50C270-110 180-118 60-110C-30-104-90-80-150-50Z',
          black,
        ) +
        pen.box(-236, 40, 90, 130, 10, pen.round('iron', 'y')) +
        pen.line('M326 40C400 30 400 150 470 160', '#24211e', 16, 1) +
        pen.gleam('M-246 60C-250-40-200-96-130-112', 6, 0.45),
      focus: [-120, 60],
      tilt: -14,
      size: 0.84,
    };
  }
  const rotary = look.kind === 'rotary';
  const nose = look.kind === 'impact' ? -190 : -240;
  const body = rotary
    ? 'M-200-210H120C220-210 280-170 290-110C294-60 280-20 250 0C300 60 310 160 300 230H200C210 160 190 60 130 20H-180Q-210 20-210-10V-190Z'
    : `M${nose + 60}-220H120C200-220 240-190 240-130C240-70 200-40 150-30C164 40 190 120 196 230H60C56 130 40 50 0 0H${nose + 60}Q${nose + 40} 0 ${nose + 40}-24V-196Q${nose + 40}-220 ${nose + 60}-220Z`;
  const chuck = rotary
    ? pen.shape('M-380-116H-300L-290-150H-210V-40H-290L-300-74H-380Z', pen.round('iron', 'y')) +
      pen.box(-450, -106, 80, 22, 4, pen.round('steel', 'y')) +
      pen.ticks(6, -446, -106, 12, 0, 'l8 22', 2, 0.4) +
      pen.box(-216, 10, 50, 190, 20, black) +
      pen.ticks(8, -212, 60, 0, 16, 'h42', 4, 0.4, '#777')
    : look.kind === 'impact'
      ? pen.shape('M-262-136H-200L-186-180H-140V-40H-186L-200-84H-262Z', pen.round('iron', 'y')) +
        pen.box(-330, -120, 70, 20, 3, pen.round('steel', 'y'))
      : pen.shape('M-330-136L-300-156H-200V-66H-300L-330-86Z', pen.round('iron', 'y')) +
        pen.ticks(7, -292, -154, 12, 0, 'v86', 3, 0.45) +
        pen.shape('M-440-118L-420-122H-330V-100H-420L-440-106Z', pen.round('steel', 'y')) +
        pen.ticks(8, -424, -122, 11, 0, 'l7 22', 2.4, 0.4);
  const pack = rotary
    ? pen.shape(
        'M150 226H340Q356 226 356 244V318Q356 334 340 334H150Q134 334 134 318V244Q134 226 150 226Z',
        black,
      )
    : pen.shape(
        'M10 226H240Q262 226 262 250V318Q262 336 244 336H6Q-12 336-12 318V250Q-12 226 10 226Z',
        black,
      );
  const gx = rotary ? 250 : 128;
  const whole =
    chuck +
    pen.shape(body, colour) +
    pen.inside(
      body,
      pen.area(
        rotary
          ? 'M120-210H300V240H190C206 160 190 60 130 20Z'
          : 'M60-20C120-30 120-220 160-240H260V-30H150C164 40 190 120 196 240H100C96 130 90 50 60-20Z',
        hues.black,
      ) + pen.ticks(5, rotary ? -120 : -70, -176, 24, 0, 'v48', 8, 0.4),
    ) +
    pen.shape(
      rotary
        ? 'M112 28C100 60 120 90 150 100L176 92C164 60 150 36 130 20Z'
        : 'M2 4C-16 40 0 76 26 90L48 84C42 50 28 24 10 0Z',
      pen.round('orange'),
    ) +
    pack +
    pen.area(`M${gx - 90} 262h150v20h-150z`, hues[look.body], 0.9) +
    pen.disc(gx + 40, 306, 5, '#7fb069') +
    pen.disc(gx + 22, 306, 5, '#7fb069') +
    pen.disc(gx + 4, 306, 5, '#55524d') +
    pen.gleam(
      rotary ? 'M-190-198H120C180-198 230-180 256-150' : `M${nose + 70}-208H120C160-208 200-198 216-176`,
      6,
      0.5,
    ) +
    pen.line(rotary ? 'M-206-30H80' : `M${nose + 44}-40H20`, '#000', 2.4, 0.3);
  return {
    markup: pen.place(whole, rotary ? 50 : 76, 0),
    focus: rotary ? [-70, -60] : [-14, -90],
    tilt: 0,
    size: rotary ? 0.82 : 0.92,
    floor: 336,
  };
}

export interface MeasureLook {
  readonly kind: 'tape' | 'longtape' | 'laser' | 'chalk';
  readonly body: Hue;
}

/** Tapes, chalk lines and laser measures. */
export function measure(pen: Pen, look: MeasureLook): Art {
  const colour = pen.round(look.body, 'y');
  if (look.kind === 'laser') {
    return {
      markup:
        pen.box(-120, -330, 240, 660, 44, colour) +
        pen.box(-96, -300, 192, 610, 30, pen.round('black')) +
        pen.box(-78, -276, 156, 220, 10, pen.ramp(['#c9d3bd', '#aebaa0'], 'd')) +
        pen.line('M-50-230H20M-50-190H40M-50-140H50', '#2a3024', 7, 0.65) +
        pen.box(-10, -116, 60, 34, 4, '#39412f') +
        pen.disc(0, 20, 46, pen.round('orange', 'd')) +
        pen.ticks(3, -66, 116, 48, 0, 'h36', 26, 0.28, '#ffffff') +
        pen.ticks(3, -66, 176, 48, 0, 'h36', 26, 0.28, '#ffffff') +
        pen.ticks(3, -66, 236, 48, 0, 'h36', 26, 0.28, '#ffffff') +
        pen.gleam('M-108-290V280', 5, 0.5),
      focus: [0, -140],
      tilt: 16,
      size: 1,
    };
  }
  if (look.kind === 'chalk') {
    const body = symmetric(0, -230, [
      [70, -230, 170, -170, 170, -40],
      [170, 110, 70, 180, 34, 280],
      [0, 290],
    ]);
    return {
      markup:
        pen.line('M0 280V420', '#8da2c2', 5, 1) +
        pen.shape('M-26 410H26L14 452H-14Z', pen.round('steel')) +
        pen.shape(body, pen.round(look.body)) +
        pen.area(
          symmetric(0, -160, [
            [60, -150, 100, -110, 100, -40],
            [100, 60, 40, 120, 18, 190],
            [0, 200],
          ]),
          shade(hues[look.body], 0.3),
          0.5,
        ) +
        pen.disc(0, -40, 70, pen.round('steel', 'd')) +
        pen.box(-10, -58, 150, 34, 17, pen.round('black', 'y')) +
        pen.disc(120, -41, 24, pen.round('black', 'd')) +
        pen.disc(0, -41, 20, pen.round('brass', 'd')) +
        pen.box(-40, -270, 80, 50, 14, pen.round('black')) +
        pen.gleam('M-146-100C-150-10-110 80-80 140', 8, 0.4),
      focus: [20, -30],
      tilt: 24,
      size: 0.98,
    };
  }
  const long = look.kind === 'longtape';
  const body = long
    ? 'M-230 0A230 230 0 1 1 230 0A230 230 0 1 1-230 0Z'
    : 'M-200 210Q-220 210-220 186V20C-220-120-130-200 10-200C140-200 220-110 220 20V186Q220 210 196 210Z';
  const blade = long ? 'M-120 150H-430V206H-90Z' : 'M-218 150H-430V206H-218Z';
  const marks =
    pen.ticks(11, -416, 150, 18.6, 0, 'v16', 2, 0.8) +
    pen.ticks(5, -416, 150, 40, 0, 'v30', 3, 0.8, '#a5300c');
  return {
    markup: pen.place(
      pen.shape(blade, pen.ramp(['#f0cf62', '#e4b83c', '#c99a26'], 'y')) +
        marks +
        pen.shape('M-430 142H-416V226H-424L-440 236V150Z', pen.round('steel')) +
        pen.shape(body, colour) +
        (long
          ? pen.disc(0, 0, 196, pen.round('black', 'd')) +
            pen.disc(0, 0, 150, pen.ramp(['#f0cf62', '#d9ab35'], 'd')) +
            pen.disc(0, 0, 122, colour) +
            pen.box(-16, -20, 170, 40, 20, pen.round('steel', 'y')) +
            pen.disc(136, 0, 34, pen.round('black', 'd'))
          : pen.inside(
              body,
              pen.area('M-230 110H230V220H-230Z', hues.black) + pen.area('M120-220H240V220H120Z', hues.black),
            ) +
            pen.disc(-10, -20, 108, pen.round('chrome', 'd')) +
            pen.disc(-10, -20, 92, pen.flat(look.body)) +
            pen.line('M-60-20H40M-40 10H20', tint(hues[look.body], 0.75), 10, 0.9) +
            pen.box(-190, -150, 70, 40, 14, pen.round('black', 'd'))) +
        pen.gleam(long ? 'M-200-70A212 212 0 0 1-40-206' : 'M-204 40C-200-100-110-184 0-188', 7, 0.5),
      long ? 60 : 90,
      0,
    ),
    focus: [-40, 90],
    tilt: -14,
    size: long ? 0.86 : 0.98,
  };
}

export interface LevelLook {
  readonly kind: 'box' | 'torpedo' | 'machinist' | 'bob';
  readonly body: Hue;
}

/** Spirit levels and the plumb bob. */
export function level(pen: Pen, look: LevelLook): Art {
  if (look.kind === 'bob') {
    const body = turned([
      [-150, 24],
      [-80, 86],
      [30, 86],
      [250, 12],
    ]);
    return {
      markup:
        pen.line('M0-190C-10-280 120-290 130-380C136-430 60-460 20-430', '#cfc3ad', 8, 1) +
        pen.line(
          'M0-190C-10-280 120-290 130-380C136-430 60-460 20-430',
          '#7a6a52',
          8,
          0.5,
          'stroke-dasharray="3 6"',
        ) +
        pen.shape(
          turned([
            [-206, 18],
            [-196, 26],
            [-160, 26],
            [-150, 20],
          ]),
          pen.round('steel'),
        ) +
        pen.shape(body, pen.round(look.body)) +
        pen.line('M-84-84H84M-86 0H86', '#3a2a10', 2, 0.4) +
        pen.shape(
          symmetric(0, 240, [
            [14, 240],
            [0, 340],
          ]),
          pen.round('steel'),
        ) +
        pen.gleam('M-50-80V40L-30 130', 9, 0.5),
      focus: [0, -20],
      tilt: 14,
      size: 1.06,
    };
  }
  const [half, tall] = { box: [460, 58], torpedo: [330, 62], machinist: [300, 70] }[look.kind] as [
    number,
    number,
  ];
  const body =
    look.kind === 'torpedo'
      ? `M${-half} ${-tall * 0.4}L${-half + 90} ${-tall}H${half - 90}L${half} ${-tall * 0.4}V${tall}H${-half}Z`
      : `M${-half} ${-tall}H${half}V${tall}H${-half}Z`;
  const vial = (x: number, turn: number): string =>
    pen.place(
      pen.box(-62, -26, 124, 52, 26, pen.ramp(['#e9f0b8', '#d4e27a', '#a9bd46'], 'y')) +
        pen.oval(-4, -4, 26, 15, '#f6fbdc', 0.95) +
        pen.line('M-30-26V26M24-26V26', '#20241a', 3, 0.85) +
        pen.gleam('M-46-16H46', 4, 0.8),
      x,
      0,
      turn,
    );
  const window = (x: number): string => pen.disc(x, 0, tall * 0.82, pen.round('black', 'd'));
  return {
    markup:
      pen.shape(body, pen.round(look.body, 'y')) +
      pen.line(`M${-half} ${-tall * 0.62}H${half}M${-half} ${tall * 0.62}H${half}`, '#000', 2.4, 0.22) +
      (look.kind === 'machinist'
        ? pen.box(-120, -tall - 14, 240, 46, 23, pen.round('brass', 'y')) +
          pen.place(vial(0, 0), 0, -tall + 8, 0, 1.2, 0.7)
        : pen.box(-96, -46, 192, 92, 20, pen.round('black', 'y')) + vial(0, 0)) +
      (look.kind === 'machinist'
        ? ''
        : window(-half * 0.68) + vial(-half * 0.68, 90) + window(half * 0.68) + vial(half * 0.68, 45)) +
      (look.kind === 'box'
        ? pen.box(-half - 6, -tall - 4, 30, tall * 2 + 8, 8, pen.round('black', 'y')) +
          pen.box(half - 24, -tall - 4, 30, tall * 2 + 8, 8, pen.round('black', 'y'))
        : '') +
      pen.gleam(`M${-half + 96} ${-tall + 6}H${half - 96}`, 4, 0.55),
    focus: [0, 0],
    tilt: -50,
    size: 1,
  };
}

export interface SiteLook {
  readonly kind: 'helmet' | 'bucket' | 'ladder' | 'barrow' | 'lamp' | 'vest';
  readonly body: Hue;
}

/** Other equipment of building sites. */
export function siteGear(pen: Pen, look: SiteLook): Art {
  const colour = pen.round(look.body);
  switch (look.kind) {
    case 'helmet':
      return {
        markup:
          pen.shape('M-290 120C-290-90-180-220 20-220C200-220 280-90 280 60V120Z', colour) +
          pen.shape(
            'M-60-206C-50-236 90-240 110-208C140-90 140 20 136 120H-20C-16 0-30-110-60-206Z',
            pen.round(look.body),
          ) +
          pen.gleam('M-256 60C-250-70-190-160-90-192', 10, 0.5) +
          pen.gleam('M-36-200C-20-110-6 0-4 110', 5, 0.5) +
          pen.shape(
            'M-300 110C-140 84 160 84 296 110C360 122 380 150 370 160C250 140-140 140-320 168Q-340 130-300 110Z',
            colour,
          ) +
          pen.line('M-310 150C-140 126 200 124 350 148', '#000', 3, 0.25) +
          pen.ticks(4, 180, -40, 18, 6, 'v44', 7, 0.4),
        focus: [30, -60],
        tilt: 0,
        size: 0.96,
        floor: 162,
      };
    case 'bucket':
      return {
        markup:
          pen.line('M-214-170C-230 60 230 60 214-170', '#5a5f63', 9, 1) +
          pen.shape('M-214-190L-160 260Q-156 280-130 284Q0 300 130 284Q156 280 160 260L214-190Z', colour) +
          pen.oval(0, -190, 214, 44, shade(hues[look.body], 0.62)) +
          pen.oval(0, -176, 190, 30, shade(hues[look.body], 0.4)) +
          `<ellipse cx="0" cy="-190" rx="214" ry="44" fill="none" stroke="${tint(hues[look.body], 0.3)}" stroke-width="13"/>` +
          pen.line('M-198-60C-120-30 120-30 198-60M-190 10C-110 40 110 40 190 10', '#000', 5, 0.2) +
          pen.line('M-212-176C-240 120 240 120 212-176', '#6d7377', 9, 1) +
          pen.line('M-212-176C-240 120 240 120 212-176', '#ffffff', 2.4, 0.5) +
          pen.box(-52, 32, 104, 30, 15, pen.round('black', 'y')) +
          pen.gleam('M-176-120L-138 220', 12, 0.28),
        focus: [0, -120],
        tilt: 0,
        size: 1.06,
        floor: 290,
      };
    case 'ladder': {
      const rail = (x0: number, x1: number): string =>
        pen.shape(`M${x0 - 14}-420H${x0 + 14}L${x1 + 16} 430H${x1 - 16}Z`, colour);
      const steps = [-340, -220, -100, 20, 140, 260, 380]
        .map((y) => {
          const w = 100 + ((y + 420) / 850) * 84;
          return (
            pen.box(-w, y, w * 2, 26, 4, pen.round('chrome', 'y')) +
            pen.ticks(14, -w + 14, y + 5, (w * 2 - 28) / 13, 0, 'v16', 2, 0.25)
          );
        })
        .join('');
      return {
        markup:
          pen.line('M-70-380L-150 410M70-380L150 410', '#6d6a63', 18, 0.9) +
          steps +
          rail(-104, -190) +
          rail(104, 190) +
          pen.box(-130, -446, 260, 44, 12, pen.round('black', 'y')) +
          pen.box(-210, 416, 42, 24, 6, '#24211e') +
          pen.box(168, 416, 42, 24, 6, '#24211e'),
        focus: [-60, -330],
        tilt: 0,
        size: 0.98,
        floor: 440,
      };
    }
    case 'barrow':
      return {
        markup:
          pen.line('M-260 60L340-90', '#3e4144', 18, 1) +
          pen.line('M130-30L90 240M130-30L190 240M80 240H210', '#3e4144', 15, 1) +
          pen.shape(
            'M-300-180H220Q240-180 230-150L150 30Q140 50 110 50H-110Q-140 50-156 30L-318-150Q-330-180-300-180Z',
            colour,
          ) +
          pen.shape('M-326-190H246V-164H-312Z', pen.round(look.body, 'y')) +
          pen.line('M-60-160L-30 40M80-160L60 40', '#000', 4, 0.14) +
          pen.disc(-220, 150, 100, pen.round('black', 'd')) +
          pen.disc(-220, 150, 62, pen.round('grey', 'd')) +
          pen.disc(-220, 150, 18, pen.round('iron', 'd')) +
          pen.line('M-220 150L-150 40', '#3e4144', 15, 1) +
          pen.box(300, -116, 110, 36, 18, pen.round('orange', 'y'), 'transform="rotate(-14 350 -98)"') +
          pen.gleam('M-290-150L-150 10', 8, 0.4),
        focus: [-140, 0],
        tilt: 0,
        size: 0.88,
        floor: 250,
      };
    case 'lamp':
      return {
        markup:
          pen.shape('M-150 250L-110 90H110L150 250H112L84 130H-84L-112 250Z', pen.round('iron')) +
          pen.box(-230, -250, 460, 350, 34, colour) +
          pen.box(-190, -212, 380, 274, 14, pen.round('black', 'd')) +
          pen.box(-172, -194, 344, 238, 8, pen.ramp(['#fffbea', '#f6e7b6', '#e7cf8b'], 'd')) +
          pen.ticks(7, -140, -170, 46, 0, 'v190', 3, 0.2) +
          pen.ticks(4, -160, -150, 0, 52, 'h320', 3, 0.2) +
          pen.box(-110, -300, 220, 36, 18, pen.round('black', 'y')) +
          pen.gleam('M-212-210V60', 6, 0.4),
        focus: [-60, -100],
        tilt: 0,
        size: 0.98,
        floor: 250,
      };
    case 'vest': {
      const half = symmetric(0, -330, [
        [60, -330],
        [90, -372, 130, -380, 160, -360],
        [190, -240, 190, -180, 240, -120],
        [236, 0, 236, 200, 240, 350],
        [0, 356],
      ]);
      return {
        markup:
          pen.shape(
            half,
            pen.ramp([tint(hues[look.body], 0.2), hues[look.body], shade(hues[look.body], 0.14)], 'd'),
          ) +
          pen.shape('M-60-330L0-150L60-330Q0-300-60-330Z', '#3a352f') +
          pen.inside(
            half,
            pen.area('M-260 40H260V100H-260ZM-260 190H260V250H-260Z', '#d9dbd6') +
              pen.area('M-160-380H-104L-96 40H-150ZM160-380H104L96 40H150Z', '#d9dbd6') +
              pen.line('M-260 40H260M-260 100H260M-260 190H260M-260 250H260', '#8b8d88', 2, 0.8),
          ) +
          pen.line('M0-150V354', '#201c17', 3, 0.5) +
          pen.line('M-200 20C-190 120-196 260-180 340', '#000', 12, 0.1),
        focus: [60, 30],
        tilt: 0,
        size: 1.05,
      };
    }
  }
}
