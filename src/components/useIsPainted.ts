import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../browser/afterPaint';

/**
 * False until the browser has painted what a shopper navigated to: what is above is seen sooner. Always true while
 * hydrating, and where `isWhole` says that the whole page is needed at once: for the scroll position that Back restores.
 */
export function useIsPainted(isWhole: boolean): boolean {
  const isHydrated = useIsHydrated();
  const [isPainted, setIsPainted] = useState(!isHydrated || isWhole);

  useEffect(() => {
    return isPainted ? undefined : afterPaint(() => startTransition(() => setIsPainted(true)));
  }, [isPainted]);

  return isPainted;
}

/** More rows of a list than any screen shows. Each further card would delay the first paint, on a slow phone by 20 ms. */
const FIRST_ROWS = 20;

/** The rows of a list for its first paint, and all of them from then on. `isWhole` is that of `useIsPainted`. */
export function usePaintedRows<Row>(rows: readonly Row[], isWhole: boolean): readonly Row[] {
  return useIsPainted(isWhole) ? rows : rows.slice(0, FIRST_ROWS);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** Whether React does not hydrate: false while a page is rendered ahead of time, and in its first render in a browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
