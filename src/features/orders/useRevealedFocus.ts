import { useEffect, useRef, type RefObject } from 'react';
import { ORDER_INDEX } from './OrderHead';

/** Moves the focus to the first order that was revealed: the button that revealed it has moved on. */
export function useRevealedFocus(list: RefObject<HTMLElement | null>, shown: number): void {
  const shownBefore = useRef(shown);
  useEffect(() => {
    const first = shownBefore.current;
    shownBefore.current = shown;
    if (shown > first) list.current?.querySelector<HTMLElement>(`[${ORDER_INDEX}="${first}"]`)?.focus();
  }, [list, shown]);
}
