import { useEffect, useEffectEvent } from 'react';

/** Calls `fillIn` with a default that is loaded after the form is shown; '' for none. */
export function useLateDefault(value: string, fillIn: (value: string) => void): void {
  const onLoaded = useEffectEvent(fillIn);
  useEffect(() => {
    if (value !== '') onLoaded(value);
  }, [value]);
}
