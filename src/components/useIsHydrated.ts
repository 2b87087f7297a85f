import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** Whether React does not hydrate: false while a page is rendered ahead of time, and in its first render in a browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
