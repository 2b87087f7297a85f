import { symmetric, type Art, type Pen, type View, type Weave } from './pen';
import { hues, shade, tint, type Hue } from './palette';

/** What every piece of cloth has: a colour, perhaps a pattern in a second one. */
export interface Cloth {
  readonly hue: Hue;
  readonly weave?: Weave;
  readonly second?: Hue;
  /** How large the pattern is, 1 being usual. */
  readonly repeat?: number;
}

/** Cloth inside an outline: base colour with light from the left, its weave, its folds, its edge. */
export function cloth(pen: Pen, d: string, look: Cloth, folds = '', lights = ''): string {
  const base = hues[look.hue];
  const fill = pen.ramp([tint(base, 0.1), base, tint(base, 0.05), shade(base, 0.14)], 'd');
  const pattern = pen.weave(look.weave ?? 'plain', base, hues[look.second ?? 'ivory'], look.repeat ?? 1);
  return (
    pen.area(d, fill) +
    pen.area(d, pattern) +
    (folds === '' && lights === ''
      ? ''
      : pen.inside(
          d,
          `<g filter="url(#b)">${folds === '' ? '' : pen.area(folds, shade(base, 0.62), 0.26)}${lights === '' ? '' : pen.area(lights, '#fffaf0', 0.2)}</g>`,
        )) +
    pen.line(d, shade(base, 0.6), 2, 0.6)
  );
}

const seam = (pen: Pen, d: string, look: Cloth, width = 2): string =>
  pen.line(d, shade(hues[look.hue], 0.55), width, 0.7);
const stitch = (pen: Pen, d: string, look: Cloth): string =>
  pen.line(d, tint(hues[look.hue], 0.4), 1.6, 0.7, 'stroke-dasharray="5 4"');

function buttons(pen: Pen, x: number, ys: readonly number[], colour: string, r = 7): string {
  return ys
    .map(
      (y) =>
        pen.disc(x, y, r, colour) +
        pen.oval(x - 2, y - 2, r * 0.3, r * 0.3, '#2a2018', 0.6) +
        pen.oval(x + 2, y + 2, r * 0.3, r * 0.3, '#2a2018', 0.6),
    )
    .join('');
}

export interface TopLook extends Cloth {
  readonly kind:
    | 'kurta'
    | 'shirt'
    | 'tee'
    | 'nehru'
    | 'waistcoat'
    | 'chore'
    | 'kurti'
    | 'blouse'
    | 'sweater'
    | 'bandhgala'
    | 'polo';
  readonly sleeve: 'long' | 'half' | 'none';
  /** The colour of yokes, plackets and buttons where they differ. */
  readonly trim?: Hue;
  /** How long sleeves lie: apart from the body by default, beside it, or folded over it. */
  readonly lies?: 'apart' | 'beside' | 'folded';
  /** A hem at the hip, where the kind has a longer one. */
  readonly short?: true;
}

interface Cut {
  readonly shoulder: number;
  readonly chest: number;
  readonly hem: number;
  readonly top: number;
  readonly foot: number;
  readonly neck: number;
  readonly size: number;
}

const cuts: Record<TopLook['kind'], Cut> = {
  kurta: { shoulder: 178, chest: 168, hem: 214, top: -390, foot: 410, neck: 58, size: 1 },
  kurti: { shoulder: 150, chest: 138, hem: 226, top: -380, foot: 390, neck: 62, size: 1 },
  shirt: { shoulder: 196, chest: 186, hem: 190, top: -330, foot: 330, neck: 58, size: 1.04 },
  polo: { shoulder: 196, chest: 184, hem: 186, top: -310, foot: 310, neck: 58, size: 1.1 },
  tee: { shoulder: 196, chest: 186, hem: 188, top: -310, foot: 310, neck: 66, size: 1.1 },
  sweater: { shoulder: 192, chest: 190, hem: 178, top: -310, foot: 310, neck: 62, size: 1.06 },
  blouse: { shoulder: 170, chest: 156, hem: 170, top: -270, foot: 210, neck: 74, size: 1.28 },
  nehru: { shoulder: 168, chest: 176, hem: 182, top: -320, foot: 310, neck: 54, size: 1.16 },
  waistcoat: { shoulder: 164, chest: 170, hem: 172, top: -310, foot: 300, neck: 60, size: 1.18 },
  bandhgala: { shoulder: 194, chest: 182, hem: 194, top: -340, foot: 350, neck: 54, size: 1.02 },
  chore: { shoulder: 204, chest: 196, hem: 202, top: -330, foot: 330, neck: 58, size: 1.02 },
};

/** Everything worn above the waist, laid flat, with its sleeves a little apart. */
export function top(pen: Pen, look: TopLook, view: View): Art {
  const whole = cuts[look.kind];
  const cut = look.short === true ? { ...whole, foot: whole.foot - 120, hem: whole.hem - 14 } : whole;
  const { shoulder: s, chest: c, hem: h, top: t, foot: f, neck: n } = cut;
  const pit = t + 210;
  const trim = look.trim ?? look.hue;
  const body = symmetric(0, t + (view === 'back' ? 10 : 46), [
    view === 'back' ? [n * 0.6, t + 10, n, t] : [n * 0.8, t + 40, n, t],
    [s * 0.7, t + 16, s, t + 52],
    look.sleeve === 'none' ? [s - 40, t + 120, s - 26, pit - 24, c, pit] : [s - 6, t + 130, c, pit],
    [c - 10, pit + (f - pit) * 0.4, h - 4, pit + (f - pit) * 0.7, h, f - 10],
    look.kind === 'shirt' ? [h * 0.7, f - 4, h * 0.5, f + 34, 0, f + 36] : [h * 0.5, f + 8, 0, f + 8],
  ]);
  const long = look.sleeve === 'long';
  const folded = long && look.lies === 'folded' && view === 'front';
  const beside = long && look.lies !== undefined && look.lies !== 'apart' && !folded;
  const reach = beside
    ? f - (look.kind === 'kurta' || look.kind === 'kurti' ? 316 : 150)
    : long
      ? f - (look.kind === 'kurta' || look.kind === 'kurti' ? 330 : 170)
      : pit + 26;
  const out = beside ? s + 58 : long ? s + 128 : s + 110;
  const wide = long ? 44 : 76;
  const sleeve = `M${n + 40} ${t + 10}L${s} ${t + 48}C${s + 44} ${t + 90} ${s + 60} ${t + 170} ${out} ${reach}L${out - wide * 2} ${reach + (long ? 18 : 42)}C${c + 20} ${pit + 90} ${c + 6} ${pit + 30} ${c - 10} ${pit - 20}Z`;
  const bent = `M${n + 40} ${t + 10}L${s} ${t + 48}C${s + 40} ${t + 100} ${s + 52} ${pit - 20} ${s + 42} ${pit + 110}Q${s + 30} ${pit + 190} ${s - 12} ${pit + 196}L${c - 16} ${pit + 110}V${pit - 20}Z`;
  const forearm = `M${s + 44} ${pit + 90}Q${s + 36} ${pit + 200} ${s - 14} ${pit + 206}L28 ${pit + 238}L14 ${pit + 156}L${c - 22} ${pit + 112}Q${s - 10} ${pit + 104} ${s + 44} ${pit + 90}Z`;
  const cuffLine = long
    ? `M${out - 2} ${reach - 30}L${out - wide * 2 + 2} ${reach - 12}`
    : `M${out - 15} ${reach - 18}L${out - wide * 2 + 8} ${reach + 16}`;
  const sleeveArt = folded
    ? cloth(pen, bent, look)
    : cloth(
        pen,
        sleeve,
        look,
        `M${c} ${pit - 40}C${c + 40} ${pit + 40} ${c + 50} ${pit + 120} ${out - wide * 2} ${reach + 20}L${out - wide * 1.3} ${reach}C${c + 60} ${pit + 60} ${c + 40} ${pit} ${c + 30} ${pit - 80}Z`,
      ) + seam(pen, cuffLine, look, long ? 2.4 : 1.8);
  const sleeves =
    look.sleeve === 'none' ? '' : pen.place(pen.again(sleeveArt), 0, 0, 0, -1, 1) + pen.again(sleeveArt);
  const folds = `M${-c} ${pit + 10}C${-c + 50} ${pit + 60} ${-c + 60} ${pit + 180} ${-h * 0.62} ${f}L${-h * 0.8} ${f}C${-c + 30} ${pit + 220} ${-c + 20} ${pit + 100} ${-c} ${pit + 10}ZM${c} ${pit + 6}C${c - 60} ${pit + 80} ${c - 50} ${pit + 240} ${h * 0.44} ${f}L${h * 0.9} ${f}C${c - 20} ${pit + 240} ${c - 14} ${pit + 90} ${c} ${pit + 6}ZM60 ${pit + 60}C40 ${pit + 180} 54 ${f - 120} 40 ${f}L20 ${f}C40 ${f - 160} 30 ${pit + 160} 60 ${pit + 60}Z`;
  const lights = `M${-c * 0.52} ${pit - 60}C${-c * 0.62} ${pit + 140} ${-c * 0.5} ${f - 160} ${-h * 0.5} ${f}L${-h * 0.34} ${f}C${-c * 0.4} ${f - 180} ${-c * 0.44} ${pit + 120} ${-c * 0.52} ${pit - 60}Z`;
  let markup = '';
  if (view === 'front') {
    const banded = look.kind === 'kurta' || look.kind === 'nehru' || look.kind === 'bandhgala';
    const rise = banded ? 26 : 0;
    markup += pen.area(
      `M${-n} ${t + 8}L${-n + rise * 0.3} ${t - rise}Q0 ${t - 34 - rise} ${n - rise * 0.3} ${t - rise}L${n} ${t + 8}L${n * 0.7} ${t + 46}Q0 ${t + 60} ${-n * 0.7} ${t + 46}Z`,
      shade(hues[look.hue], 0.5),
    );
  }
  markup += sleeves + cloth(pen, body, look, folds, lights) + front(pen, look, view, cut, trim);
  if (folded) {
    const art = cloth(pen, forearm, look) + seam(pen, `M52 ${pit + 230}L38 ${pit + 150}`, look, 2.4);
    markup += `<g filter="url(#s)">${pen.place(pen.again(art), 0, 0, 0, -1, 1)}</g><g filter="url(#s)">${pen.again(art)}</g>`;
  }
  return { markup, focus: [0, t + 150], tilt: -3, size: cut.size * 0.98 };
}

function front(pen: Pen, look: TopLook, view: View, cut: Cut, trim: Hue): string {
  const { top: t, foot: f, neck: n, hem: h, chest: c, shoulder: s } = cut;
  const pit = t + 210;
  const trimLook: Cloth = { ...look, hue: trim };
  const nacre = pen.ramp(['#fffaf0', '#d9cdb8'], 'd');
  const buttonPaint = look.trim === undefined ? nacre : pen.round(look.trim, 'd');
  const hemStitch =
    look.kind === 'shirt' ? '' : stitch(pen, `M${-h + 4} ${f - 26}Q0 ${f - 8} ${h - 4} ${f - 26}`, look);
  const band = (height: number): string =>
    cloth(
      pen,
      `M${-n - 4} ${t + 4}C${-n * 0.8} ${t + 52} -16 ${t + 62} 0 ${t + 62}C16 ${t + 62} ${n * 0.8} ${t + 52} ${n + 4} ${t + 4}L${n - 6} ${t + 2 - height}C${n - 8} ${t + 14} 20 ${t + 34} 0 ${t + 34}C-20 ${t + 34} ${-n + 8} ${t + 14} ${-n + 6} ${t + 2 - height}Z`,
      trimLook,
    );
  if (view === 'back') {
    const yoke = seam(pen, `M${-s + 8} ${t + 96}Q0 ${t + 116} ${s - 8} ${t + 96}`, look);
    const collar = cloth(
      pen,
      `M${-n} ${t}Q0 ${t - 36} ${n} ${t}L${n - 6} ${t + 26}Q0 ${t + 2} ${-n + 6} ${t + 26}Z`,
      trimLook,
    );
    const pleat = seam(pen, `M-12 ${t + 106}V${t + 250}M12 ${t + 106}V${t + 250}`, look, 1.6);
    const plain =
      look.kind === 'tee' || look.kind === 'sweater' || look.kind === 'blouse' || look.kind === 'kurti';
    return (plain ? collar : yoke + collar + pleat) + hemStitch;
  }
  const slits = seam(
    pen,
    `M${-h + 20} ${f - 140}L${-h + 13} ${f - 6}M${h - 20} ${f - 140}L${h - 13} ${f - 6}`,
    look,
    3,
  );
  const pointed = (spread: number): string => {
    const leaf = `M${-n - 8} ${t - 6}C${-n * 0.6} ${t + 40} -20 ${t + 58} 0 ${t + 60}L${-spread} ${t + 112}L${-n - 22} ${t + 46}Z`;
    return (
      cloth(pen, leaf, trimLook) +
      pen.place(cloth(pen, leaf, trimLook), 0, 0, 0, -1, 1) +
      pen.area(
        `M${-n + 4} ${t - 6}Q0 ${t - 36} ${n - 4} ${t - 6}Q${n * 0.4} ${t + 20} 0 ${t + 56}Q${-n * 0.4} ${t + 20} ${-n + 4} ${t - 6}Z`,
        shade(hues[look.hue], 0.4),
        0.5,
      )
    );
  };
  const end = look.kind === 'shirt' ? f + 32 : f + 6;
  const fullPlacket =
    seam(pen, `M-15 ${t + 60}V${end}M15 ${t + 60}V${end}`, look, 1.8) +
    stitch(pen, `M-10 ${t + 64}V${end}`, look);
  const spaced = (from: number, to: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
  const pocket = (x: number, y: number, w: number, depth: number): string =>
    cloth(
      pen,
      `M${x} ${y}H${x + w}V${y + depth - 22}L${x + w / 2} ${y + depth}L${x} ${y + depth - 22}Z`,
      look,
    ) + stitch(pen, `M${x + 5} ${y + 18}H${x + w - 5}`, look);
  const patch = (x: number, y: number, w: number, depth: number): string =>
    cloth(pen, `M${x} ${y}h${w}v${depth - 14}q0 14-14 14h${-(w - 28)}q-14 0-14-14z`, look) +
    stitch(pen, `M${x + 6} ${y + 16}h${w - 12}`, look);
  switch (look.kind) {
    case 'kurta':
      return (
        slits +
        hemStitch +
        cloth(pen, `M-24 ${t + 58}H24V${t + 300}L0 ${t + 322}L-24 ${t + 300}Z`, trimLook) +
        stitch(pen, `M-17 ${t + 66}V${t + 294}M17 ${t + 66}V${t + 294}`, trimLook) +
        band(28) +
        buttons(
          pen,
          0,
          spaced(t + 90, t + 280, 4),
          look.trim === undefined ? nacre : pen.round('brass', 'd'),
        ) +
        pocket(c - 106, pit - 20, 76, 92)
      );
    case 'kurti': {
      const yoke = `M${-n - 34} ${t + 20}C${-n} ${t + 120} -70 ${t + 190} 0 ${t + 214}C70 ${t + 190} ${n} ${t + 120} ${n + 34} ${t + 20}L${n - 4} ${t + 8}C${n * 0.8} ${t + 70} 20 ${t + 110} 0 ${t + 112}C-20 ${t + 110} ${-n * 0.8} ${t + 70} ${-n + 4} ${t + 8}Z`;
      const border = `M${-h} ${f - 66}Q0 ${f - 48} ${h} ${f - 66}L${h + 4} ${f - 6}Q0 ${f + 14} ${-h - 4} ${f - 6}Z`;
      const embroidery = pen.line(
        `M${-n - 16} ${t + 40}C${-n + 10} ${t + 120} -50 ${t + 168} 0 ${t + 186}C50 ${t + 168} ${n - 10} ${t + 120} ${n + 16} ${t + 40}`,
        hues[look.second ?? 'ivory'],
        6,
        0.9,
        'stroke-dasharray="2 10"',
      );
      return (
        cloth(pen, border, { ...trimLook, weave: 'plain' }) +
        pen.line(
          `M${-h + 2} ${f - 36}Q0 ${f - 18} ${h - 2} ${f - 36}`,
          hues[look.second ?? 'ivory'],
          8,
          0.85,
          'stroke-dasharray="2 14"',
        ) +
        slits +
        cloth(pen, yoke, { ...trimLook, weave: 'plain' }) +
        embroidery +
        buttons(pen, 0, [t + 136, t + 160], pen.round('brass', 'd'), 6)
      );
    }
    case 'shirt':
      return (
        fullPlacket +
        pocket(c - 122, pit - 50, 86, 100) +
        pointed(64) +
        buttons(pen, 0, spaced(t + 84, f - 40, 7), buttonPaint, 6)
      );
    case 'polo':
      return (
        hemStitch +
        cloth(pen, `M-20 ${t + 58}H20V${t + 190}H-20Z`, trimLook) +
        pointed(58) +
        buttons(pen, 0, [t + 90, t + 130, t + 168], buttonPaint, 6)
      );
    case 'tee':
      return (
        hemStitch +
        pen.line(
          `M${-n} ${t}C${-n * 0.8} ${t + 44} -24 ${t + 50} 0 ${t + 50}C24 ${t + 50} ${n * 0.8} ${t + 44} ${n} ${t}`,
          shade(hues[trim], 0.12),
          20,
          1,
          'style="stroke-linecap:butt"',
        ) +
        stitch(
          pen,
          `M${-n - 10} ${t + 20}C${-n * 0.7} ${t + 60} -24 ${t + 66} 0 ${t + 66}C24 ${t + 66} ${n * 0.7} ${t + 60} ${n + 10} ${t + 20}`,
          look,
        ) +
        (trim === look.hue ? '' : patch(c - 116, pit - 40, 78, 88))
      );
    case 'sweater':
      return (
        pen.line(
          `M${-n} ${t}C${-n * 0.8} ${t + 44} -24 ${t + 52} 0 ${t + 52}C24 ${t + 52} ${n * 0.8} ${t + 44} ${n} ${t}`,
          shade(hues[trim], 0.2),
          26,
          1,
          'style="stroke-linecap:butt"',
        ) +
        pen.ticks(24, -h + 10, f - 46, (h * 2 - 20) / 23, 0, 'v48', 3, 0.25) +
        seam(pen, `M${-h} ${f - 48}Q0 ${f - 36} ${h} ${f - 48}`, look) +
        [-90, 0, 90]
          .map((x) =>
            pen.line(
              Array.from(
                { length: 9 },
                (_, i) =>
                  `M${x - 16} ${t + 110 + i * 52}q32 13 32 26q0 13-32 26M${x + 16} ${t + 110 + i * 52}q-32 13-32 26q0 13 32 26`,
              ).join(''),
              shade(hues[look.hue], 0.5),
              5,
              0.25,
            ),
          )
          .join('')
      );
    case 'blouse':
      return (
        cloth(
          pen,
          `M${-h} ${f - 50}Q0 ${f - 34} ${h} ${f - 50}L${h + 2} ${f - 6}Q0 ${f + 12} ${-h - 2} ${f - 6}Z`,
          { ...trimLook, weave: 'zari', second: look.second ?? 'brass' },
        ) +
        pen.line(
          `M${-n} ${t}C${-n * 0.9} ${t + 60} -40 ${t + 66} 0 ${t + 56}C40 ${t + 66} ${n * 0.9} ${t + 60} ${n} ${t}`,
          hues[trim],
          14,
          1,
          'style="stroke-linecap:butt"',
        ) +
        seam(pen, `M0 ${t + 60}V${f}`, look) +
        seam(
          pen,
          `M-90 ${f - 50}C-84 ${pit + 120} -70 ${pit + 60} -60 ${pit + 30}M90 ${f - 50}C84 ${pit + 120} 70 ${pit + 60} 60 ${pit + 30}`,
          look,
          1.6,
        ) +
        buttons(pen, 0, spaced(t + 100, f - 70, 5), pen.round('brass', 'd'), 5)
      );
    case 'nehru':
    case 'waistcoat':
    case 'bandhgala': {
      const v =
        look.kind === 'waistcoat'
          ? pen.area(
              `M${-n} ${t}L0 ${t + 220}L${n} ${t}Q0 ${t + 30} ${-n} ${t}Z`,
              shade(hues[look.hue], 0.7),
              0.55,
            ) + seam(pen, `M${-n - 10} ${t + 4}L-2 ${t + 236}M${n + 10} ${t + 4}L2 ${t + 236}`, look, 3)
          : band(30);
      const from = look.kind === 'waistcoat' ? t + 250 : t + 90;
      const welt = (x: number, y: number, w: number): string =>
        cloth(pen, `M${x} ${y}L${x + w} ${y - 10}V${y + 14}L${x} ${y + 24}Z`, trimLook);
      const square =
        look.kind === 'waistcoat'
          ? ''
          : pen.shape(
              `M${c - 116} ${pit - 34}L${c - 90} ${pit - 62}L${c - 70} ${pit - 40}L${c - 50} ${pit - 58}L${c - 44} ${pit - 42}Z`,
              pen.flat('madder'),
            );
      return (
        seam(pen, `M0 ${t + 62}V${f + 6}`, look, 2.4) +
        stitch(pen, `M-9 ${t + 70}V${f}`, look) +
        v +
        square +
        welt(c - 122, pit - 32, 84) +
        welt(-h + 34, f - 170, 100) +
        pen.place(welt(-h + 34, f - 170, 100), 0, 0, 0, -1, 1) +
        buttons(
          pen,
          0,
          spaced(from, f - 90, look.kind === 'waistcoat' ? 5 : 6),
          look.trim === undefined ? pen.round('brass', 'd') : buttonPaint,
          9,
        )
      );
    }
    case 'chore':
      return (
        fullPlacket +
        hemStitch +
        patch(c - 132, pit - 60, 96, 110) +
        patch(-c + 24, f - 220, 130, 150) +
        patch(c - 154, f - 220, 130, 150) +
        patch(-c + 36, pit - 60, 96, 110) +
        pointed(74) +
        buttons(pen, 0, spaced(t + 100, f - 60, 5), buttonPaint, 9)
      );
  }
}

export interface LegLook extends Cloth {
  readonly kind: 'chino' | 'jeans' | 'pyjama' | 'palazzo' | 'cargo' | 'churidar';
}

/** Trousers of every cut, laid flat. */
export function trousers(pen: Pen, look: LegLook, view: View): Art {
  const shape = {
    chino: { waist: 132, hip: 168, knee: 120, foot: 84, gap: 30 },
    jeans: { waist: 132, hip: 166, knee: 120, foot: 88, gap: 26 },
    cargo: { waist: 138, hip: 178, knee: 140, foot: 100, gap: 24 },
    pyjama: { waist: 130, hip: 196, knee: 156, foot: 92, gap: 20 },
    churidar: { waist: 126, hip: 178, knee: 96, foot: 50, gap: 40 },
    palazzo: { waist: 120, hip: 176, knee: 148, foot: 204, gap: 12 },
  }[look.kind];
  const { waist: w, hip: p, knee: k, foot: o, gap: g } = shape;
  const outer = o + g + (look.kind === 'palazzo' ? 30 : 50);
  const leg = symmetric(0, -400, [
    [w, -400],
    [p * 0.96, -280, p, -200, p, -120],
    [k + g + 40, 60, outer, 200, outer, 400],
    [outer - o * 0.5, 412, g, 406],
    [g + 4, 140, 6, -40, 0, -110],
  ]);
  const gathered = look.kind === 'pyjama' || look.kind === 'churidar' || look.kind === 'palazzo';
  const folds = `M${p * 0.7} -180C${p * 0.6} 40 ${outer - 40} 240 ${outer - 30} 420H${outer + 20}V-60ZM${-g - 20} -60C${-g - 50} 80 ${-g - 40} 260 ${-g - 34} 420H${-g}L${-g} 20ZM${g + 6} -40C${g + 36} 120 ${g + 24} 280 ${g + 22} 420H${g}Z`;
  const lights = `M${-p * 0.7} -260C${-p * 0.8} 20 ${-outer + 50} 240 ${-outer + 44} 420H${-outer + 84}C${-outer + 80} 220 ${-p * 0.5} 0 ${-p * 0.5} -260Z`;
  const waistband = cloth(pen, `M${-w} -400Q0 -388 ${w} -400L${w + 7} -352Q0 -338 ${-w - 7} -352Z`, look);
  const loops = [-0.8, -0.36, 0.36, 0.8]
    .map((x) => cloth(pen, `M${x * w - 6} -408h12v62h-12z`, look))
    .join('');
  let detail = waistband;
  if (gathered) {
    detail +=
      pen.ticks(16, -w + 10, -344, (w * 2 - 20) / 15, 0, 'q3 40 -2 80', 2.4, 0.25) +
      (look.kind === 'palazzo'
        ? ''
        : pen.line('M-8-372C-30-300-20-250-30-210M8-372C26-310 14-260 26-196', '#efe6d3', 6, 1) +
          pen.disc(-30, -204, 9, hues.ivory) +
          pen.disc(26, -190, 9, hues.ivory));
    if (look.kind === 'churidar')
      detail +=
        pen.ticks(8, outer - o * 2 + 6, 260, 0, 18, 'q40 16 90 4', 2.4, 0.3) +
        pen.ticks(8, -outer + 4, 264, 0, 18, 'q40 14 90 -4', 2.4, 0.3);
  } else {
    detail += loops;
    if (view === 'front') {
      detail +=
        seam(pen, 'M0-350V-130', look) +
        stitch(pen, 'M26-346C30-240 26-190 4-160', look) +
        buttons(
          pen,
          0,
          [-374],
          look.kind === 'jeans' ? pen.round('copper', 'd') : pen.ramp(['#fffaf0', '#cfc0a6'], 'd'),
          9,
        ) +
        seam(
          pen,
          `M${-w - 2} -250Q${-w + 60} -262 ${-w + 72} -348M${w + 2} -250Q${w - 60} -262 ${w - 72} -348`,
          look,
        ) +
        stitch(
          pen,
          `M${-w - 4} -240Q${-w + 70} -252 ${-w + 82} -348M${w + 4} -240Q${w - 70} -252 ${w - 82} -348`,
          look,
        );
    } else {
      const pocket =
        cloth(pen, 'M-130-270L-40-282L-36-186L-82-160L-126-176Z', look) +
        stitch(pen, 'M-126-256L-42-268', look);
      detail += seam(pen, 'M0-350V-110', look) + pocket + pen.place(pocket, 0, 0, 0, -1, 1);
    }
    if (look.kind === 'cargo') {
      const patch =
        cloth(pen, `M${p - 70} 10L${p + 8} 20L${p + 14} 140L${p - 60} 132Z`, look) +
        cloth(pen, `M${p - 74} 2L${p + 12} 12L${p + 12} 46L${p - 72} 38Z`, look) +
        buttons(pen, p - 30, [34], pen.round('iron', 'd'), 6);
      detail += patch + pen.place(patch, 0, 0, 0, -1, 1);
    }
    if (look.kind === 'chino')
      detail += pen.line(
        `M${-outer + o * 0.9} 400C${-outer + o} 200 ${-p * 0.6} 0 ${-p * 0.52} -240M${outer - o * 0.9} 400C${outer - o} 200 ${p * 0.6} 0 ${p * 0.52} -240`,
        shade(hues[look.hue], 0.5),
        2,
        0.35,
      );
    if (look.kind === 'jeans')
      detail += pen.line(
        `M${-outer + 8} 380C${-outer + 10} 200 ${-p + 12} 20 ${-p + 8} -140M${outer - 8} 380C${outer - 10} 200 ${p - 12} 20 ${p - 8} -140`,
        '#c98a4a',
        1.8,
        0.8,
        'stroke-dasharray="6 4"',
      );
  }
  const hems = stitch(pen, `M${-outer + 2} 374L${-g - 2} 378M${outer - 2} 374L${g + 2} 378`, look);
  return {
    markup: cloth(pen, leg, look, folds, lights) + detail + hems,
    focus: [10, -280],
    tilt: 3,
    size: 0.98,
  };
}

export interface DressLook extends Cloth {
  readonly kind: 'dress' | 'wrap' | 'anarkali' | 'skirt' | 'lehenga' | 'apron';
  readonly trim?: Hue;
}

/** Dresses, skirts and aprons, laid flat. */
export function dress(pen: Pen, look: DressLook, view: View): Art {
  const trim: Cloth = {
    hue: look.trim ?? look.hue,
    weave: look.trim === undefined ? (look.weave ?? 'plain') : 'zari',
    second: 'brass',
  };
  const gathers = (w: number, y: number, depth: number, count: number): string =>
    pen.ticks(count, -w, y, (w * 2) / (count - 1), 0, `q4 ${depth * 0.5} -2 ${depth}`, 2.6, 0.22);
  if (look.kind === 'apron') {
    const bib = symmetric(0, -300, [
      [108, -300],
      [112, -220, 130, -150, 236, -110],
      [232, 300],
      [230, 330, 200, 336],
      [0, 340],
    ]);
    return {
      markup:
        pen.line('M-100-290C-100-470 100-470 100-290', shade(hues.tan, 0.2), 22, 1) +
        pen.line('M-100-290C-100-470 100-470 100-290', hues.tan, 17, 1) +
        pen.line('M-234-104C-310-60-300 60-340 120M234-104C310-60 300 60 340 120', hues.tan, 15, 1) +
        cloth(
          pen,
          bib,
          look,
          'M120-160C90 60 120 200 110 340H170C160 160 150 20 160-140Z',
          'M-150-110C-130 60-160 220-150 340H-110C-120 180-100 20-110-130Z',
        ) +
        stitch(pen, 'M-100-288H100M-222-96V318H222V-96', look) +
        cloth(pen, 'M-150 40H150V200Q150 220 130 220H-130Q-150 220-150 200Z', look) +
        seam(pen, 'M0 40V220', look) +
        stitch(pen, 'M-142 60H142', look) +
        cloth(pen, 'M-62-210H62V-120Q62-106 48-106H-48Q-62-106-62-120Z', look) +
        [-98, 98].map((x) => pen.disc(x, -288, 11, pen.round('brass', 'd'))).join('') +
        [-146, 146].map((x) => pen.disc(x, 46, 7, pen.round('copper', 'd'))).join(''),
      focus: [0, -60],
      tilt: 2,
      size: 1,
    };
  }
  if (look.kind === 'skirt' || look.kind === 'lehenga') {
    const flare = look.kind === 'lehenga' ? 330 : 240;
    const skirt = symmetric(0, -330, [
      [112, -330],
      [150, -120, flare - 40, 120, flare, 330],
      [flare * 0.6, 372, 0, 374],
    ]);
    const border = `M${-flare} 330Q${-flare * 0.6} 372 0 374Q${flare * 0.6} 372 ${flare} 330L${flare - 26} 244Q${flare * 0.5} 284 0 286Q${-flare * 0.5} 284 ${-flare + 26} 244Z`;
    const panels = [-0.66, -0.33, 0, 0.33, 0.66]
      .map((x) => `M${x * 100} -320C${x * 130} -100 ${x * flare * 0.9} 160 ${x * flare * 1.04} 366`)
      .join('');
    return {
      markup:
        cloth(
          pen,
          skirt,
          look,
          'M70-320C90-80 170 140 190 380H250C210 120 120-100 90-320ZM-20-320C-30-80-60 140-66 380H-20C-20 140-6-80 0-320Z',
          'M-80-320C-110-100-190 140-220 380H-170C-140 120-80-80-60-320Z',
        ) +
        seam(pen, panels, look, 2) +
        gathers(104, -296, 90, 20) +
        cloth(pen, border, trim) +
        cloth(pen, 'M-114-372H114V-314Q0-300-114-314Z', trim) +
        pen.line('M112-350C150-330 160-260 150-200M112-350C176-340 190-270 186-220', hues.madder, 6, 1) +
        pen.disc(150, -190, 14, hues.madder) +
        pen.disc(186, -210, 14, hues.madder),
      focus: [60, 250],
      tilt: -2,
      size: 1.02,
    };
  }
  const flare = look.kind === 'anarkali' ? 306 : 226;
  const waist = look.kind === 'anarkali' ? -110 : -40;
  const n = 62;
  const bodice = symmetric(0, view === 'back' ? -390 : -330, [
    [40, view === 'back' ? -390 : -340, n, -400],
    [110, -392, 150, -360],
    [136, -280, 132, -210],
    [120, waist - 60, 108, waist - 20, 106, waist],
    [0, waist + 8],
  ]);
  const skirt = symmetric(0, waist - 6, [
    [106, waist - 6],
    [140, waist + 120, flare - 30, 260, flare, 392],
    [flare * 0.5, 420, 0, 420],
  ]);
  const sleeve = 'M96-396L150-360C190-330 206-250 226-150L150-128C144-190 138-230 128-260Z';
  const sleeves =
    pen.place(pen.again(cloth(pen, sleeve, look)), 0, 0, 0, -1, 1) +
    pen.again(cloth(pen, sleeve, look)) +
    [1, -1].map((side) => stitch(pen, `M${side * 222} -166L${side * 150} -146`, look)).join('');
  const wrap =
    look.kind === 'wrap'
      ? seam(
          pen,
          `M${n} -400C40-280-40-200-100 ${waist}M${-n} -400C-40-290-10-250 10-226M40 ${waist}C70 160 90 280 60 414`,
          look,
          3,
        ) + pen.area(`M${-n} -400L0-236L${n} -400Q0-380${-n} -400Z`, shade(hues[look.hue], 0.7), 0.45)
      : '';
  return {
    markup:
      (view === 'front' ? pen.area('M-62-400Q0-428 62-400L40-340H-40Z', shade(hues[look.hue], 0.55)) : '') +
      sleeves +
      cloth(
        pen,
        skirt,
        look,
        `M60 ${waist}C70 140 140 260 150 430H210C170 240 110 100 90 ${waist}ZM-20 ${waist}C-36 160-50 280-56 430H-10C-10 260-6 120-4 ${waist}Z`,
        `M-80 ${waist}C-100 140-150 260-170 430H-120C-100 240-60 120-56 ${waist}Z`,
      ) +
      gathers(100, waist + 6, 110, 18) +
      cloth(pen, bodice, look) +
      wrap +
      (look.kind === 'anarkali'
        ? cloth(
            pen,
            `M${-flare + 4} 392Q${-flare * 0.5} 420 0 420Q${flare * 0.5} 420 ${flare - 4} 392L${flare - 24} 322Q${flare * 0.5} 350 0 352Q${-flare * 0.5} 350 ${-flare + 24} 322Z`,
            trim,
          ) + cloth(pen, 'M-46-346C-40-240-20-180 0-160C20-180 40-240 46-346Q0-320-46-346Z', trim)
        : '') +
      (look.kind === 'dress'
        ? seam(pen, 'M0-330V-170', look) +
          buttons(pen, 0, view === 'front' ? [-306, -268, -230, -192] : [], pen.round('cocoa', 'd'), 6)
        : '') +
      cloth(
        pen,
        `M-108 ${waist - 14}Q0 ${waist - 4} 108 ${waist - 14}V${waist + 14}Q0 ${waist + 24}-108 ${waist + 14}Z`,
        trim,
      ),
    focus: [0, -200],
    tilt: -2,
    size: 1,
  };
}

export interface DrapeLook extends Cloth {
  readonly kind: 'saree' | 'dupatta' | 'stole' | 'shawl' | 'lungi' | 'square';
  readonly border: Hue;
}

/** Lengths of cloth: folded to a stack, or hung over a peg with the fringe down. */
export function drape(pen: Pen, look: DrapeLook): Art {
  const border: Cloth = {
    hue: look.border,
    weave: 'zari',
    second: look.border === 'brass' ? 'madder' : 'brass',
  };
  if (look.kind === 'saree' || look.kind === 'lungi') {
    const fall = 'M-230-130H230V372Q115 392 0 374Q-115 356-230 380Z';
    const pallu = 'M-230 190H230V372Q115 392 0 374Q-115 356-230 380Z';
    const layers = [0, 1, 2, 3]
      .map((i) => {
        const y = -204 + i * 24;
        const d = `M-232 ${y}Q-252 ${y + 12}-232 ${y + 24}H232Q248 ${y + 12} 232 ${y}Z`;
        return cloth(pen, d, i === 1 ? border : look);
      })
      .join('');
    return {
      markup:
        cloth(
          pen,
          'M-226-320H226Q236-320 236-310V-190H-236V-310Q-236-320-226-320Z',
          look,
          'M-236-230H236V-190H-236Z',
        ) +
        cloth(pen, 'M150-320H206V-200H150Z', border) +
        layers +
        cloth(
          pen,
          fall,
          look,
          'M90-130C76 40 106 240 84 392H140C156 240 120 60 130-130ZM-120-130C-140 60-110 220-130 380H-90C-74 220-100 60-96-130Z',
          'M-40-130C-60 60-26 220-40 380H10C20 220-16 60-4-130Z',
        ) +
        cloth(pen, 'M-230-130H-186V376Q-210 378-230 380Z', border) +
        cloth(pen, 'M186-130H230V372Q208 378 186 382Z', border) +
        (look.kind === 'saree'
          ? cloth(
              pen,
              pallu,
              { ...border, weave: 'ikat', second: 'ivory', repeat: 0.9 },
              'M90 190C96 260 90 320 84 392H140V190Z',
            ) +
            pen.line(
              'M-230 196H230M-230 226H230M-230 330Q-115 320 0 332Q115 346 230 326',
              hues.brass,
              5,
              0.85,
            ) +
            pen.ticks(31, -226, 376, 15, 0, 'q4 20 -1 44', 3.4, 0.9, hues[look.border])
          : pen.line('M-186 300H186M-186 320H186', hues[look.border], 5, 0.8)),
      focus: [60, 180],
      tilt: -4,
      size: 1.04,
    };
  }
  if (look.kind === 'square') {
    const layer = (turn: number, scale: number): string =>
      pen.place(
        cloth(
          pen,
          'M-230-230Q0-244 230-230Q244 0 230 230Q0 244-230 230Q-244 0-230-230Z',
          look,
          'M-230 90C-60 40 60 150 230 60V110C80 190-60 100-230 150Z',
          'M-230-120C-40-170 80-60 230-140V-100C80-20-40-120-230-70Z',
        ) + pen.line('M-206-206H206V206H-206Z', hues[look.border], 14, 0.9),
        0,
        0,
        turn,
        scale,
      );
    return {
      markup:
        layer(0, 1.16) +
        cloth(pen, 'M266-266L266 60L-60-266Z', { ...look, weave: 'plain' }, 'M266-100L100-266H150L266-150Z') +
        pen.line('M-60-266L266 60', shade(hues[look.hue], 0.5), 3, 0.6),
      focus: [60, -60],
      tilt: 10,
      size: 1,
    };
  }
  const wide = look.kind === 'shawl' ? 250 : look.kind === 'dupatta' ? 200 : 160;
  const tail = (x: number, y: number, w: number): string => {
    const d = `M${x - w} -330Q${x} -360 ${x + w} -330C${x + w + 10} -120 ${x + w - 12} 120 ${x + w + 6} ${y}Q${x} ${y + 18} ${x - w - 6} ${y}C${x - w + 14} 120 ${x - w - 8} -120 ${x - w} -330Z`;
    return (
      cloth(
        pen,
        d,
        look,
        `M${x + w * 0.3} -340C${x + w * 0.2} -80 ${x + w * 0.5} 140 ${x + w * 0.34} ${y + 20}H${x + w * 0.7}C${x + w * 0.8} 140 ${x + w * 0.5} -80 ${x + w * 0.56} -340ZM${x - w * 0.5} -340C${x - w * 0.6} -80 ${x - w * 0.3} 140 ${x - w * 0.46} ${y + 20}H${x - w * 0.2}C${x - w * 0.1} 140 ${x - w * 0.36} -80 ${x - w * 0.3} -340Z`,
      ) +
      pen.inside(
        d,
        cloth(
          pen,
          `M${x - w - 30} ${y - 100}Q${x} ${y - 84} ${x + w + 30} ${y - 100}V${y + 30}H${x - w - 30}Z`,
          border,
        ) +
          pen.line(
            `M${x - w - 20} ${y - 118}Q${x} ${y - 102} ${x + w + 20} ${y - 118}`,
            hues[look.border],
            6,
            0.9,
          ),
      ) +
      pen.ticks(
        Math.round(w / 7),
        x - w,
        y + 2,
        (w * 2) / (Math.round(w / 7) - 1),
        0,
        'q4 22 -2 46',
        3,
        0.9,
        hues[look.hue],
      )
    );
  };
  return {
    markup:
      tail(wide * 0.42, 280, wide * 0.62) +
      tail(-wide * 0.5, 360, wide * 0.66) +
      cloth(
        pen,
        `M${-wide * 1.2} -330C${-wide * 1.16} -420 ${wide * 1.06} -420 ${wide * 1.08} -330C${wide * 0.6} -290 ${-wide * 0.6} -290 ${-wide * 1.2} -330Z`,
        look,
        `M${-wide} -330C${-wide * 0.4} -360 ${wide * 0.4} -350 ${wide} -326V-290H${-wide}Z`,
      ) +
      pen.box(-wide * 1.34, -398, wide * 2.7, 26, 13, pen.round('walnut', 'y')),
    focus: [-40, 250],
    tilt: 0,
    size: 1,
  };
}
