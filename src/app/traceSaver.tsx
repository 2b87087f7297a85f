import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { traceTexts } from '../features/traces/traceTexts';

/** What saves the running page's trace: set once by a page that records. */
let saver: (() => void) | null = null;

/** Tells the rest of the page how a trace is saved. */
export function setTraceSaver(save: () => void): void {
  saver = save;
}

/** What a page that failed offers beside another try: to save the trace, or nothing where none is recorded. */
export function saveTraceAction(): { readonly action?: ReactElement } {
  return saver === null ? {} : { action: <Button onClick={saver}>{traceTexts.save}</Button> };
}
