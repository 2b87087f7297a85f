import { Suspense, type ReactNode } from 'react';

interface PagePieceProps {
  readonly children: ReactNode;
}

/** A part of a page that React hydrates in a task of its own, or at once when it is used. */
export function PagePiece({ children }: PagePieceProps) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
