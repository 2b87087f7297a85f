/** @jest-environment jsdom */
import { drawQr } from './QrTools';

const PNG = 'data:image/png;base64,AA';

/** A browser that draws: what it was asked to draw. Null for one that cannot. */
function giveCanvas(canDraw = true) {
  const drawn: unknown[] = [];
  const drawing = {
    fillStyle: '',
    scale: (x: number, y: number) => void drawn.push(['scale', x, y]),
    fill: (path: unknown) => void drawn.push([drawing.fillStyle, path]),
  };
  const prototype = HTMLCanvasElement.prototype;
  Object.defineProperty(prototype, 'getContext', {
    configurable: true,
    value: (kind: string) => (canDraw && kind === '2d' ? drawing : null),
  });
  Object.defineProperty(prototype, 'toDataURL', {
    configurable: true,
    value(this: HTMLCanvasElement, type: string) {
      drawn.push([type, this.width, this.height]);
      return PNG;
    },
  });
  Object.defineProperty(window, 'Path2D', {
    configurable: true,
    value: class {
      readonly outline: string;
      constructor(outline: string) {
        this.outline = outline;
      }
    },
  });
  return drawn;
}

/** The code as the page has it: a ground and the modules. jsdom knows no `viewBox`. */
function buildCode(modules = 32): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML =
    '<title>Code</title><path fill="#fff" d="M0 0h32v32H0z"/><path d="M4 4h7v1H4z"/><path fill="#000"/>';
  Object.defineProperty(svg, 'viewBox', { value: { baseVal: { width: modules } } });
  return svg;
}

it('A code is drawn as a PNG of 1024 pixels, path by path in their colours', () => {
  const drawn = giveCanvas();
  expect(drawQr(buildCode())).toBe(PNG);
  expect(drawn).toEqual([
    ['scale', 32, 32],
    ['#fff', { outline: 'M0 0h32v32H0z' }],
    ['', { outline: 'M4 4h7v1H4z' }],
    ['#000', { outline: '' }],
    ['image/png', 1024, 1024],
  ]);
});

it('A code without a size is not drawn', () => {
  const drawn = giveCanvas();
  expect(drawQr(buildCode(0))).toBe('');
  expect(drawn).toEqual([]);
});

it('A browser that cannot draw gives no picture', () => {
  giveCanvas(false);
  expect(drawQr(buildCode())).toBe('');
});
