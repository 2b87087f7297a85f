import { useEffect, useEffectEvent } from 'react';

/** Calls a function when the network is back, while something waits for that. */
export function useWhenOnline(isWaiting: boolean, onOnline: () => void): void {
  const respond = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', respond);
    return () => window.removeEventListener('online', respond);
  }, [isWaiting]);
}
