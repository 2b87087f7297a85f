/** What saves the running page's trace: set once by a page that records. */
let saver: (() => void) | null = null;

/** Tells the rest of the page how a trace is saved. */
export function setTraceSaver(save: () => void): void {
  saver = save;
}

/** Saves the trace of this page, or null where none is recorded. */
export function traceSaver(): (() => void) | null {
  return saver;
}
