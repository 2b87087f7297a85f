import { useEffect, useRef } from 'react';

/**
 * Connects a row that is scrolled one child at a time with the chosen index: a swipe chooses, and a choice from elsewhere
 * scrolls. Returns the row's ref and its scroll handler.
 */
export function useSwipeRow(chosen: number, onChoose: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  /** The index in view: a choice of that one scrolls nothing, and measures nothing. */
  const inView = useRef(0);

  useEffect(() => {
    const element = row.current;
    if (element === null || inView.current === chosen) return;
    inView.current = chosen;
    element.scrollLeft = chosen * element.clientWidth;
  }, [chosen]);

  function onScroll(): void {
    const element = row.current;
    // Where the row does not scroll, it has no place of its own.
    if (element === null || element.scrollWidth <= element.clientWidth) return;
    const index = Math.round(element.scrollLeft / element.clientWidth);
    if (index === inView.current) return;
    inView.current = index;
    onChoose(index);
  }

  return { row, onScroll };
}
