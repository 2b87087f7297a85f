import type { ReactNode } from 'react';
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { announceTypedValues } from '../lib/typedValues';

interface PagePieceProps {
  readonly children: ReactNode;
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

function Shown({ children }: PagePieceProps) {
  const isHydrating = useSyncExternalStore(never, no, yes);
  useLayoutEffect(() => {
    if (isHydrating) announceTypedValues(document);
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
