import { cloth } from './garments';
import type { Art, Pen } from './pen';
import { hues, shade, tint, type Hue } from './palette';
import { chisel, hammer } from './striking';
import { pliers, screwdriver, spanner } from './turning';
import { gauge, square } from './precision';
import { knife } from './cutting';

export interface SetLook {
  readonly kind:
    | 'screwdrivers'
    | 'spanners'
    | 'chisels'
    | 'pliers'
    | 'files'
    | 'carving'
    | 'sockets'
    | 'bits'
    | 'toolbox'
    | 'roll'
    | 'household'
    | 'layout'
    | 'crate';
  readonly hue: Hue;
  readonly accent: Hue;
}

const row = (pen: Pen, items: readonly string[], pitch: number, scale: number, y = 0, fall = 0): string =>
  items
    .map((item, i) =>
      pen.place(item, (i - (items.length - 1) / 2) * pitch, y + i * fall, 0, scale * (1 - i * 0.035)),
    )
    .join('');

/** Sets of tools: laid out in a row, pocketed in a roll, bedded in a case. */
export function toolSet(pen: Pen, look: SetLook): Art {
  const blade = (width: number, kind: 'bevel' | 'gouge' | 'file' | 'rasp' = 'bevel'): string =>
    chisel(pen, { kind, handle: look.hue, width, ferrule: look.accent === 'steel' ? 'steel' : 'brass' })
      .markup;
  switch (look.kind) {
    case 'screwdrivers':
      return {
        markup: row(
          pen,
          (['flat', 'cross', 'flat', 'cross', 'torx'] as const).map(
            (tip, i) =>
              screwdriver(pen, { tip, handle: look.hue, accent: look.accent, shaft: 440 - i * 34 }).markup,
          ),
          132,
          0.88,
        ),
        focus: [-60, 120],
        tilt: 0,
        size: 1,
      };
    case 'spanners':
      return {
        markup: row(
          pen,
          Array.from({ length: 6 }, () =>
            pen.again(
              spanner(pen, { kind: look.accent === 'orange' ? 'ratchet' : 'combination', metal: look.hue })
                .markup,
            ),
          ),
          112,
          0.8,
          -10,
          12,
        ),
        focus: [-120, -250],
        tilt: 8,
        size: 0.98,
      };
    case 'chisels':
      return {
        markup: row(
          pen,
          [40, 32, 24, 16].map((w) => blade(w)),
          150,
          0.94,
        ),
        focus: [-80, 40],
        tilt: 0,
        size: 1,
      };
    case 'files':
      return {
        markup: row(
          pen,
          [blade(30, 'file'), blade(24, 'rasp'), blade(20, 'file'), blade(14, 'file')],
          142,
          0.92,
        ),
        focus: [-70, -40],
        tilt: 0,
        size: 1,
      };
    case 'carving':
      return {
        markup: row(
          pen,
          [
            knife(pen, { kind: 'carving', handle: look.hue }).markup,
            blade(22, 'gouge'),
            blade(14, 'gouge'),
            knife(pen, { kind: 'marking', handle: look.hue }).markup,
            blade(10, 'bevel'),
          ],
          124,
          0.84,
        ),
        focus: [-60, 40],
        tilt: 0,
        size: 1,
      };
    case 'pliers':
      return {
        markup:
          pen.place(pliers(pen, { kind: 'combination', grip: look.hue }).markup, -210, 0, 0, 0.82) +
          pen.place(pliers(pen, { kind: 'needle', grip: look.hue }).markup, 10, 10, 0, 0.8) +
          pen.place(pliers(pen, { kind: 'cutter', grip: look.accent }).markup, 220, 30, 0, 0.78),
        focus: [-100, -120],
        tilt: 0,
        size: 1,
      };
    case 'household':
      return {
        markup:
          pen.place(
            hammer(pen, { head: 'claw', handle: 'hickory', grip: look.hue }).markup,
            -230,
            10,
            0,
            0.84,
          ) +
          pen.place(pliers(pen, { kind: 'combination', grip: look.hue }).markup, -10, 70, 0, 0.7) +
          pen.place(
            screwdriver(pen, { tip: 'flat', handle: look.hue, accent: look.accent }).markup,
            146,
            0,
            0,
            0.82,
          ) +
          pen.place(
            screwdriver(pen, { tip: 'cross', handle: look.hue, accent: look.accent, shaft: 360 }).markup,
            236,
            6,
            0,
            0.8,
          ) +
          pen.place(spanner(pen, { kind: 'combination', metal: 'steel' }).markup, 324, 20, 0, 0.7),
        focus: [-170, -240],
        tilt: 0,
        size: 0.88,
      };
    case 'layout':
      return {
        markup:
          pen.place(square(pen, { kind: 'try', stock: 'rosewood' }).markup, 0, 30, 0, 0.9) +
          pen.place(gauge(pen, { kind: 'marking', metal: 'steel', trim: 'brass' }).markup, 80, -90, 28, 0.6) +
          pen.place(knife(pen, { kind: 'marking', handle: 'walnut' }).markup, 290, 30, 6, 0.8),
        focus: [-120, 160],
        tilt: 0,
        size: 1,
      };
    case 'roll': {
      const [broad, slim, gouge] = [blade(30), blade(18), blade(18, 'gouge')].map((tool) => pen.again(tool));
      const tools = [broad, slim, gouge, gouge, slim, broad].map((tool) => tool ?? '');
      const pocket = 'M-350 10H350V330Q350 350 330 350H-330Q-350 350-350 330Z';
      const seams = [-233, -117, 0, 117, 233].map((x) => `M${x} 14V346`).join('');
      return {
        markup:
          cloth(pen, 'M-350-330Q-350-350-330-350H330Q350-350 350-330V350H-350Z', {
            hue: look.hue,
            weave: 'twill',
          }) +
          pen.line('M-330-330H330', tint(hues[look.hue], 0.4), 2, 0.7, 'stroke-dasharray="7 5"') +
          tools.map((tool, i) => pen.place(tool, -291 + i * 116.6, -20 + (i % 2) * 16, 180, 0.7)).join('') +
          cloth(pen, pocket, { hue: look.hue, weave: 'twill' }, 'M-200 10V350H-180V10ZM140 10V350H160V10Z') +
          pen.line(seams, shade(hues[look.hue], 0.5), 2.4, 0.6) +
          pen.line(
            seams,
            tint(hues[look.hue], 0.4),
            1.6,
            0.7,
            'stroke-dasharray="7 5" transform="translate(6 0)"',
          ) +
          pen.line('M-344 26H344', tint(hues[look.hue], 0.4), 2, 0.8, 'stroke-dasharray="7 5"') +
          pen.line('M350 160C400 150 396 250 350 250', hues[look.accent], 22, 1) +
          pen.box(340, 186, 44, 40, 6, pen.round('brass', 'd')),
        focus: [-110, 30],
        tilt: -4,
        size: 0.92,
      };
    }
    case 'sockets': {
      const drawn = pen.again(
        pen.disc(0, 0, 37, '#17191a') +
          pen.disc(0, 0, 30, pen.round('chrome', 'd')) +
          pen.disc(0, 0, 19, '#33383b') +
          pen.disc(0, 0, 13, '#1b1e20'),
      );
      const socket = (x: number, y: number, r: number): string => pen.place(drawn, x, y, 0, r / 30);
      const tops = Array.from({ length: 8 }, (_, i) => socket(-258 + i * 73, -180, 24 + (i % 8) * 1.2)).join(
        '',
      );
      const seconds = Array.from({ length: 7 }, (_, i) => socket(-250 + i * 84, -90, 30 + i)).join('');
      return {
        markup:
          pen.box(-340, -330, 680, 640, 36, pen.round(look.hue, 'd')) +
          pen.box(-312, -302, 624, 584, 22, pen.ramp(['#2c2f31', '#232527', '#2f3234'], 'd')) +
          tops +
          seconds +
          pen.box(-290, -20, 580, 90, 44, '#17191a') +
          pen.place(
            pen.box(-250, -16, 380, 32, 14, pen.round('chrome', 'y')) +
              pen.box(-270, -24, 200, 48, 20, pen.round(look.accent, 'y')) +
              pen.shape(
                'M120-40H190Q230-40 230 0Q230 40 190 40H120Q90 20 90 0Q90-20 120-40Z',
                pen.round('chrome', 'y'),
              ) +
              pen.disc(180, 0, 22, pen.round('steel', 'd')),
            0,
            25,
          ) +
          pen.box(-290, 96, 400, 46, 20, '#17191a') +
          pen.box(-276, 106, 370, 24, 8, pen.round('chrome', 'y')) +
          pen.box(-290, 164, 300, 46, 20, '#17191a') +
          pen.box(-276, 174, 270, 24, 8, pen.round('chrome', 'y')) +
          [150, 220].map((x) => socket(x, 140, 30)).join('') +
          Array.from({ length: 10 }, (_, i) =>
            pen.place(pen.again(pen.box(0, 0, 16, 60, 4, pen.round('chrome'))), 40 + i * 24, 190),
          ).join('') +
          [-180, 180].map((x) => pen.box(x - 40, 296, 80, 34, 8, pen.round('steel', 'y'))).join('') +
          pen.gleam('M-326-300V270', 4, 0.35),
        focus: [-80, -100],
        tilt: -4,
        size: 1.02,
      };
    }
    case 'bits': {
      const bits = Array.from({ length: 13 }, (_, i) => {
        const w = 26 - i * 1.5;
        const h = 430 - i * 20;
        const flutes = pen.ticks(
          Math.floor(h / 34),
          -w / 2,
          -h + 20,
          0,
          26,
          `q${w * 0.2} 16 ${w} 20`,
          Math.max(2, w * 0.22),
          0.5,
        );
        return pen.place(
          pen.shape(`M${-w / 2} 0V${-h + 14}L0 ${-h}L${w / 2} ${-h + 14}V0Z`, pen.round(look.hue)) + flutes,
          -276 + i * 46,
          120,
        );
      }).join('');
      return {
        markup:
          bits +
          pen.shape(
            'M-330 80H330L350 120V290Q350 316 324 316H-324Q-350 316-350 290V120Z',
            pen.round('black', 'y'),
          ) +
          pen.area('M-330 84H330L340 108H-340Z', hues[look.accent]) +
          pen.ticks(13, -276, 150, 46, 0, 'v40', 5, 0.5, '#ffffff') +
          pen.gleam('M-340 126H340', 4, 0.3),
        focus: [-120, 0],
        tilt: -5,
        size: 0.94,
      };
    }
    case 'toolbox':
      return {
        markup:
          pen.line('M-190-150C-190-260 190-260 190-150', shade(hues.steel, 0.4), 30, 1) +
          pen.line('M-190-150C-190-260 190-260 190-150', hues.chrome, 24, 1) +
          pen.box(-100, -250, 200, 40, 20, pen.round('black', 'y')) +
          pen.shape('M-340-160L-310-190H310L340-160V-40H-340Z', pen.round(look.hue, 'y')) +
          pen.box(-350, -44, 700, 290, 14, pen.round(look.hue, 'y')) +
          pen.box(-326, -16, 652, 108, 8, pen.round(look.hue)) +
          pen.box(-326, 108, 652, 116, 8, pen.round(look.hue)) +
          [38, 166]
            .map(
              (y) =>
                pen.box(-90, y - 14, 180, 32, 16, pen.round('chrome', 'y')) +
                pen.area(`M-80 ${y + 6}h160v8h-160z`, '#000000', 0.4),
            )
            .join('') +
          [-220, 220]
            .map(
              (x) => pen.box(x - 28, -90, 56, 76, 8, pen.round(look.accent)) + pen.disc(x, -40, 8, '#2a2118'),
            )
            .join('') +
          [-334, 334]
            .map((x) => [-20, 90, 220].map((y) => pen.disc(x, y, 6, pen.round('steel', 'd'))).join(''))
            .join('') +
          pen.gleam('M-304-178H304M-336-36H336', 4, 0.5),
        focus: [-180, -40],
        tilt: 0,
        size: 1,
        floor: 246,
      };
    case 'crate': {
      const board = pen.again(
        pen.box(-320, 0, 640, 78, 4, pen.round('beech', 'y')) +
          pen.line('M-310 24C-100 14 120 40 310 22M-310 54C-80 46 80 66 310 52', '#4a2a12', 1.8, 0.22),
      );
      const wrench = pen.again(spanner(pen, { kind: 'combination', metal: 'steel' }).markup);
      const slat = (y: number): string => pen.place(board, 0, y);
      return {
        markup:
          pen.place(
            hammer(pen, { head: 'claw', handle: 'hickory', grip: look.hue }).markup,
            -190,
            -60,
            4,
            0.7,
          ) +
          pen.place(
            screwdriver(pen, { tip: 'flat', handle: look.hue, accent: look.accent }).markup,
            -60,
            -60,
            182,
            0.64,
          ) +
          pen.place(wrench, 40, -20, -3, 0.58) +
          pen.place(
            screwdriver(pen, { tip: 'cross', handle: look.hue, accent: look.accent, shaft: 360 }).markup,
            136,
            -56,
            178,
            0.62,
          ) +
          pen.place(wrench, 250, -40, 6, 0.62) +
          slat(0) +
          slat(86) +
          slat(172) +
          [-306, 262].map((x) => pen.box(x, -20, 44, 270, 4, pen.round('hickory'))).join('') +
          [-284, 284]
            .map((x) => [30, 120, 210].map((y) => pen.disc(x, y, 6, pen.round('steel', 'd'))).join(''))
            .join(''),
        focus: [-60, -60],
        tilt: 0,
        size: 0.98,
        floor: 250,
      };
    }
  }
}
