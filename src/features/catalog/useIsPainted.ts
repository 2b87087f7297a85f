import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '../../components/useIsHydrated';

/**
 * False until the browser has painted what a shopper navigated to: what is above is seen sooner. Always true where the
 * whole page is needed at once: for hydration, and for the scroll position that Back restores.
 */
export function useIsPainted(): boolean {
  const isHydrated = useIsHydrated();
  const isBack = useNavigationType() === 'POP';
  const [isPainted, setIsPainted] = useState(!isHydrated || isBack);

  useEffect(() => {
    if (isPainted) return undefined;
    let timer: number | undefined;
    // The callbacks of a frame run before it is painted, the timer after that.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [isPainted]);

  return isPainted;
}
