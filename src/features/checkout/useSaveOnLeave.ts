import { useEffect, useEffectEvent } from 'react';

/** Calls `save` when the page is hidden for good (reload, closed tab) and when the component unmounts. */
export function useSaveOnLeave(save: () => void): void {
  const onLeave = useEffectEvent(save);
  useEffect(() => {
    const listener = (): void => onLeave();
    window.addEventListener('pagehide', listener);
    return () => {
      window.removeEventListener('pagehide', listener);
      listener();
    };
  }, []);
}
