import { ChunkFailure } from '../components/lazyPart';

/** For React's `onCaughtError`: tells the page's own 'error' listeners of an error that a boundary has caught. */
export function reportCaughtError(error: unknown): void {
  // The page itself says what could not be loaded; any other caught error is a defect, which the console shows too.
  if (error instanceof ChunkFailure) window.dispatchEvent(new ErrorEvent('error', { error }));
  else reportError(error);
}
