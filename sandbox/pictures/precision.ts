import { turned, type Art, type Pen } from './pen';
import { hues, shade, type Hue } from './palette';

export interface GaugeLook {
  readonly kind:
    | 'vernier'
    | 'digital'
    | 'dialCaliper'
    | 'micrometer'
    | 'depth'
    | 'dial'
    | 'feeler'
    | 'divider'
    | 'loupe'
    | 'tweezers'
    | 'rule'
    | 'marking'
    | 'bevel'
    | 'protractor';
  readonly metal: Hue;
  readonly trim: Hue;
}

/** Measuring and marking instruments. */
export function gauge(pen: Pen, look: GaugeLook): Art {
  const metal = pen.flat(look.metal);
  const satin = pen.ramp(['#f3f5f4', '#d5dadb', '#e9ecec', '#bcc3c6'], 'd');
  switch (look.kind) {
    case 'vernier':
    case 'digital':
    case 'dialCaliper': {
      const beam =
        pen.shape('M-50-430H10V430H-50Z', satin) +
        pen.ticks(60, -50, -200, 0, 10, 'h16', 1.4, 0.7) +
        pen.ticks(13, -50, -200, 0, 50, 'h30', 2, 0.8);
      const fixed =
        'M-50-430H10V-330H60L250-352Q262-352 262-362V-380L60-430H10L-50-430L-150-410L-168-400L-50-352Z';
      const slide = 'M-66-300H86L250-324Q262-322 262-312V-300L86-240V-80H-66V-240L-168-262L-150-276Z';
      const scale =
        look.kind === 'vernier'
          ? pen.box(-40, -214, 44, 130, 2, '#f7f8f5') +
            pen.ticks(16, -40, -206, 0, 7.4, 'h14', 1.4, 0.8) +
            pen.disc(48, -150, 15, pen.round(look.trim, 'd'))
          : look.kind === 'digital'
            ? pen.box(-84, -280, 176, 216, 20, pen.round('black')) +
              pen.box(-64, -256, 136, 104, 6, pen.ramp(['#ccd5c2', '#b2bda6'], 'd')) +
              pen.line('M-30-236V-206M-30-200V-172M0-236H20V-206H0V-172H20M44-236V-172', '#2a3024', 8, 0.75) +
              pen.disc(-36, -110, 16, pen.round(look.trim, 'd')) +
              pen.disc(4, -110, 16, pen.round('grey', 'd')) +
              pen.disc(44, -110, 16, pen.round('grey', 'd'))
            : pen.disc(20, -190, 84, pen.round('chrome', 'd')) +
              pen.disc(20, -190, 70, '#fbfaf5') +
              dialMarks(pen, 20, -190, 62) +
              pen.line('M20-190L54-236', '#b0330c', 4, 1) +
              pen.disc(20, -190, 8, '#2a2724');
      return {
        markup:
          pen.shape('M-26 300H-14V450H-26Z', pen.round('steel')) +
          beam +
          pen.shape(fixed, metal) +
          pen.shape(slide, metal) +
          scale +
          pen.ticks(9, 60, -232, 0, 5, 'h24', 2, 0.5) +
          pen.gleam('M-44-420H6M70-336L240-352M90-292L240-312', 3, 0.75),
        focus: [30, -240],
        tilt: 36,
        size: 0.84,
      };
    }
    case 'micrometer': {
      const frame =
        'M-330-60H-290V-20C-280 120-180 190-90 190C10 190 80 120 90-20V-80H160V20C150 190 40 270-90 270C-230 270-340 170-350-10Q-352-40-330-60Z';
      return {
        markup:
          pen.box(-296, -58, 60, 36, 4, pen.round('chrome', 'y')) +
          pen.box(-160, -56, 250, 32, 4, pen.round('chrome', 'y')) +
          pen.shape(frame, pen.round(look.trim, 'y')) +
          pen.shape(
            'M-230 200C-150 256-30 256 60 190L40 176C-30 226-150 226-214 184Z',
            pen.round('black', 'y'),
          ) +
          pen.gleam('M-318-44C-318 100-230 220-110 238', 5, 0.4) +
          pen.box(150, -84, 110, 88, 4, pen.round('chrome', 'y')) +
          pen.line('M154-40H258', '#15120f', 2, 0.7) +
          pen.ticks(9, 160, -40, 11, 0, 'v-14', 1.6, 0.7) +
          pen.ticks(9, 165, -40, 11, 0, 'v10', 1.6, 0.7) +
          pen.shape('M254-94L276-102H390V22H276L254 14Z', pen.round('steel', 'y')) +
          pen.ticks(9, 258, -82, 0, 11, 'h18', 1.6, 0.75) +
          pen.ticks(18, 300, -102, 5, 0, 'v124', 2, 0.3) +
          pen.box(390, -72, 46, 64, 8, pen.round('iron', 'y')) +
          pen.ticks(7, 396, -72, 6, 0, 'v64', 2, 0.45),
        focus: [230, -40],
        tilt: -26,
        size: 0.9,
      };
    }
    case 'depth':
      return {
        markup:
          pen.shape('M-20-430H20V380L12 400H-12L-20 380Z', satin) +
          pen.ticks(60, -20, -420, 0, 12, 'h14', 1.4, 0.7) +
          pen.shape('M-230 120H230V170L60 190V240H-60V190L-230 170Z', pen.round('steel', 'y')) +
          pen.box(-60, -60, 120, 200, 8, metal) +
          pen.box(-34, -40, 26, 150, 2, '#f7f8f5') +
          pen.ticks(16, -34, -30, 0, 8.4, 'h13', 1.4, 0.8) +
          pen.disc(48, 40, 18, pen.round(look.trim, 'd')) +
          pen.gleam('M-220 126H220M-50-52H50', 3, 0.7),
        focus: [0, 60],
        tilt: 26,
        size: 0.98,
      };
    case 'dial':
      return {
        markup:
          pen.box(-14, 190, 28, 130, 4, pen.round('chrome')) +
          pen.box(-8, 316, 16, 70, 3, pen.round('steel')) +
          pen.disc(0, 392, 12, pen.round('madder', 'd')) +
          pen.box(-14, -330, 28, 130, 4, pen.round('chrome')) +
          pen.box(-24, -366, 48, 40, 10, pen.round('iron')) +
          pen.disc(0, 0, 214, pen.round('steel', 'd')) +
          pen.disc(0, 0, 196, pen.round('black', 'd')) +
          pen.disc(0, 0, 180, '#fbfaf5') +
          dialMarks(pen, 0, 0, 168) +
          pen.disc(60, 50, 40, '#f1eee4') +
          dialMarks(pen, 60, 50, 35) +
          pen.line('M60 50L76 26', '#15120f', 3, 1) +
          pen.line('M14 34L-58-130', look.trim === 'orange' ? '#c2410c' : '#15120f', 6, 1) +
          pen.disc(0, 0, 14, pen.round('brass', 'd')) +
          pen.gleam('M-150-110A188 188 0 0 1-20-184', 10, 0.6) +
          pen.box(180, -26, 50, 52, 10, pen.round('iron')),
        focus: [0, -40],
        tilt: 12,
        size: 1.08,
      };
    case 'feeler': {
      let leaves = '';
      for (let i = 0; i < 10; i += 1) {
        leaves += pen.place(
          pen.shape('M-26 18L-22-520Q0-566 22-520L26 18Z', pen.ramp(['#aeb5b8', '#eef0ef', '#b9c0c2'])) +
            pen.line('M-4-480V-420', '#15120f', 3, 0.4),
          0,
          262,
          -40 + i * 8,
        );
      }
      return {
        markup: pen.place(
          leaves +
            pen.shape('M-44-90Q-46 250-30 290Q0 320 30 290Q46 250 44-90Q0-130-44-90Z', pen.round(look.trim)) +
            pen.disc(0, 262, 24, pen.round('brass', 'd')) +
            pen.ticks(6, -18, 256, 7, 0, 'v12', 2, 0.5),
          0,
          60,
        ),
        focus: [0, -160],
        tilt: 10,
        size: 0.98,
      };
    }
    case 'divider': {
      const leg =
        pen.shape('M-20-300C-30-200-26 0-8 420L2 432L8 400C14 200 26-100 24-290Z', pen.round(look.metal)) +
        pen.gleam('M-8-260C-12-100-4 140 0 340', 4, 0.6);
      return {
        markup:
          pen.line('M-120 40Q0-10 120 40', shade(hues.steel, 0.3), 15, 1) +
          pen.line('M-120 37Q0-13 120 37', '#eef0ef', 5, 0.8) +
          pen.place(pen.place(leg, -10, 290), 0, -290, 17) +
          pen.place(pen.place(leg, -10, 290), 0, -290, -17, -1, 1) +
          pen.disc(0, -300, 66, pen.round(look.metal, 'd')) +
          pen.disc(0, -300, 40, pen.round(look.trim, 'd')) +
          pen.shape(
            turned([
              [-440, 16],
              [-430, 24],
              [-380, 22],
              [-362, 14],
            ]),
            pen.round(look.trim),
          ) +
          pen.ticks(8, -22, -430, 0, 7, 'h44', 2, 0.4) +
          pen.disc(128, 40, 24, pen.round(look.trim, 'd')),
        focus: [0, -290],
        tilt: 18,
        size: 0.94,
      };
    }
    case 'loupe':
      return {
        markup:
          pen.shape(
            'M-40 40C-60 150-120 220-90 320C-66 400 66 400 90 320C120 220 60 150 40 40Z',
            pen.round(look.trim),
          ) +
          pen.disc(0, 310, 22, pen.round('brass', 'd')) +
          pen.disc(0, -130, 216, pen.round(look.metal, 'd')) +
          pen.disc(0, -130, 180, pen.round('black', 'd')) +
          pen.disc(0, -130, 164, pen.ramp(['#f7fbfb', '#cfdcdc', '#e9f0ee', '#b6c6c6'], 'd')) +
          pen.oval(-54, -190, 62, 36, '#ffffff', 0.75) +
          pen.oval(60, -60, 40, 20, '#ffffff', 0.4) +
          pen.gleam('M-150-220A190 190 0 0 1 0-324', 7, 0.8) +
          pen.ticks(40, -70, 66, 3.6, 0, 'v14', 1.6, 0.35),
        focus: [-30, -100],
        tilt: 24,
        size: 1.04,
      };
    case 'tweezers':
      return {
        markup:
          pen.shape(
            'M-24 430C-60 260-86 60-56-120C-44-230-22-330-4-420L4-420C-6-320-22-220-28-110C-40 60-10 260 0 430Z',
            pen.round(look.metal),
          ) +
          pen.shape(
            'M24 430C60 260 86 60 56-120C44-230 22-330 4-420L-4-420C6-320 22-220 28-110C40 60 10 260 0 430Z',
            pen.round(look.metal),
          ) +
          pen.box(-26, 380, 52, 56, 10, pen.round(look.trim)) +
          pen.ticks(9, -66, -40, -0.6, 13, 'h26', 3, 0.45) +
          pen.ticks(9, 40, -40, 0.6, 13, 'h26', 3, 0.45) +
          pen.gleam('M-52 120C-58 20-50-90-34-200', 4, 0.8),
        focus: [0, 0],
        tilt: 30,
        size: 0.98,
      };
    case 'rule':
      return {
        markup:
          pen.shape('M-46-450H46V440Q46 452 34 452H-34Q-46 452-46 440Z', satin) +
          pen.ticks(88, -46, -440, 0, 9.6, 'h16', 1.3, 0.75) +
          pen.ticks(18, -46, -440, 0, 48, 'h34', 2.2, 0.85) +
          pen.ticks(70, 46, -440, 0, 12, 'h-14', 1.3, 0.75) +
          pen.ticks(18, 46, -440, 0, 48, 'h-28', 2, 0.85) +
          pen.disc(0, 410, 13, '#4a4640') +
          pen.gleam('M-30-446L20-446', 3, 0.9),
        focus: [0, -120],
        tilt: 34,
        size: 0.98,
      };
    case 'marking':
      return {
        markup:
          pen.box(-16, -430, 32, 760, 8, pen.round('rosewood')) +
          pen.ticks(50, -16, -380, 0, 12, 'h10', 1.2, 0.5, '#f0d695') +
          pen.shape('M-6-430H6L0-452Z', pen.round('steel')) +
          pen.shape(
            'M-130-20Q-130-60-90-60H90Q130-60 130-20V70Q130 110 90 110H-90Q-130 110-130 70Z',
            pen.round('rosewood', 'y'),
          ) +
          pen.box(-118, -66, 236, 16, 4, pen.round('brass', 'y')) +
          pen.line('M-120-10C-40-20 60 6 124-8M-124 40C-40 26 60 50 124 36', '#2a0f0a', 2, 0.4) +
          pen.box(118, 4, 60, 40, 10, pen.round('brass', 'y')) +
          pen.ticks(7, 130, 4, 7, 0, 'v40', 2, 0.4) +
          pen.gleam('M-108-42H108', 4, 0.35),
        focus: [20, 0],
        tilt: 26,
        size: 0.98,
      };
    case 'bevel':
      return {
        markup:
          pen.place(
            pen.shape('M-26 40H26V-430L-26-470Z', satin) + pen.box(-8, -300, 16, 260, 8, '#5a564f'),
            0,
            150,
            34,
          ) +
          pen.shape(
            'M-44 100Q-44 70 0 70Q44 70 44 100V420Q44 440 24 440H-24Q-44 440-44 420Z',
            pen.round('rosewood'),
          ) +
          pen.grain(130, 420, 34, '#1d0806', 0.4) +
          pen.box(-46, 400, 92, 42, 6, pen.round('brass')) +
          pen.box(-46, 84, 92, 70, 10, pen.round('brass')) +
          pen.disc(0, 124, 30, pen.round('brass', 'd')) +
          pen.box(-70, 114, 80, 20, 10, pen.round('brass', 'y')),
        focus: [20, 60],
        tilt: 6,
        size: 0.98,
      };
    case 'protractor':
      return {
        markup:
          pen.shape('M-300 120A300 300 0 0 1 300 120L300 150H-300Z', satin) +
          pen.area('M-190 120A190 190 0 0 1 190 120Z', '#ece7de') +
          pen.area('M-190 120A190 190 0 0 1 190 120Z', '#4a4036', 0.34) +
          halfDial(pen, 120, 292) +
          pen.place(
            pen.shape('M-22 20H22V-330L0-420L-22-330Z', pen.round('chrome')) +
              pen.line('M0-60V-400', '#15120f', 2, 0.5),
            0,
            120,
            28,
          ) +
          pen.disc(0, 120, 46, pen.round('steel', 'd')) +
          pen.disc(0, 120, 28, pen.round(look.trim, 'd')) +
          pen.ticks(7, -18, 108, 6, 0, 'v24', 2, 0.4) +
          pen.box(-320, 138, 640, 40, 4, pen.round('steel', 'y')),
        focus: [60, 0],
        tilt: -12,
        size: 1.02,
      };
  }
}

function dialMarks(pen: Pen, x: number, y: number, r: number): string {
  let fine = '';
  let bold = '';
  for (let i = 0; i < 50; i += 1) {
    const angle = (Math.PI * 2 * i) / 50;
    const reach = i % 5 === 0 ? 0.84 : 0.91;
    const mark = `M${(x + Math.sin(angle) * r).toFixed(1)} ${(y - Math.cos(angle) * r).toFixed(1)}L${(x + Math.sin(angle) * r * reach).toFixed(1)} ${(y - Math.cos(angle) * r * reach).toFixed(1)}`;
    if (i % 5 === 0) bold += mark;
    else fine += mark;
  }
  return (
    pen.line(fine, '#15120f', r > 100 ? 2 : 1, 0.6) + pen.line(bold, '#15120f', r > 100 ? 4.5 : 1.8, 0.85)
  );
}

function halfDial(pen: Pen, y: number, r: number): string {
  let d = '';
  for (let i = 0; i <= 60; i += 1) {
    const angle = Math.PI * (i / 60) - Math.PI / 2;
    const reach = i % 5 === 0 ? r - 34 : r - 16;
    d += `M${(Math.sin(angle) * r).toFixed(1)} ${(y - Math.cos(angle) * r).toFixed(1)}L${(Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`;
  }
  return pen.line(d, '#15120f', 2, 0.7);
}

export interface SquareLook {
  readonly kind: 'try' | 'engineer' | 'combination' | 'speed';
  readonly stock: Hue;
}

/** Squares: a blade up, a stock to the right. */
export function square(pen: Pen, look: SquareLook): Art {
  const satin = pen.ramp(['#f3f5f4', '#cfd5d7', '#e9ecec', '#b5bcc0'], 'd');
  if (look.kind === 'speed') {
    const body = 'M-250 260V-330Q-250-350-230-340L340 240Q350 260 330 260Z';
    const window = 'M-190 200V-130L130 200Z';
    return {
      markup:
        `<path d="${body}${window}" fill-rule="evenodd" fill="${satin}" stroke="#1d1a16" stroke-opacity=".45" stroke-width="2"/>` +
        pen.ticks(44, -250, -300, 0, 12, 'h16', 1.5, 0.7) +
        pen.ticks(40, -200, -300, 13, 13.2, 'l-12 12', 1.6, 0.7) +
        pen.box(-262, 244, 606, 40, 6, pen.round('steel', 'y')) +
        pen.gleam('M-240-320L320 246', 3, 0.8),
      focus: [-120, 0],
      tilt: -10,
      size: 0.92,
    };
  }
  const rule =
    look.kind === 'combination'
      ? pen.shape('M-226-430H-150V430H-226Z', satin) +
        pen.ticks(84, -226, -420, 0, 10, 'h16', 1.3, 0.75) +
        pen.ticks(17, -226, -420, 0, 50, 'h32', 2.2, 0.8) +
        pen.line('M-172-420V420', '#15120f', 5, 0.22)
      : pen.shape('M-226-420H-150V250H-226Z', satin) + pen.gleam('M-218-412V240', 3, 0.8);
  if (look.kind === 'combination') {
    const head = 'M-240 60H-136V90H230V160H150L-60 340L-130 300V240H-240Z';
    return {
      markup:
        rule +
        pen.shape(head, pen.round(look.stock, 'y')) +
        pen.box(-70, 120, 150, 44, 22, pen.ramp(['#e9f0b8', '#c9da6a', '#a9bd46'], 'y')) +
        pen.line('M-20 120V164M28 120V164', '#20241a', 3, 0.8) +
        pen.disc(-100, 250, 30, pen.round('brass', 'd')) +
        pen.ticks(6, -118, 236, 7, 0, 'v28', 2, 0.4) +
        pen.gleam('M-130 98H222', 4, 0.6),
      focus: [-80, 140],
      tilt: 14,
      size: 0.98,
    };
  }
  const wood = look.kind === 'try';
  return {
    markup:
      rule +
      pen.box(-250, 190, 520, 92, 6, pen.round(look.stock, 'y')) +
      (wood
        ? pen.line('M-230 214C-80 200 80 230 262 210M-230 246C-80 232 80 262 262 242', '#1d0806', 2, 0.35) +
          pen.box(-252, 184, 522, 14, 2, pen.round('brass', 'y')) +
          [-206, -172, 230]
            .map(
              (x) =>
                pen.disc(x, 240, 12, pen.round('brass', 'd')) +
                pen.line(`M${x - 7} 240h14`, '#3a2a10', 2, 0.7),
            )
            .join('')
        : pen.gleam('M-240 200H260', 4, 0.7) + pen.area('M-160 190H-140V210H-160Z', '#2a2724')),
    focus: [-130, 160],
    tilt: 16,
    size: 1,
  };
}
