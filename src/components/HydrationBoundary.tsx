import { Suspense, type ReactNode } from 'react';

/** A part of a page that React hydrates in a task of its own, or at once when it is used. */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
