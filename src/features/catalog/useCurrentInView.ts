import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a row sideways to its current link, whenever `shown` changes. Returns the ref of the row. */
export function useCurrentInView<Row extends HTMLElement>(shown: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (row.current === null || !(current instanceof HTMLElement)) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [shown]);
  return row;
}
