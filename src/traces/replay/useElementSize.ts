import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back with an element at first, and whenever its size has changed. */
export function useElementSize<Box extends HTMLElement>(
  box: RefObject<Box | null>,
  onSize: (element: Box) => void,
): void {
  const measure = useEffectEvent(onSize);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
}
