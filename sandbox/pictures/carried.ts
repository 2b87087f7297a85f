import { cloth, type Cloth } from './garments';
import { symmetric, type Art, type Pen } from './pen';
import { hues, shade, tint, type Hue } from './palette';

export interface CarriedLook extends Cloth {
  readonly kind:
    | 'belt'
    | 'tote'
    | 'messenger'
    | 'backpack'
    | 'cap'
    | 'beanie'
    | 'watch'
    | 'gloves'
    | 'wallet'
    | 'socks'
    | 'sunglasses'
    | 'earrings'
    | 'bangles'
    | 'bottle'
    | 'mug';
  /** Straps, buckles, rims. */
  readonly trim: Hue;
}

const stitches = (pen: Pen, d: string, hue: Hue): string =>
  pen.line(d, tint(hues[hue], 0.55), 2.2, 0.85, 'stroke-dasharray="7 5"');

/** Bags, belts, hats and small things that are worn or carried. */
export function carried(pen: Pen, look: CarriedLook): Art {
  const leather = pen.round(look.hue, 'd');
  const trim = pen.round(look.trim, 'd');
  switch (look.kind) {
    case 'belt': {
      const ring = (r: number, w: number): string =>
        `<circle r="${r}" fill="none" stroke="${shade(hues[look.hue], 0.55)}" stroke-width="${w + 3}"/><circle r="${r}" fill="none" stroke="${hues[look.hue]}" stroke-width="${w}"/><circle r="${r + w * 0.3}" fill="none" stroke="${tint(hues[look.hue], 0.35)}" stroke-width="2" stroke-dasharray="7 5"/>`;
      return {
        markup:
          pen.place(ring(226, 26), 0, 30) +
          pen.place(ring(188, 26), 6, 36) +
          pen.place(ring(150, 26), 2, 30) +
          pen.shape('M-20-240C80-262 220-240 290-150L340-60L300-30L240-120C190-186 80-204-10-184Z', leather) +
          stitches(
            pen,
            'M-10-228C84-246 206-226 272-144L318-64M-6-196C90-212 196-186 252-114L296-46',
            look.hue,
          ) +
          [
            [130, -214],
            [190, -192],
            [238, -152],
          ]
            .map(([x, y]) => pen.oval(x ?? 0, y ?? 0, 6, 6, '#1d1510', 0.9))
            .join('') +
          pen.place(
            pen.shape('M-74-58H74V58H-74Z M-52-38V38H52V-38Z', trim, 'fill-rule="evenodd"') +
              pen.line('M-60 0H66', shade(hues[look.trim], 0.3), 13, 1) +
              pen.gleam('M-66-50H66M-52 3H60', 4, 0.7),
            -50,
            -206,
            -8,
          ),
        focus: [0, -200],
        tilt: 8,
        size: 1,
      };
    }
    case 'tote':
      return {
        markup:
          pen.line('M-110-150C-110-430 110-430 110-150', shade(hues[look.trim], 0.4), 34, 1) +
          pen.line('M-110-150C-110-430 110-430 110-150', hues[look.trim], 30, 1) +
          pen.line(
            'M-110-150C-110-430 110-430 110-150',
            tint(hues[look.trim], 0.4),
            2,
            0.8,
            'stroke-dasharray="7 5"',
          ) +
          cloth(
            pen,
            'M-240-170H240L268 300Q270 330 240 332H-240Q-270 330-268 300Z',
            look,
            'M120-160C90 40 150 200 120 340H200C210 160 170 20 190-160ZM-200-160C-190 20-230 200-210 340H-180C-170 200-150 20-170-160Z',
            'M-80-160C-110 40-60 200-90 340H-20C0 180-50 40-30-160Z',
          ) +
          pen.line('M-238-140H238', shade(hues[look.hue], 0.5), 2.4, 0.6) +
          pen.line('M-238-132H238', tint(hues[look.hue], 0.5), 2, 0.7, 'stroke-dasharray="7 5"') +
          [-110, 110]
            .map(
              (x) =>
                pen.box(x - 22, -150, 44, 110, 6, pen.round(look.trim)) +
                pen.line(
                  `M${x - 16} -130L${x + 16} -60M${x + 16} -130L${x - 16} -60`,
                  tint(hues[look.trim], 0.4),
                  2,
                  0.8,
                ),
            )
            .join('') +
          pen.box(-60, 60, 120, 76, 6, pen.flat(look.trim)) +
          pen.disc(
            0,
            98,
            15,
            'none',
            `style="stroke:${tint(hues[look.trim], 0.5)};stroke-opacity:.9;stroke-width:3"`,
          ),
        focus: [-90, -90],
        tilt: -2,
        size: 1.04,
      };
    case 'messenger':
      return {
        markup:
          pen.line('M-270-60C-300-440 300-440 270-60', shade(hues[look.trim], 0.4), 32, 1) +
          pen.line('M-270-60C-300-440 300-440 270-60', hues[look.trim], 27, 1) +
          pen.line(
            'M-262-90C-280-420 280-420 262-90',
            tint(hues[look.trim], 0.4),
            2,
            0.7,
            'stroke-dasharray="7 5"',
          ) +
          cloth(
            pen,
            'M-290-110Q-290-130-270-130H270Q290-130 290-110V240Q290 290 240 290H-240Q-290 290-290 240Z',
            look,
          ) +
          cloth(
            pen,
            'M-300-120Q-300-146-274-146H274Q300-146 300-120V60Q300 130 230 130H-230Q-300 130-300 60Z',
            look,
            'M-300 60C-100 110 120 100 300 40V130H-300Z',
            'M-280-130H280V-80C100-60-100-60-280-80Z',
          ) +
          stitches(pen, 'M-284-112V58Q-284 114-228 114H228Q284 114 284 58V-112', look.hue) +
          [-140, 140]
            .map(
              (x) =>
                pen.box(x - 24, 20, 48, 190, 8, pen.round(look.trim)) +
                pen.box(
                  x - 36,
                  130,
                  72,
                  54,
                  8,
                  'none',
                  `style="stroke:${hues.brass};stroke-opacity:1;stroke-width:10"`,
                ) +
                pen.line(`M${x} 132V166`, shade(hues.brass, 0.3), 6, 1),
            )
            .join('') +
          pen.gleam('M-270-134H270', 4, 0.3),
        focus: [-140, 110],
        tilt: 0,
        size: 1,
      };
    case 'backpack':
      return {
        markup:
          pen.line('M-60-340C-60-430 60-430 60-340', hues[look.trim], 20, 1) +
          cloth(
            pen,
            'M-220-180C-220-330-120-360 0-360C120-360 220-330 220-180V300Q220 350 170 350H-170Q-220 350-220 300Z',
            look,
            'M120-350C180-100 160 140 150 360H230V-200Z',
            'M-170-280C-190-60-190 160-180 350H-130C-140 120-140-100-120-330Z',
          ) +
          cloth(
            pen,
            'M-232-170C-232-340-120-372 0-372C120-372 232-340 232-170Q232-60 180-40H-180Q-232-60-232-170Z',
            look,
            'M-232-100C-80-40 80-60 232-120V-40H-232Z',
          ) +
          cloth(pen, 'M-160 90H160V280Q160 310 130 310H-130Q-160 310-160 280Z', look) +
          stitches(pen, 'M-148 130H148M-216-150Q-216-64-174-54H174Q216-64 216-150', look.hue) +
          [-90, 90]
            .map(
              (x) =>
                pen.box(x - 20, -70, 40, 150, 6, pen.round(look.trim)) +
                pen.box(
                  x - 30,
                  14,
                  60,
                  44,
                  6,
                  'none',
                  `style="stroke:${hues.brass};stroke-opacity:1;stroke-width:9"`,
                ),
            )
            .join('') +
          pen.box(-34, 160, 68, 46, 6, pen.flat(look.trim)),
        focus: [90, 20],
        tilt: 0,
        size: 1.02,
      };
    case 'cap': {
      const crown = 'M-230 60C-240-120-130-230 30-230C190-230 270-110 260 60Z';
      return {
        markup:
          cloth(
            pen,
            crown,
            look,
            'M120-220C220-140 240-40 240 70H180C190-60 160-160 80-230Z',
            'M-160-120C-190-40-190 20-186 70H-130C-136-20-110-130-60-200Z',
          ) +
          pen.line(
            'M30-230C-60-140-90-40-80 60M30-230C110-150 140-40 130 60',
            shade(hues[look.hue], 0.5),
            2,
            0.6,
          ) +
          pen.line(
            'M22-226C-68-140-98-40-88 60M38-226C118-150 148-40 138 60',
            tint(hues[look.hue], 0.4),
            1.6,
            0.6,
            'stroke-dasharray="5 4"',
          ) +
          cloth(
            pen,
            'M-236 40C-100 10 100 20 262 50C120 60-40 80-150 170C-240 230-370 220-380 190C-370 130-310 70-236 40Z',
            { ...look, hue: look.trim },
            'M-240 100C-100 60 60 50 262 50C120 60-40 80-150 170C-240 230-370 220-380 190C-340 190-300 150-240 100Z',
          ) +
          [0, 14, 28]
            .map((i) =>
              pen.line(
                `M${-340 + i * 4} ${186 - i}C${-240 + i} ${190 - i * 1.4} ${-180} ${120 - i} ${-20} ${70 - i * 0.4}`,
                tint(hues[look.trim], 0.4),
                1.6,
                0.6,
                'stroke-dasharray="6 4"',
              ),
            )
            .join('') +
          pen.disc(30, -232, 15, pen.flat(look.trim)) +
          pen.disc(-120, -60, 8, shade(hues[look.hue], 0.4)) +
          pen.disc(196, -60, 8, shade(hues[look.hue], 0.4)),
        focus: [-160, 60],
        tilt: -3,
        size: 1.02,
        floor: 200,
      };
    }
    case 'beanie': {
      const crown = 'M-210 100C-230-160-110-290 0-290C110-290 230-160 210 100Z';
      return {
        markup:
          cloth(pen, crown, look, 'M110-260C200-100 190 0 190 110H120C140-20 120-160 50-286Z') +
          pen.inside(crown, pen.ticks(17, -200, -290, 25, 0, 'q-10 200 0 400', 6, 0.16)) +
          cloth(pen, 'M-226 60Q0 20 226 60L232 190Q0 230-232 190Z', { ...look, hue: look.trim }) +
          pen.ticks(26, -220, 66, 17.6, 0, 'v124', 5, 0.22),
        focus: [0, 100],
        tilt: -4,
        size: 1.08,
        floor: 206,
      };
    }
    case 'watch': {
      const strap = (y0: number, y1: number): string =>
        pen.shape(
          `M-74 ${y0}L-58 ${y1}Q0 ${y1 + (y1 > 0 ? 26 : -26)} 58 ${y1}L74 ${y0}Z`,
          pen.round(look.hue),
        );
      let marks = '';
      for (let i = 0; i < 12; i += 1) {
        const [sin, cos] = [Math.sin((Math.PI * i) / 6), Math.cos((Math.PI * i) / 6)];
        const inner = i % 3 === 0 ? 88 : 98;
        marks += `M${(sin * inner).toFixed(1)} ${(-cos * inner).toFixed(1)}L${(sin * 114).toFixed(1)} ${(-cos * 114).toFixed(1)}`;
      }
      return {
        markup:
          strap(-110, -410) +
          strap(110, 410) +
          stitches(pen, 'M-60-140L-46-396M60-140L46-396M-60 140L-46 396M60 140L46 396', look.hue) +
          [220, 260, 300, 340].map((y) => pen.oval(0, y, 6, 8, '#17100b', 0.9)).join('') +
          pen.box(
            -66,
            -440,
            132,
            46,
            10,
            'none',
            `style="stroke:${hues[look.trim]};stroke-opacity:1;stroke-width:12"`,
          ) +
          pen.box(-92, -150, 184, 40, 12, trim) +
          pen.box(-92, 110, 184, 40, 12, trim) +
          pen.box(146, -22, 36, 44, 8, pen.round(look.trim)) +
          pen.disc(0, 0, 160, trim) +
          pen.disc(0, 0, 140, pen.round(look.trim, 'y')) +
          pen.disc(
            0,
            0,
            126,
            pen.ramp(
              [
                tint(hues[look.second ?? 'ivory'], 0.3),
                hues[look.second ?? 'ivory'],
                shade(hues[look.second ?? 'ivory'], 0.12),
              ],
              'd',
            ),
          ) +
          pen.line(
            marks,
            look.second === 'black' || look.second === 'indigo' || look.second === 'forest'
              ? '#f4efe2'
              : '#1d1a16',
            6,
            0.9,
            'style="stroke-linecap:butt"',
          ) +
          pen.disc(0, 58, 28, 'none') +
          pen.line('M0 58V38', '#8a8a86', 3, 1) +
          pen.line(
            'M0 12L-42-44',
            look.second === 'black' || look.second === 'indigo' || look.second === 'forest'
              ? '#f4efe2'
              : '#1d1a16',
            9,
            1,
          ) +
          pen.line(
            'M-10 10L72-50',
            look.second === 'black' || look.second === 'indigo' || look.second === 'forest'
              ? '#f4efe2'
              : '#1d1a16',
            6,
            1,
          ) +
          pen.line('M-14 26L30-92', '#c2410c', 3, 1) +
          pen.disc(0, 0, 8, pen.round('brass', 'd')) +
          pen.area('M-90-86C-40-130 40-130 80-96C20-110-50-90-100 0C-116-30-110-60-90-86Z', '#ffffff', 0.22),
        focus: [10, -10],
        tilt: 14,
        size: 0.98,
      };
    }
    case 'gloves': {
      const glove =
        'M-100 330L-96 120C-130 60-190-10-206-70C-214-104-176-116-158-90L-96 0L-104-220C-106-262-58-264-54-224L-44-60L-30-290C-28-330 20-330 20-290L16-60L40-262C46-300 90-292 86-256L66-40L104-180C114-214 152-200 146-168C136-90 118-10 112 60C108 140 104 240 108 330Q0 356-100 330Z';
      const one =
        pen.shape(glove, leather) +
        pen.line(
          'M-44-60C-40-20-38 0-44 30M16-60C14-20 10 0 12 26M66-40C60-10 60 10 60 30',
          shade(hues[look.hue], 0.6),
          3,
          0.5,
        ) +
        pen.line('M-84 120C-30 90 50 90 100 110', shade(hues[look.hue], 0.6), 2.4, 0.5) +
        stitches(pen, 'M-84 130C-30 100 50 100 98 120', look.hue) +
        pen.shape('M-102 250Q0 276 110 250V330Q0 358-100 330Z', pen.round(look.trim)) +
        pen.gleam('M-80-200L-72-60M-6-280L-14-80M64-240L46-60', 6, 0.25);
      return {
        markup:
          pen.place(pen.again(one), 110, -6, 14, 0.88) +
          pen.place(pen.again(one), -118, 20, -12, -0.88, 0.88),
        focus: [-100, 100],
        tilt: 0,
        size: 1,
      };
    }
    case 'wallet':
      return {
        markup: pen.place(
          pen.shape(
            'M-240-170Q-240-190-220-190H220Q240-190 240-170V150Q240 170 220 170H-220Q-240 170-240 150Z',
            pen.round(look.trim, 'd'),
          ) +
            pen.box(-200, -230, 170, 90, 8, '#d8cdb8') +
            pen.box(-180, -210, 170, 80, 8, '#8fa3a8') +
            pen.shape('M-240-150H220V150Q220 170 200 170H-220Q-240 170-240 150Z', leather) +
            stitches(pen, 'M-226-136H206V156H-226Z', look.hue) +
            pen.box(
              -60,
              40,
              120,
              60,
              4,
              'none',
              `style="stroke:${shade(hues[look.hue], 0.5)};stroke-opacity:.6"`,
            ) +
            pen.area('M-230-150H210L-100 170H-230Z', '#ffffff', 0.07) +
            pen.disc(170, 10, 18, pen.round('brass', 'd')),
          0,
          0,
          -10,
          1.2,
        ),
        focus: [120, 20],
        tilt: 0,
        size: 1.04,
      };
    case 'socks': {
      const sock =
        'M-70-380H70V60C74 110 140 150 200 190C250 226 240 310 160 316C100 320 60 300 10 266C-60 220-84 150-80 60Z';
      const pattern: Cloth = look;
      const one =
        cloth(pen, sock, pattern, 'M30-380C40-100 20 60 60 160L120 300H160C60 200 60 60 74-380Z') +
        pen.inside(
          sock,
          pen.area('M-90-390H90V-310H-90Z', hues[look.trim]) +
            pen.ticks(18, -76, -380, 9, 0, 'v68', 4, 0.2) +
            pen.area('M120 120C200 150 270 220 240 330H130C190 280 170 190 120 120Z', hues[look.trim]) +
            pen.area('M-90 60C-40 80-20 150-40 240L-100 200Z', hues[look.trim]),
        ) +
        pen.line('M-70-312H70', shade(hues[look.hue], 0.5), 2, 0.5);
      return {
        markup: pen.place(pen.again(one), 60, -10, 8, 0.98) + pen.place(pen.again(one), -110, 30, -4, 0.98),
        focus: [-110, 60],
        tilt: 0,
        size: 1,
      };
    }
    case 'sunglasses': {
      const lens = 'M-270-90C-200-116-90-110-50-80C-36 10-60 110-160 116C-260 116-290 10-270-90Z';
      const one =
        pen.shape(lens, pen.ramp(['#2c2a26', '#57503f', '#8a7c5c'], 'y')) +
        pen.area('M-240-70C-200-90-160-90-130-84L-230 60C-262 20-262-30-240-70Z', '#ffffff', 0.16) +
        pen.line(lens, hues[look.hue], 19, 1) +
        pen.line(lens, tint(hues[look.hue], 0.45), 3, 0.5);
      return {
        markup:
          pen.line('M-286-60C-330-160-250-280-60-300', shade(hues[look.hue], 0.2), 15, 1) +
          pen.line('M286-60C330-160 250-280 60-300', shade(hues[look.hue], 0.2), 15, 1) +
          pen.again(one) +
          pen.place(pen.again(one), 0, 0, 0, -1, 1) +
          pen.line('M-50-62C-24-90 24-90 50-62', hues[look.hue], 17, 1) +
          pen.disc(-274, -70, 8, trim) +
          pen.disc(274, -70, 8, trim),
        focus: [-130, 0],
        tilt: -8,
        size: 1.1,
      };
    }
    case 'earrings': {
      const bell = symmetric(0, -40, [
        [60, -40, 110, 10, 130, 120],
        [140, 150],
        [0, 164],
      ]);
      const one =
        pen.line('M0-300C40-340 40-250 0-246', hues[look.trim], 6, 1) +
        pen.disc(0, -190, 62, pen.round('brass', 'd')) +
        pen.disc(0, -190, 34, pen.round(look.second ?? 'madder', 'd')) +
        pen.ticks(1, 0, 0, 0, 0, '', 1) +
        Array.from({ length: 12 }, (_, i) =>
          pen.disc(Math.sin((i * Math.PI) / 6) * 49, -190 - Math.cos((i * Math.PI) / 6) * 49, 6, '#f4e3b4'),
        ).join('') +
        pen.line('M0-128V-40', '#a67f36', 6, 1, 'stroke-dasharray="2 9"') +
        pen.shape(bell, pen.round('brass')) +
        pen.line('M-76 10Q0 30 76 10M-108 66Q0 92 108 66', '#6d4f1d', 5, 0.6, 'stroke-dasharray="3 9"') +
        pen.line('M-126 112Q0 140 126 112', hues[look.second ?? 'madder'], 9, 1, 'stroke-dasharray="2 14"') +
        Array.from(
          { length: 9 },
          (_, i) =>
            pen.line(`M${-128 + i * 32} ${140 + (4 - Math.abs(i - 4)) * 4}v26`, '#a67f36', 3, 1) +
            pen.disc(-128 + i * 32, 176 + (4 - Math.abs(i - 4)) * 4, 10, '#f6efdf'),
        ).join('') +
        pen.gleam('M-60 10C-80 50-90 80-98 110', 7, 0.55);
      return {
        markup: pen.place(pen.again(one), -160, -20, -3) + pen.place(pen.again(one), 160, 50, 3),
        focus: [-150, 60],
        tilt: 0,
        size: 0.98,
      };
    }
    case 'bangles': {
      const bangle = (x: number, y: number, r: number, hue: Hue): string =>
        pen.place(
          `<ellipse rx="${r}" ry="${r * 0.92}" fill="none" stroke="${shade(hues[hue], 0.55)}" stroke-width="33"/><ellipse rx="${r}" ry="${r * 0.92}" fill="none" stroke="${hues[hue]}" stroke-width="29"/><ellipse rx="${r + 7}" ry="${r * 0.92 + 7}" fill="none" stroke="${tint(hues[hue], 0.6)}" stroke-width="4" opacity=".8"/><ellipse rx="${r - 6}" ry="${r * 0.92 - 6}" fill="none" stroke="${shade(hues[hue], 0.5)}" stroke-width="3" stroke-dasharray="3 9" opacity=".8"/>`,
          x,
          y,
        );
      return {
        markup:
          bangle(40, -90, 200, look.hue) +
          bangle(-50, 60, 200, look.trim) +
          bangle(60, 110, 200, look.second ?? 'copper'),
        focus: [-90, -60],
        tilt: 8,
        size: 1,
      };
    }
    case 'bottle':
      return {
        markup:
          pen.shape(
            symmetric(0, -300, [
              [60, -300],
              [66, -250, 126, -220, 126, -140],
              [126, 360],
              [120, 390, 0, 392],
            ]),
            pen.round(look.hue),
          ) +
          pen.ticks(6, -126, 300, 0, 12, 'h252', 2, 0.12) +
          pen.box(-66, -390, 132, 100, 18, pen.round(look.trim)) +
          pen.ticks(9, -54, -380, 13.5, 0, 'v70', 3, 0.3) +
          pen.line('M-40-400C-40-460 40-460 40-400', hues.cocoa, 13, 1) +
          pen.gleam('M-84-120V330', 14, 0.35) +
          pen.gleam('M100-110V330', 5, 0.2),
        focus: [0, -240],
        tilt: 0,
        size: 0.98,
        floor: 388,
      };
    case 'mug':
      return {
        markup:
          pen.line('M180-80C330-110 330 150 170 130', shade(hues[look.hue], 0.4), 46, 1) +
          pen.line('M180-80C330-110 330 150 170 130', hues[look.hue], 42, 1) +
          pen.line('M190-90C316-106 316 60 290 90', '#ffffff', 7, 0.35) +
          pen.shape('M-200-180H200L186 220Q180 250 0 252Q-180 250-186 220Z', pen.round(look.hue)) +
          pen.oval(0, -180, 200, 44, tint(hues[look.hue], 0.3)) +
          pen.oval(0, -174, 180, 34, '#3b2313') +
          pen.oval(-20, -168, 140, 20, '#5a361d') +
          Array.from({ length: 34 }, (_, i) =>
            pen.oval(
              -170 + ((i * 97) % 340),
              -110 + ((i * 61) % 320),
              3 + (i % 3),
              3 + (i % 2),
              hues[look.trim],
              0.75,
            ),
          ).join('') +
          pen.gleam('M-160-120L-150 190', 12, 0.25),
        focus: [0, -120],
        tilt: 0,
        size: 1.04,
        floor: 250,
      };
  }
}
