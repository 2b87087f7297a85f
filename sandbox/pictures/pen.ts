import { hues, ink, shade, tint, type Hue } from './palette';

/** Which way a ramp of light runs over a shape: across (x), down (y), along the diagonal (d). */
export type Run = 'x' | 'y' | 'd';

/** The patterns that cloth can carry. */
export type Weave = 'plain' | 'stripe' | 'check' | 'block' | 'dots' | 'ikat' | 'twill' | 'chikan' | 'zari';

const metals: ReadonlySet<Hue> = new Set<Hue>(['steel', 'chrome', 'iron', 'brass', 'copper']);

/** A number as short as a picture needs it. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const attributes = (extra: string): string => (extra === '' ? '' : ` ${extra}`);

/** One step of an outline: [x, y] a line, [cx, cy, x, y] a quadratic, [c1x, c1y, c2x, c2y, x, y] a cubic curve. */
export type Step = readonly number[];

const at = (step: Step, fromEnd: number): number => step[step.length - fromEnd] ?? 0;

/** An outline that is its own mirror image: the right half is given, from the top of the axis to its foot. */
export function symmetric(x: number, y: number, steps: readonly Step[]): string {
  const parts = [`M${num(x)} ${num(y)}`];
  const letter = (step: Step): string => (step.length === 6 ? 'C' : step.length === 4 ? 'Q' : 'L');
  for (const step of steps) parts.push(letter(step) + step.map(num).join(' '));
  const ends: (readonly [number, number])[] = [[x, y]];
  for (const step of steps) ends.push([at(step, 2), at(step, 1)]);
  const last = ends[ends.length - 1] ?? [x, y];
  if (last[0] !== 0) parts.push(`L${num(-last[0])} ${num(last[1])}`);
  for (let i = steps.length - 1; i >= 0; i -= 1) {
    const step = steps[i] ?? [];
    const [toX, toY] = ends[i] ?? [x, y];
    const controls: number[] = [];
    for (let c = step.length - 4; c >= 0; c -= 2) controls.push(-(step[c] ?? 0), step[c + 1] ?? 0);
    parts.push(letter(step) + [...controls, -toX, toY].map(num).join(' '));
  }
  return `${parts.join('')}Z`;
}

/** The outline of something turned on a lathe: [y, half width] from top to bottom, eased from one to the next. */
export function turned(profile: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = profile;
  if (first === undefined) return '';
  const steps: Step[] = [[first[1], first[0]]];
  let [y0, w0] = first;
  for (const [y, w] of rest) {
    const middle = (y0 + y) / 2;
    steps.push(w === w0 ? [w, y] : [w0, middle, w, middle, w, y]);
    [y0, w0] = [y, w];
  }
  steps.push([0, y0]);
  return symmetric(0, first[0], steps);
}

/**
 * Draws the parts of a picture. Each method returns markup; the gradients and patterns that it refers to are collected
 * in `definitions`, once each, under ids that depend only on the order of use.
 */
export class Pen {
  private readonly known = new Map<string, { id: string; markup: string }>();

  private define(key: string, prefix: string, make: (id: string) => string): string {
    const found = this.known.get(key);
    if (found !== undefined) return found.id;
    const id = `${prefix}${this.known.size}`;
    this.known.set(key, { id, markup: make(id) });
    return id;
  }

  /** Every definition asked for so far, for the `<defs>` of the document. */
  get definitions(): string {
    return [...this.known.values()].map((entry) => entry.markup).join('');
  }

  /** A paint that runs through the given colours, evenly spaced ('#rrggbb' or '#rrggbbaa'). */
  ramp(stops: readonly string[], run: Run = 'x'): string {
    const id = this.define(`r${run}${stops.join()}`, 'g', (name) => {
      const direction = { x: '', y: ' x2="0" y2="1"', d: ' y2="1"' }[run];
      const marks = stops.map((stop, i) => {
        const offset = Math.round((i / Math.max(1, stops.length - 1)) * 100);
        return `<stop offset="${offset}%" stop-color="${stop}"/>`;
      });
      return `<linearGradient id="${name}"${direction}>${marks.join('')}</linearGradient>`;
    });
    return `url(#${id})`;
  }

  /** The paint of a rounded surface of this material: light from the left, a soft edge on the right. */
  round(hue: Hue, run: Run = 'x'): string {
    const base = hues[hue];
    if (metals.has(hue)) {
      return this.ramp(
        [shade(base, 0.34), tint(base, 0.22), tint(base, 0.78), base, shade(base, 0.2), shade(base, 0.44)],
        run,
      );
    }
    return this.ramp([shade(base, 0.26), tint(base, 0.12), tint(base, 0.3), base, shade(base, 0.36)], run);
  }

  /** The paint of a flat surface of this material: barely moving from light to shade. */
  flat(hue: Hue, run: Run = 'd'): string {
    const base = hues[hue];
    const lift = metals.has(hue) ? 0.5 : 0.16;
    return this.ramp([tint(base, lift), base, shade(base, 0.16)], run);
  }

  /** A filled outline with a fine edge. */
  shape(d: string, fill: string, extra = ''): string {
    return `<path d="${d}" fill="${fill}" stroke="${ink}61" stroke-width="1.6"${attributes(extra)}/>`;
  }

  /** A filled outline without an edge. */
  area(d: string, fill: string, opacity = 1): string {
    return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`}/>`;
  }

  /** A drawing that the picture uses more than once: defined once, and referred to. */
  again(markup: string): string {
    const id = this.define(`s${markup}`, 's', (name) => `<g id="${name}">${markup}</g>`);
    return `<use href="#${id}"/>`;
  }

  /** A line without a filling. */
  line(d: string, colour: string = ink, width = 2, opacity = 0.4, extra = ''): string {
    return `<path d="${d}" fill="none" stroke="${colour}"${width === 1 ? '' : ` stroke-width="${num(width)}"`}${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}${attributes(extra)}/>`;
  }

  /** A highlight along a line. */
  gleam(d: string, width = 3, opacity = 0.6): string {
    return this.line(d, '#fffdf6', width, opacity);
  }

  /** A rectangle with rounded corners and a fine edge. */
  box(x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string {
    return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${fill}" stroke="${ink}57" stroke-width="1.5"${attributes(extra)}/>`;
  }

  /** A disc with a fine edge. */
  disc(x: number, y: number, r: number, fill: string, extra = ''): string {
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" stroke="${ink}57" stroke-width="1.5"${attributes(extra)}/>`;
  }

  /** An ellipse without an edge. */
  oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" opacity="${opacity}"/>`;
  }

  /** A drawing moved by x and y, turned by degrees, then scaled. */
  place(markup: string, x: number, y: number, degrees = 0, scale = 1, scaleY = scale): string {
    const parts = [`translate(${num(x)} ${num(y)})`];
    if (degrees !== 0) parts.push(`rotate(${num(degrees)})`);
    if (scale !== 1 || scaleY !== 1) {
      const factor = (value: number): string => String(Math.round(value * 1000) / 1000);
      parts.push(scale === scaleY ? `scale(${factor(scale)})` : `scale(${factor(scale)} ${factor(scaleY)})`);
    }
    return `<g transform="${parts.join(' ')}">${markup}</g>`;
  }

  /** Shows a drawing inside an outline only. */
  inside(d: string, markup: string): string {
    const id = this.define(`c${d}`, 'c', (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${markup}</g>`;
  }

  /** Short parallel strokes from (x, y) stepping by (dx, dy): knurling, flutes, scale marks. */
  ticks(
    count: number,
    x: number,
    y: number,
    dx: number,
    dy: number,
    stroke: string,
    width = 1.6,
    opacity = 0.45,
    colour: string = ink,
  ): string {
    let d = '';
    for (let i = 0; i < count; i += 1) d += `M${num(x + i * dx)} ${num(y + i * dy)}${stroke}`;
    return this.line(d, colour, width, opacity);
  }

  /** The figure of the wood: a few wandering lines from y0 to y1 within the half width w. */
  grain(y0: number, y1: number, w: number, dark: string = '#4a2a12', opacity = 0.24): string {
    const h = y1 - y0;
    let d = '';
    for (const [from, bend] of [
      [-0.55, 0.18],
      [-0.2, -0.22],
      [0.12, 0.2],
      [0.5, -0.16],
    ] as const) {
      const x = from * w;
      d += `M${num(x)} ${num(y0)}C${num(x + bend * w)} ${num(y0 + h * 0.3)} ${num(x - bend * w)} ${num(y0 + h * 0.6)} ${num(x + bend * w * 0.6)} ${num(y1)}`;
    }
    return this.line(d, dark, 1.6, opacity);
  }

  /** The pattern of a cloth as a paint to lay over a garment already filled with its base colour. */
  weave(kind: Weave, base: string, second: string, scale = 1): string {
    const dark = shade(base, 0.3);
    const light = tint(base, 0.35);
    const tile = (w: number, h: number, body: string, turn = 0): string => {
      const id = this.define(
        `w${kind}${base}${second}${scale}`,
        'w',
        (name) =>
          `<pattern id="${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${scale})">${body}</pattern>`,
      );
      return `url(#${id})`;
    };
    switch (kind) {
      case 'stripe':
        return tile(
          26,
          26,
          `<path d="M5 0V26M9 0V26" stroke="${second}" stroke-width="2" opacity=".8"/><path d="M18 0V26" stroke="${dark}" opacity=".18"/>`,
        );
      case 'check':
        return tile(
          44,
          44,
          `<path d="M0 10H44M10 0V44" stroke="${second}" stroke-width="9" opacity=".42"/><path d="M0 30H44M30 0V44" stroke="${light}" stroke-width="2" opacity=".6"/>`,
        );
      case 'block':
        return tile(
          52,
          52,
          `<g fill="${second}" opacity=".85"><path d="M13 3C20 9 20 17 13 23C6 17 6 9 13 3Z"/><path d="M13 23L9 29H17Z"/><path d="M39 29C46 35 46 43 39 49C32 43 32 35 39 29Z"/><circle cx="39" cy="10" r="3"/><circle cx="13" cy="40" r="3"/></g>`,
        );
      case 'dots':
        return tile(
          34,
          34,
          `<g fill="none" stroke="${second}" stroke-width="2.6" opacity=".9"><circle cx="8" cy="8" r="3"/><circle cx="25" cy="25" r="3"/></g>`,
        );
      case 'ikat':
        return tile(
          64,
          58,
          `<path d="M32 4L58 29L32 54L6 29Z" fill="none" stroke="${second}" stroke-width="6" stroke-dasharray="5 2" opacity=".8"/><path d="M32 18L43 29L32 40L21 29Z" fill="${second}" opacity=".75"/>`,
        );
      case 'twill':
        return tile(
          7,
          7,
          `<path d="M0 0V7" stroke="${dark}" stroke-width="2.4" opacity=".35"/><path d="M3.5 0V7" stroke="${light}" stroke-width="1" opacity=".35"/>`,
          32,
        );
      case 'chikan':
        return tile(
          72,
          72,
          `<g fill="none" stroke="${second}" stroke-width="2.2" opacity=".85"><circle cx="18" cy="18" r="4"/><path d="M18 10V4M18 26V32M10 18H4M26 18H32M54 50C60 44 66 48 64 55C60 62 54 60 54 50ZM54 50C48 44 42 48 44 55C48 62 54 60 54 50ZM54 60V70"/></g>`,
        );
      case 'zari':
        return tile(
          40,
          40,
          `<g fill="${second}" opacity=".8"><path d="M10 6L14 10L10 14L6 10Z"/><path d="M30 26L34 30L30 34L26 30Z"/></g>`,
        );
      case 'plain':
        return tile(
          6,
          6,
          `<path d="M0 1.5H6M1.5 0V6" stroke="${dark}" stroke-width="1" opacity=".2"/><path d="M0 4.5H6" stroke="${light}" opacity=".24"/>`,
        );
    }
  }
}

/** A drawing around (0, 0), and how to show it. */
export interface Art {
  readonly markup: string;
  /** The point that the close-up looks at. */
  readonly focus: readonly [number, number];
  /** How the thing lies in its first picture, in degrees. */
  readonly tilt: number;
  /** How much it is scaled in its first picture. */
  readonly size: number;
  /** Where it touches the floor when it stands; without it, it lies flat. */
  readonly floor?: number;
}

/** Which side of a thing is asked for; most things look the same from both. */
export type View = 'front' | 'back';
