import type { ComponentType } from 'react';
import { use } from 'react';

/** A route whose code comes in its own chunk. */
export interface LazyRoute<Props extends object> {
  /** Suspends until the chunk is there. A chunk that cannot be loaded throws, and a new render tries again. */
  readonly Component: ComponentType<Props>;
  /** Fetches the chunk ahead of time. Never rejects. */
  readonly preload: () => Promise<void>;
}

/** A promise that React can read at once when it is settled already. */
interface ReadablePromise<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** A route that loads its container on demand, or on a shopper's intent; once loaded it renders at once. */
export function lazyRoute<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyRoute<Props> {
  let chunk: ReadablePromise<ComponentType<Props>> | null = null;

  function fetchChunk(): Promise<ComponentType<Props>> {
    if (chunk !== null) return chunk;
    const fetched: ReadablePromise<ComponentType<Props>> = load().then(
      (component) => {
        // Marked as React marks what it has waited for: a preloaded route must not suspend.
        fetched.status = 'fulfilled';
        fetched.value = component;
        return component;
      },
      (error: unknown) => {
        chunk = null;
        throw error;
      },
    );
    chunk = fetched;
    return fetched;
  }

  function LazyComponent(props: Props) {
    const Component = use(fetchChunk());
    return <Component {...props} />;
  }

  return {
    Component: LazyComponent,
    preload: () =>
      fetchChunk().then(
        () => undefined,
        () => undefined,
      ),
  };
}
