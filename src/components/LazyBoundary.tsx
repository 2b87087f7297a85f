import { Suspense, use, type ReactNode } from 'react';
import { ErrorBoundary, type ShownFailure } from './ErrorBoundary';
import { PlaceholderContext, ChunkRecoveryContext, type ChunkProblem } from './lazyPart';

interface LazyBoundaryProps {
  /** A new value, such as the location's key, gives the children another try. */
  readonly resetKey?: string;
  /** Shown while code is loading; nothing by default. */
  readonly placeholder?: ReactNode;
  /** Shown where the children fail, or their code cannot be loaded. By default the boundary around this one says so. */
  readonly renderFailure?: (failure: ShownFailure) => ReactNode;
  /** Whether the page may be reloaded by itself after a deploy; true by default. */
  readonly reloads?: boolean;
  readonly children: ReactNode;
}

const staysOpen = (): Promise<ChunkProblem> => Promise.resolve('unreachable');

/** Around lazy parts: shows that they are loading, and what to do where that fails. The page around it stays. */
export function LazyBoundary({
  resetKey = '',
  placeholder = null,
  renderFailure,
  reloads = true,
  children,
}: LazyBoundaryProps) {
  const recovery = use(ChunkRecoveryContext);
  const content = (
    <Suspense fallback={placeholder}>
      <PlaceholderContext value={placeholder}>{children}</PlaceholderContext>
    </Suspense>
  );
  if (renderFailure === undefined) return content;
  return (
    <ErrorBoundary
      recovery={reloads ? recovery : { ...recovery, recover: staysOpen }}
      resetKey={resetKey}
      pending={placeholder}
      renderFailure={renderFailure}
    >
      {content}
    </ErrorBoundary>
  );
}
