import type { ComponentType } from 'react';
import { use } from 'react';

/** A route whose code comes in its own chunk. */
export interface LazyRoute<Props extends object> {
  /** Suspends until the chunk is there. A chunk that cannot be loaded throws, and a new render tries again. */
  readonly Component: ComponentType<Props>;
  /** Fetches the chunk ahead of time. Never rejects. */
  readonly preload: () => Promise<void>;
}

/** A route that loads its container on demand, or on a shopper's intent; once loaded it renders at once. */
export function lazyRoute<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyRoute<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;

  function fetchChunk(): Promise<ComponentType<Props>> {
    pending ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  }

  function LazyComponent(props: Props) {
    const Component = loaded ?? use(fetchChunk());
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
