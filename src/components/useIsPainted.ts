import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * False in the first render of what a shopper navigated to, so that what is above is seen sooner. Always true while
 * hydrating, and where `isWhole` says that the whole page is needed at once: for the scroll position that Back restores.
 */
export function useIsPainted(isWhole: boolean): boolean {
  const isHydrated = useIsHydrated();
  return useDeferredValue(true, !isHydrated || isWhole);
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
