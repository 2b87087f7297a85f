import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { announceTypedTexts } from '../browser/typedValues';

/** A part of a page that React hydrates in a task of its own, or at once when it is used. */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      {children}
      <Hydrated />
    </Suspense>
  );
}

/** Hands on what was filled in meanwhile. */
function Hydrated() {
  useLayoutEffect(announceTypedTexts, []);
  return null;
}
