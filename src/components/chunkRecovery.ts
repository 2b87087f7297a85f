import { createContext } from 'react';

/** What can be done about code that could not be loaded. */
export type ChunkProblem =
  /** The page is being loaded anew. */
  | 'reloading'
  /** The server has another build; loading the page anew is left to the shopper. */
  | 'outdated'
  /** The server does not answer, or has the same build: asking again may help. */
  | 'unreachable';

/** What the browser does around code that is loaded late. */
export interface ChunkRecovery {
  /** Code that was loaded late is on the screen. */
  readonly shown: () => void;
  /** Code could not be loaded: finds out why, and reloads the page where that helps. Never rejects. */
  readonly recover: () => Promise<ChunkProblem>;
  /** Asks the server once more for the file of a failed import, past every cache. Never rejects. */
  readonly fetchAnew: (failure: unknown) => Promise<void>;
  /** Loads the page anew, and keeps what was typed where it may be kept. */
  readonly reload: () => void;
}

/** Where there is no browser, nothing is shown, reloaded or fetched. */
export const ChunkRecoveryContext = createContext<ChunkRecovery>({
  shown: () => undefined,
  recover: () => Promise.resolve('unreachable'),
  fetchAnew: () => Promise.resolve(),
  reload: () => undefined,
});
