import { useEffect, useEffectEvent } from 'react';

/** Calls `onMended` once a form that was refused for blank fields has none any more. */
export function useMended(wasRefused: boolean, hasBlank: boolean, onMended: () => void): void {
  const mended = useEffectEvent(onMended);
  useEffect(() => {
    if (wasRefused && !hasBlank) mended();
  }, [wasRefused, hasBlank]);
}
