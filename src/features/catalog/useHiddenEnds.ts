import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Marks a row that scrolls sideways where more of it is hidden: `data-more` is 'start', 'end', 'both' or absent. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const mark = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const isAfter = scrollWidth - clientWidth - scrollLeft > 1;
      if (scrollLeft > 1) element.dataset['more'] = isAfter ? 'both' : 'start';
      else if (isAfter) element.dataset['more'] = 'end';
      else delete element.dataset['more'];
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      element.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [row, shown]);
}
