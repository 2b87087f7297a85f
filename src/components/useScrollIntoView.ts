import { useEffect, type RefObject } from 'react';

/** Scrolls an element to the middle of the window whenever `isNeeded` becomes true. */
export function useScrollIntoView(element: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) element.current?.scrollIntoView({ block: 'center' });
  }, [element, isNeeded]);
}
