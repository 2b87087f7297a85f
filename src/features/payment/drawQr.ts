/** Width and height of a saved code, in pixels: sharp enough to be scanned from another screen. */
const SAVED_SIZE = 1024;

/** Draws the page's SVG of a QR code (two paths) as a PNG. Returns a `data:` URL; '' where the browser cannot draw. */
export function drawQr(svg: SVGSVGElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = SAVED_SIZE;
  canvas.height = SAVED_SIZE;
  const drawing = canvas.getContext('2d');
  const modules = svg.viewBox.baseVal.width;
  if (drawing === null || modules === 0) return '';
  drawing.scale(SAVED_SIZE / modules, SAVED_SIZE / modules);
  for (const path of svg.querySelectorAll('path')) {
    drawing.fillStyle = path.getAttribute('fill') ?? '';
    drawing.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  return canvas.toDataURL('image/png');
}
