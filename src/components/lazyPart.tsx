import {
  createContext,
  memo,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useIsHydrated } from './useIsPainted';

export class ChunkFailure extends Error {
  /** Lets the next render load it again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.name = 'ChunkFailure';
    this.forget = forget;
  }
}

/** A component whose code is loaded when it is first rendered, or before. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the code ahead of time. Never rejects: a failure is shown by the next render, which tries again. */
  readonly preload: () => Promise<void>;
};

/** What a part shows while its code is loading; set by the boundary around it. */
export const PlaceholderContext = createContext<ReactNode>(null);

const preloads = new Set<() => Promise<void>>();

/** Loads the code of all parts so far, and of those within them. Never rejects. */
export async function preloadEveryPart(): Promise<void> {
  let known = 0;
  while (preloads.size > known) {
    known = preloads.size;
    await Promise.all([...preloads].map((preload) => preload()));
  }
}

/**
 * A component in a chunk of its own, to be rendered within a LazyBoundary. While the code is loading it shows the
 * boundary's placeholder. It does not suspend, as React.lazy does: React shows a fallback for 300 ms at least, also where
 * the code is there after 20 ms. Only a page that is hydrated waits, and keeps what it shows. Throws a ChunkFailure where
 * the code cannot be loaded, until its `forget` is called.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  type Outcome = { readonly Component: ComponentType<Props> } | ChunkFailure;
  let loading: Promise<Outcome> | null = null;
  let outcome: Outcome | null = null;

  /** Never rejects: a failure is thrown by the next render. */
  function start(): Promise<Outcome> {
    if (loading !== null) return loading;
    const started = load()
      .then(
        (Component): Outcome => ({ Component }),
        (error: unknown) =>
          new ChunkFailure(error, () => {
            if (loading !== started) return;
            loading = null;
            outcome = null;
          }),
      )
      .then((settled) => {
        outcome = settled;
        return settled;
      });
    loading = started;
    return started;
  }

  // Memoised: the update that ends the hydration would render the whole page again, in one task.
  const Loaded = memo(function Loaded({
    props,
    Component,
  }: {
    props: Props;
    Component: ComponentType<Props>;
  }) {
    const { shown } = use(ChunkRecoveryContext);
    useLayoutEffect(shown, [shown]);
    return (
      <PlaceholderContext value={null}>
        <Component {...props} />
      </PlaceholderContext>
    );
  });

  function Part(props: Props) {
    const placeholder = use(PlaceholderContext);
    const isHydrated = useIsHydrated();
    const [result, setResult] = useState(outcome);
    useEffect(() => {
      // In a transition, so that the part is not rendered in one long task.
      if (result === null) void start().then((settled) => startTransition(() => setResult(settled)));
    }, [result]);
    if (result === null && isHydrated) return placeholder;
    const shown = result ?? use(start());
    if (shown instanceof ChunkFailure) throw shown;
    return <Loaded props={props} Component={shown.Component} />;
  }

  const preload = async () => {
    const settled = await start();
    if (settled instanceof ChunkFailure) settled.forget();
  };
  preloads.add(preload);
  return Object.assign(Part, { preload });
}

/** Why a chunk could not be loaded, and what happens next. */
export type ChunkProblem =
  | 'reloading'
  /** The server has another build; the shopper decides when to reload. */
  | 'outdated'
  /** The server does not answer, or has the same build: a retry may help. */
  | 'unreachable';

export interface ChunkRecovery {
  /** A lazily loaded component has been mounted. */
  readonly shown: () => void;
  /** After a failed import: finds out why, and reloads the page where that helps. Never rejects. */
  readonly recover: () => Promise<ChunkProblem>;
  /** Reloads the page; text fields that may be kept are filled in again. */
  readonly reload: () => void;
}

/** The default does nothing: the prerenderer has no browser. */
export const ChunkRecoveryContext = createContext<ChunkRecovery>({
  shown: () => undefined,
  recover: () => Promise.resolve('unreachable'),
  reload: () => undefined,
});
