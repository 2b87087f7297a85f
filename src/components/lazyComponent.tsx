import type { ComponentType } from 'react';
import { use, useLayoutEffect } from 'react';
import { ChunkRecoveryContext } from './chunkRecovery';

/** The code of a component could not be loaded. */
export class ChunkFailure extends Error {
  /** Lets the next render try again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.name = 'ChunkFailure';
    this.forget = forget;
  }
}

/** A component whose code comes in its own chunk. */
export interface LazyComponent<Props extends object> {
  /** Suspends until the chunk is there. Throws a ChunkFailure, until it is told to forget it. */
  readonly Component: ComponentType<Props>;
  /** Fetches the chunk ahead of time. Never rejects. */
  readonly preload: () => Promise<void>;
}

/** A promise that React can read at once when it is settled already. */
interface ReadablePromise<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/**
 * A component that is loaded on demand, or on a shopper's intent; once loaded it renders at once. Unlike React.lazy it
 * can be asked again after a failure.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let chunk: ReadablePromise<ComponentType<Props>> | null = null;

  function fetchChunk(): Promise<ComponentType<Props>> {
    if (chunk !== null) return chunk;
    const fetched: ReadablePromise<ComponentType<Props>> = load().then(
      (component) => {
        // Marked as React marks what it has waited for: a preloaded component must not suspend.
        fetched.status = 'fulfilled';
        fetched.value = component;
        return component;
      },
      (error: unknown) => {
        // Kept: React renders again when a promise settles, and a fresh one each time would never end.
        throw new ChunkFailure(error, () => {
          if (chunk === fetched) chunk = null;
        });
      },
    );
    chunk = fetched;
    return fetched;
  }

  function Loaded(props: Props) {
    const Component = use(fetchChunk());
    const { shown } = use(ChunkRecoveryContext);
    useLayoutEffect(shown, [shown]);
    return <Component {...props} />;
  }

  return {
    Component: Loaded,
    preload: () =>
      fetchChunk().then(
        () => undefined,
        (error: unknown) => {
          // A guess at where the shopper goes: the page itself tries anew.
          if (error instanceof ChunkFailure) error.forget();
        },
      ),
  };
}
