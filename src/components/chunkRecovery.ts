import { createContext } from 'react';

/** Why a chunk could not be loaded, and what happens next. */
export type ChunkProblem =
  /** The page is reloading. */
  | 'reloading'
  /** The server has another build; the shopper decides when to reload. */
  | 'outdated'
  /** The server does not answer, or has the same build: a retry may help. */
  | 'unreachable';

/** What the browser does for lazily loaded chunks. */
export interface ChunkRecovery {
  /** A lazily loaded component has been mounted. */
  readonly shown: () => void;
  /** After a failed import: finds out why, and reloads the page where that helps. Never rejects. */
  readonly recover: () => Promise<ChunkProblem>;
  /** Fetches the file of a failed import again, past every cache. Never rejects. */
  readonly fetchAnew: (failure: unknown) => Promise<void>;
  /** Reloads the page; text fields that may be kept are filled in again. */
  readonly reload: () => void;
}

/** The default does nothing: the prerenderer has no browser. */
export const ChunkRecoveryContext = createContext<ChunkRecovery>({
  shown: () => undefined,
  recover: () => Promise.resolve('unreachable'),
  fetchAnew: () => Promise.resolve(),
  reload: () => undefined,
});
