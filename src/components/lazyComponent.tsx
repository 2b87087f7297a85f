import type { ComponentType } from 'react';
import { use, useLayoutEffect } from 'react';
import { ChunkRecoveryContext } from './chunkRecovery';

/** The chunk of a component could not be loaded. */
export class ChunkFailure extends Error {
  /** Lets the next render import the chunk again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.name = 'ChunkFailure';
    this.forget = forget;
  }
}

/** A component in a chunk of its own. */
export interface LazyComponent<Props extends object> {
  /** Suspends until the chunk is loaded. Throws a ChunkFailure until that failure's `forget` is called. */
  readonly Component: ComponentType<Props>;
  /** Loads the chunk ahead of time. Never rejects. */
  readonly preload: () => Promise<void>;
}

/** A promise with the fields by which React's `use` reads a settled one without suspending. */
interface ReadablePromise<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** The preloads of all lazy components so far. */
const preloads = new Set<() => Promise<void>>();

/** Loads the chunks of all lazy components, and of those within them. Never rejects. */
export async function preloadEveryComponent(): Promise<void> {
  let known = 0;
  while (preloads.size > known) {
    known = preloads.size;
    await Promise.all([...preloads].map((preload) => preload()));
  }
}

/** A component that is loaded on demand. Unlike React.lazy it can be preloaded, and retried after a failure. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let chunk: ReadablePromise<ComponentType<Props>> | null = null;

  function fetchChunk(): Promise<ComponentType<Props>> {
    if (chunk !== null) return chunk;
    const fetched: ReadablePromise<ComponentType<Props>> = load().then(
      (component) => {
        // A preloaded component must not suspend.
        fetched.status = 'fulfilled';
        fetched.value = component;
        return component;
      },
      (error: unknown) => {
        // The rejected promise is kept: a new one in every render would suspend for ever.
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

  const preload = () =>
    fetchChunk().then(
      () => undefined,
      (error: unknown) => {
        // The component tries again when it is rendered.
        if (error instanceof ChunkFailure) error.forget();
      },
    );
  preloads.add(preload);
  return { Component: Loaded, preload };
}
