import type { ReactNode } from 'react';
import { Suspense, use } from 'react';
import { ChunkRecoveryContext } from '../../components/chunkRecovery';
import { ErrorBoundary } from '../../components/ErrorBoundary';

interface LazyPartBoundaryProps {
  /** A new value tries again to load the part. */
  readonly resetKey?: string;
  /** Shown where its code could not be loaded; nothing by default. */
  readonly fallback?: ReactNode;
  /** A part of the layout in a chunk of its own. */
  readonly children: ReactNode;
}

/** Around a part of the layout whose code is loaded late. The page stays, whatever fails. */
export function LazyPartBoundary({ resetKey = '', fallback = null, children }: LazyPartBoundaryProps) {
  return (
    <ErrorBoundary
      recovery={use(ChunkRecoveryContext)}
      resetKey={resetKey}
      pending={null}
      renderFailure={() => fallback}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
