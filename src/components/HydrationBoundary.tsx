import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { announceTypedTexts } from '../browser/typedValues';
import { useIsHydrated } from './useIsPainted';

/** A part of a page that React hydrates in a task of its own, or at once when it is used. */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      {children}
      <TypedBeforeHydration />
    </Suspense>
  );
}

/** Within a part that is hydrated after the page: hands on what was filled in meanwhile. */
export function TypedBeforeHydration() {
  const isHydrated = useIsHydrated();
  const [wasRendered] = useState(!isHydrated);
  useLayoutEffect(() => {
    if (wasRendered) announceTypedTexts();
  }, [wasRendered]);
  return null;
}
