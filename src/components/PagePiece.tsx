import type { ReactNode } from 'react';
import { Suspense, useLayoutEffect } from 'react';
import { announceTypedValues } from '../lib/typedValues';
import { useIsHydrated } from './useIsHydrated';

interface PagePieceProps {
  readonly children: ReactNode;
}

function Shown({ children }: PagePieceProps) {
  const isHydrated = useIsHydrated();
  useLayoutEffect(() => {
    if (!isHydrated) announceTypedValues(document);
    // Once: what is typed later reaches the forms by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return children;
}

/**
 * A part of a page that React hydrates in a task of its own, or at once when it is used. What was typed into it before is
 * kept.
 */
export function PagePiece({ children }: PagePieceProps) {
  return (
    <Suspense fallback={null}>
      <Shown>{children}</Shown>
    </Suspense>
  );
}
