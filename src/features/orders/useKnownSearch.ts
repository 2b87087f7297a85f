import { useEffect, useEffectEvent } from 'react';

/** Calls `onKnown` once both values of a search are known, perhaps only after the account was loaded. */
export function useKnownSearch(isKnown: boolean, onKnown: () => void): void {
  const search = useEffectEvent(onKnown);
  useEffect(() => {
    if (isKnown) search();
  }, [isKnown]);
}
