/**
 * Calls back once the browser has painted; without a paint where the page is hidden. Returns how to cancel.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: number | undefined;
  const later = (): void => {
    timer = window.setTimeout(callback);
  };
  // The callbacks of a frame run before it is painted, the timer after that.
  const frame = document.hidden ? null : requestAnimationFrame(later);
  if (frame === null) later();
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
