import { useEffect } from 'react';

/** Calls a function when the network is back, while something waits for that. */
export function useWhenOnline(isWaiting: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWaiting, onOnline]);
}
