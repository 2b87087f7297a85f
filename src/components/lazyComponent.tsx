import type { ComponentType, ReactNode } from 'react';
import { createContext, memo, use, useLayoutEffect, useSyncExternalStore } from 'react';
import { ChunkRecoveryContext } from './chunkRecovery';
import { useIsHydrated } from './useIsHydrated';

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
  /** Suspends until the chunk is loaded, or shows what `LoadingContext` has for it. Throws a ChunkFailure until that failure's `forget` is called. */
  readonly Component: ComponentType<Props>;
  /** Loads the chunk ahead of time. Never rejects. */
  readonly preload: () => Promise<void>;
}

/** A promise with the fields by which React's `use` reads a settled one without suspending. */
interface ReadablePromise<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

interface LoadedProps<Props extends object> {
  readonly props: Props;
  readonly Component: ComponentType<Props>;
}

/**
 * What the next lazy component shows while its chunk is loading; null lets it suspend. React keeps the fallback of a
 * Suspense boundary for 300 ms at least, a page that is there after 20 ms too.
 */
export const LoadingContext = createContext<ReactNode>(null);

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
  /** What came of the chunk; null while it is loading. */
  let outcome: { readonly component: ComponentType<Props> } | ChunkFailure | null = null;
  const subscribers = new Set<() => void>();

  function settle(settled: typeof outcome): void {
    outcome = settled;
    for (const callback of [...subscribers]) callback();
  }

  function fetchChunk(): Promise<ComponentType<Props>> {
    if (chunk !== null) return chunk;
    const fetched: ReadablePromise<ComponentType<Props>> = load().then(
      (component) => {
        // A preloaded component must not suspend.
        fetched.status = 'fulfilled';
        fetched.value = component;
        settle({ component });
        return component;
      },
      (error: unknown) => {
        // The rejected promise is kept: a new one in every render would suspend for ever.
        const failure = new ChunkFailure(error, () => {
          // A component that is shown throws the failure first.
          if (chunk !== fetched || subscribers.size > 0) return;
          chunk = null;
          outcome = null;
        });
        settle(failure);
        throw failure;
      },
    );
    chunk = fetched;
    return fetched;
  }

  function subscribe(callback: () => void): () => void {
    subscribers.add(callback);
    // A failure is thrown by the next render.
    fetchChunk().catch(() => undefined);
    return () => void subscribers.delete(callback);
  }
  const getOutcome = () => outcome;

  // Memoised: the update by which `useIsHydrated` ends would render the whole page again, in one task.
  const Loaded = memo(function Loaded({ props, Component }: LoadedProps<Props>) {
    const { shown } = use(ChunkRecoveryContext);
    useLayoutEffect(shown, [shown]);
    return (
      <LoadingContext value={null}>
        <Component {...props} />
      </LoadingContext>
    );
  });

  function Lazy(props: Props) {
    const loading = use(LoadingContext);
    const isHydrated = useIsHydrated();
    const result = useSyncExternalStore(subscribe, getOutcome, getOutcome);
    // Hydration waits for the chunk, and keeps what the page shows.
    if (loading === null || !isHydrated) return <Loaded props={props} Component={use(fetchChunk())} />;
    if (result === null) return loading;
    if (result instanceof ChunkFailure) throw result;
    return <Loaded props={props} Component={result.component} />;
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
  return { Component: Lazy, preload };
}
