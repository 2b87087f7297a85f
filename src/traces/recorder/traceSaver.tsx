import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { traceTexts } from '../traceTexts';

/** Saves the running page's trace; null on a page that does not record. */
let saver: (() => void) | null = null;

/** Called once by a page that records. */
export function setTraceSaver(save: () => void): void {
  saver = save;
}

/** The button of a failed page that saves the trace, as props of `ErrorState`; none where nothing is recorded. */
export function saveTraceAction(): { readonly action?: ReactElement } {
  return saver === null ? {} : { action: <Button onClick={saver}>{traceTexts.save}</Button> };
}
