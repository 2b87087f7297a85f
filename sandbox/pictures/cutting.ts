import { symmetric, turned, type Art, type Pen } from './pen';
import { hues, shade, tint, type Hue } from './palette';

export interface SawLook {
  readonly kind: 'panel' | 'tenon' | 'hack' | 'pull' | 'coping';
  readonly handle: Hue;
  readonly spine?: Hue;
}

function teeth(x0: number, x1: number, y0: number, y1: number, count: number, depth: number): string {
  let d = `M${x0} ${y0}`;
  for (let i = 0; i < count; i += 1) {
    const x = (share: number): string => (x0 + (x1 - x0) * share).toFixed(1);
    const y = (share: number): number => y0 + (y1 - y0) * share;
    const a = (i + 0.35) / count;
    const b = (i + 1) / count;
    d += `L${x(a)} ${(y(a) + depth).toFixed(1)}L${x(b)} ${y(b).toFixed(1)}`;
  }
  return d;
}

function sawHandle(pen: Pen, hue: Hue): string {
  const body =
    'M150-150C190-190 250-190 300-168C350-160 398-176 428-140C444-112 420-92 410-60C398-20 410 30 430 74C440 110 410 140 372 132C310 126 250 120 206 92C170 64 178 30 190 4C204-30 160-60 140-92C132-116 138-138 150-150Z';
  const hole =
    'M262-96C300-116 350-112 358-84C352-40 352 10 372 56C330 74 270 66 250 36C246 4 280-30 262-60C252-76 252-88 262-96Z';
  const lines = [-130, -96, -60, -20, 20, 60, 100].map(
    (y) => `M140 ${y}C230 ${y - 16} 330 ${y + 26} 440 ${y - 4}`,
  );
  return (
    `<path d="${body}${hole}" fill-rule="evenodd" fill="${pen.round(hue, 'y')}" stroke="#1d1a16" stroke-opacity=".45" stroke-width="2"/>` +
    `<g clip-path="none">${pen.inside(
      body,
      `<path d="${lines.slice(0, 1).join('')}M150-96C190-108 220-100 246-92M146-60C190-68 220-56 256-50M200-14C220-20 240-16 262-24M196 30C214 24 230 24 246 16M206 76C260 82 330 100 432 98M378-60C396-66 406-62 414-70M372 10C390 4 400 8 416 2" fill="none" stroke="#4a2a12" stroke-width="1.8" opacity=".3"/>`,
    )}</g>` +
    pen.gleam('M164-142C200-174 250-174 300-152C340-146 384-158 412-134', 4, 0.45) +
    [
      [176, -110],
      [216, -118],
      [214, 60],
    ]
      .map(
        ([x, y]) =>
          pen.disc(x ?? 0, y ?? 0, 10, pen.round('brass', 'd')) +
          pen.line(`M${(x ?? 0) - 6} ${y}h12`, '#3a2a10', 1.6, 0.7),
      )
      .join('')
  );
}

/** Saws, lying along the x axis, handle to the right. */
export function saw(pen: Pen, look: SawLook): Art {
  const plate = pen.ramp(['#d9dddd', '#b9c0c3', '#eceeed', '#aab1b5'], 'd');
  switch (look.kind) {
    case 'panel': {
      const blade = `${teeth(-440, 220, 10, 96, 46, 13)}L200-130L-430-70Q-444-68-444-54Z`;
      return {
        markup:
          pen.shape(blade, plate) +
          pen.line('M-420-60L180-116', '#ffffff', 3, 0.7) +
          pen.line('M-260 0C-160-30-60-30 60-20', shade(hues.steel, 0.3), 2, 0.35) +
          pen.disc(-110, -20, 16, 'none') +
          sawHandle(pen, look.handle),
        focus: [230, -20],
        tilt: -52,
        size: 0.98,
      };
    }
    case 'tenon': {
      const blade = `${teeth(-400, 210, 80, 80, 64, 8)}V-120H-400Z`;
      return {
        markup:
          pen.shape(blade, plate) +
          pen.box(-412, -150, 610, 44, 5, pen.round(look.spine ?? 'brass', 'y')) +
          pen.gleam('M-400-141H186', 4, 0.6) +
          pen.line('M-390-94H190', '#000', 5, 0.14) +
          sawHandle(pen, look.handle),
        focus: [200, -70],
        tilt: -50,
        size: 0.98,
      };
    }
    case 'pull': {
      const blade = `${teeth(-440, 60, 62, 48, 44, 12)}L60-48L-440-62Q-448-60-448-50V50Z`;
      const grip = 'M40-26L110-20H400Q440-24 440 0Q440 24 400 20H110L40 26Z';
      return {
        markup:
          pen.shape(`${teeth(-440, 60, -62, -48, 70, -8)}L60 0H-440Z`, plate) +
          pen.shape(blade, plate) +
          pen.line('M-430 0H60', '#ffffff', 8, 0.3) +
          pen.shape(grip, pen.round(look.handle, 'y')) +
          pen.ticks(36, 130, -24, 7.6, 0, 'l8 48', 3.4, 0.34, '#4a3312') +
          pen.box(36, -30, 70, 60, 6, pen.round('steel', 'y')) +
          pen.disc(72, 0, 9, pen.round('brass', 'd')),
        focus: [40, 0],
        tilt: -50,
        size: 1,
      };
    }
    case 'hack': {
      const grip =
        'M190-150C240-170 330-150 376-120C420-90 430 40 420 100C416 130 380 140 340 130H240Q216 130 214 106L200 20Z';
      const hole =
        'M252-92C290-104 344-90 356-64C364-20 362 40 356 72Q350 84 330 82H280Q264 82 262 66L246-70Z';
      return {
        markup:
          pen.line('M-400 104V-60Q-400-130-330-130H230', shade(hues.steel, 0.5), 31, 1) +
          pen.line('M-400 104V-60Q-400-130-330-130H230', hues.steel, 28, 1) +
          pen.line('M-406 90V-60Q-404-138-330-137H210', '#ffffff', 7, 0.65) +
          pen.shape(`${teeth(-420, 240, 108, 108, 80, 7)}V88H-420Z`, pen.flat('iron', 'y')) +
          pen.disc(-400, 98, 12, pen.round('brass', 'd')) +
          `<path d="${grip}${hole}" fill-rule="evenodd" fill="${pen.round(look.handle, 'y')}" stroke="#1d1a16" stroke-opacity=".45" stroke-width="2"/>` +
          pen.gleam('M206-140C250-156 330-138 368-110C396-90 406-20 408 60', 5, 0.45) +
          pen.disc(234, 98, 12, pen.round('brass', 'd')),
        focus: [240, 0],
        tilt: -50,
        size: 0.98,
      };
    }
    case 'coping': {
      const frame = 'M-250 150V-140Q-250-190-200-190H170Q220-190 220-140V150';
      const grip = turned([
        [170, 16],
        [186, 20],
        [220, 30],
        [300, 38],
        [380, 34],
        [410, 24],
        [416, 4],
      ]);
      return {
        markup: pen.place(
          pen.place(
            pen.line(frame, shade(hues.steel, 0.45), 25, 1) +
              pen.line(frame, hues.chrome, 22, 1) +
              pen.line('M-254 140V-140Q-254-194-200-195H170', '#ffffff', 5, 0.7) +
              pen.shape(`${teeth(-250, 220, 152, 152, 50, 7)}V142H-250Z`, pen.flat('iron', 'y')) +
              pen.disc(-250, 148, 15, pen.round('brass', 'd')) +
              pen.disc(220, 148, 15, pen.round('brass', 'd')) +
              pen.place(
                pen.shape(grip, pen.round(look.handle)) +
                  pen.grain(200, 390, 26) +
                  pen.box(-22, 160, 44, 34, 4, pen.round('brass')) +
                  pen.gleam('M-16 220V380', 5, 0.35),
                60,
                148,
                -90,
              ),
            0,
            0,
          ),
          -110,
          0,
        ),
        focus: [110, 120],
        tilt: -44,
        size: 0.96,
      };
    }
  }
}

export interface PlaneLook {
  readonly kind: 'bench' | 'block' | 'wooden' | 'spokeshave';
  readonly body: Hue;
  readonly wood: Hue;
}

/** Planes, standing on their soles, seen from the side. */
export function plane(pen: Pen, look: PlaneLook): Art {
  const wood = pen.round(look.wood);
  const ground = 150;
  if (look.kind === 'wooden') {
    const body = 'M-350 30H350V138Q350 150 338 150H-338Q-350 150-350 138Z';
    const lines = [50, 72, 96, 120]
      .map((y) => `M-350 ${y}C-150 ${y - 12} 100 ${y + 16} 350 ${y - 4}`)
      .join('');
    return {
      markup:
        pen.shape('M20-190L96-190L24 60H-44Z', pen.flat('steel')) +
        pen.shape('M-4-150L70-150L0 60H-60Z', wood) +
        pen.shape('M170 40C160-20 190-60 176-120C172-150 220-164 250-140C280-110 262-60 270 40Z', wood) +
        pen.shape('M-300 40C-310-30-276-92-236-86C-206-80-220-20-214 40Z', wood) +
        pen.shape(body, pen.round(look.wood, 'y')) +
        pen.line(lines, '#4a2a12', 2, 0.26) +
        pen.area('M-60 30H30L10 64H-70Z', '#2a1a0e', 0.7) +
        pen.gleam('M-340 38H340', 3, 0.5) +
        pen.box(-350, 140, 700, 10, 3, shade(hues[look.wood], 0.5)),
      focus: [0, -20],
      tilt: 0,
      size: 0.98,
      floor: ground,
    };
  }
  if (look.kind === 'spokeshave') {
    const wing =
      'M0-44C60-44 76-20 110-16C190-10 240-64 320-66Q384-64 384-32Q384 0 330 2C250 6 190 44 110 42C76 40 60 56 0 56';
    const half =
      pen.shape(`${wing}Z`, pen.round(look.body, 'y')) + pen.gleam('M120-8C190-4 250-54 330-56', 4, 0.4);
    return {
      markup:
        half +
        pen.place(half, 0, 0, 0, -1, 1) +
        pen.box(-74, -84, 148, 132, 8, pen.flat('chrome')) +
        pen.shape('M-60-60H60V30Q0 60-60 30Z', pen.round('brass', 'y')) +
        pen.disc(0, -16, 20, pen.round('steel', 'd')) +
        pen.disc(-46, -92, 12, pen.round('brass', 'd')) +
        pen.disc(46, -92, 12, pen.round('brass', 'd')),
      focus: [0, -10],
      tilt: -28,
      size: 1,
    };
  }
  const small = look.kind === 'block';
  const [l, r] = small ? [-270, 270] : [-360, 360];
  const cheek = small
    ? `M${l} 90C-150 86-90 10 0 10C80 10 170 50 ${r} 92V150H${l}Z`
    : `M${l} 104C-220 100-120 36 10 26C90 24 130 96 ${r} 104V150H${l}Z`;
  const knob = pen.place(
    pen.shape(
      turned([
        [-110, 18],
        [-98, 38],
        [-66, 42],
        [-30, 20],
        [0, 22],
        [34, 34],
      ]),
      wood,
    ) +
      pen.gleam('M-20-92Q-30-70-22-50', 5, 0.5) +
      pen.disc(0, -110, 11, pen.round('brass', 'd')),
    small ? -200 : -262,
    76,
  );
  const tote =
    'M150 110C146 60 190 30 170-40C160-90 140-110 150-136C170-160 230-140 250-100C268-60 236-20 246 30C250 70 262 90 266 110Z';
  const lines =
    'M176-120C196-70 206-20 200 40C198 70 196 90 196 108M214-110C238-60 222-10 226 40C228 70 230 90 232 108';
  return {
    markup:
      pen.shape(small ? 'M30-70L64-78L-60 96H-96Z' : 'M66-190L104-196L-10 100H-50Z', pen.flat('chrome')) +
      pen.shape(
        small ? 'M60-60C96-70 130-40 120-6L20 60L-50 92Z' : 'M40-150C60-170 100-150 96-120L10 60L-40 96Z',
        pen.round('brass', 'd'),
      ) +
      (small
        ? ''
        : pen.shape(tote, wood) +
          pen.line(lines, '#4a2a12', 1.8, 0.3) +
          pen.gleam('M166-126C186-90 190-50 186-10', 5, 0.4)) +
      knob +
      (small
        ? ''
        : pen.disc(118, 20, 24, pen.round('brass', 'd')) + pen.ticks(6, 102, 4, 6.4, 0, 'v32', 2, 0.4)) +
      pen.shape(cheek, pen.round(look.body, 'y')) +
      pen.area(`M${l} 134H${r}V150H${l}Z`, tint(hues.steel, 0.4)) +
      pen.gleam(
        small
          ? 'M-220 86C-150 76-90 20 0 18C70 18 130 46 190 70'
          : 'M-300 96C-210 84-120 44 10 34C60 36 96 64 130 84',
        4,
        0.45,
      ) +
      pen.area('M-70 150L-52 128H-34L-44 150Z', '#15120f', 0.55),
    focus: small ? [20, 0] : [60, -20],
    tilt: 0,
    size: small ? 1.1 : 0.96,
    floor: ground,
  };
}

export interface ClampLook {
  readonly kind: 'bar' | 'gee';
  readonly metal: Hue;
  readonly handle: Hue;
}

/** Clamps: the bar clamp and the G clamp. */
export function clamp(pen: Pen, look: ClampLook): Art {
  const paint = pen.round(look.metal);
  const screw = (x: number, y0: number, y1: number): string =>
    pen.box(x - 11, y0, 22, y1 - y0, 3, pen.round('steel')) +
    pen.ticks(Math.floor((y1 - y0) / 8), x - 11, y0 + 6, 0, 8, 'l22 -5', 2, 0.5);
  if (look.kind === 'bar') {
    const head = 'M-150-392H128Q150-392 150-366V-346Q150-334 136-334H84L-60-318L-76-296H-150Z';
    const slide = 'M-150-60H-76L-60-40L60-26H150Q166-26 166-10V30Q166 44 150 44H90L-76 60H-150Z';
    const grip = turned([
      [170, 20],
      [186, 32],
      [260, 40],
      [360, 36],
      [420, 28],
      [430, 8],
    ]);
    return {
      markup:
        pen.box(-134, -400, 42, 700, 4, pen.flat('steel', 'x')) +
        pen.ticks(84, -96, -300, 0, 7, 'h-8', 1.4, 0.45) +
        pen.shape(head, paint) +
        screw(118, -140, 180) +
        pen.shape(slide, paint) +
        pen.box(76, -176, 84, 34, 10, pen.round('black', 'y')) +
        pen.box(76, -340, 84, 26, 8, pen.round('black', 'y')) +
        pen.place(
          pen.shape(grip, pen.round(look.handle)) +
            pen.grain(200, 400, 28) +
            pen.gleam('M-18 220V380', 6, 0.35),
          118,
          0,
        ) +
        pen.gleam('M-140-382H120M-140-50H-80', 4, 0.4),
      focus: [60, -40],
      tilt: 24,
      size: 0.94,
    };
  }
  const frame =
    'M-200-330Q-200-380-150-380H120Q150-380 150-350V-300H90V-316H-110Q-134-316-134-292V160Q-134 184-110 184H60V150H160V230Q160 250 140 250H-140Q-200 250-200 190Z';
  return {
    markup:
      screw(110, -160, 380) +
      pen.shape(frame, paint) +
      pen.line('M-168-300V170', '#000', 14, 0.16) +
      pen.gleam('M-188-330Q-188-368-150-370H110', 4, 0.5) +
      pen.box(70, -200, 80, 36, 10, pen.round('steel', 'y')) +
      pen.box(82, -306, 60, 14, 4, pen.round('steel', 'y')) +
      pen.box(20, 372, 180, 24, 12, pen.round(look.handle, 'y')) +
      pen.disc(110, 384, 20, pen.round('steel', 'd')),
    focus: [80, 200],
    tilt: 18,
    size: 0.94,
  };
}

export interface KnifeLook {
  readonly kind: 'utility' | 'marking' | 'carving' | 'shears';
  readonly handle: Hue;
}

/** Knives and shears for the bench. */
export function knife(pen: Pen, look: KnifeLook): Art {
  if (look.kind === 'shears') {
    const half =
      pen.shape('M-16-420Q-2-432 4-410L30-20L10 20L-30-20Z', pen.round('chrome')) +
      pen.shape(
        'M-4-20C40 40 70 70 96 120C130 190 128 320 74 366C30 396-6 350 4 280C12 220 40 180 20 120C8 80-26 40-34 0Z',
        pen.round(look.handle),
      ) +
      pen.area('M52 170C88 190 92 300 58 322C34 330 30 290 36 250C42 216 56 200 52 170Z', '#ece7de') +
      pen.area('M52 170C88 190 92 300 58 322C34 330 30 290 36 250C42 216 56 200 52 170Z', '#4a4036', 0.42) +
      pen.gleam('M98 150C118 220 112 300 74 346', 5, 0.35);
    return {
      markup:
        pen.place(half, 0, 0, 9, -1, 1) +
        pen.place(half, 0, 0, -9) +
        pen.disc(0, 0, 18, pen.round('brass', 'd')) +
        pen.line('M-10-6L10 6', '#3a2a10', 3, 0.6),
      focus: [0, 40],
      tilt: 28,
      size: 0.98,
    };
  }
  const blades = {
    utility: 'M-22-310L24-360V-120H-22Z',
    marking: 'M-10-360L16-290V20H-16V-320Z',
    carving: 'M-14-330C20-300 26-200 22 20H-18C-20-120-16-240-14-330Z',
  };
  const grips = {
    utility: symmetric(0, -190, [
      [44, -190],
      [52, -120, 40, -40, 46, 40],
      [58, 160, 60, 240, 44, 330],
      [30, 352, 0, 352],
    ]),
    marking: turned([
      [0, 22],
      [30, 26],
      [90, 34],
      [200, 38],
      [300, 30],
      [360, 22],
      [366, 2],
    ]),
    carving: turned([
      [0, 24],
      [40, 34],
      [150, 44],
      [240, 38],
      [330, 46],
      [372, 30],
      [380, 4],
    ]),
  };
  const wood = look.kind !== 'utility';
  return {
    markup:
      pen.shape(blades[look.kind], pen.flat('chrome', 'x')) +
      (look.kind === 'utility'
        ? pen.line('M-22-250L24-290M-22-210L24-250', '#15120f', 1.4, 0.35)
        : pen.gleam('M-8-280V0', 3, 0.8)) +
      pen.shape(grips[look.kind], pen.round(look.handle)) +
      (wood
        ? pen.grain(30, 340, 26) + pen.box(-26, -6, 52, 44, 4, pen.round('brass'))
        : pen.box(-18, -120, 36, 120, 16, '#24211e') +
          pen.box(-14, -80, 28, 46, 8, pen.round('steel', 'y')) +
          pen.ticks(5, -12, -72, 0, 8, 'h24', 3, 0.5) +
          pen.disc(0, 180, 13, pen.round('steel', 'd')) +
          pen.ticks(6, -36, 230, 0, 15, 'q36 10 72 0', 5, 0.22)) +
      pen.gleam('M-22 80V280', 5, 0.35),
    focus: [0, -20],
    tilt: 34,
    size: 1.08,
  };
}
