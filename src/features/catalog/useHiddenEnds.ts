import { useEffect, useState, type RefObject } from 'react';

/** Where more of a row is hidden. */
type HiddenEnds = 'none' | 'start' | 'end' | 'both';

function hiddenEndsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenEnds {
  const isAfter = scrollWidth - clientWidth - scrollLeft > 1;
  if (scrollLeft > 1) return isAfter ? 'both' : 'start';
  return isAfter ? 'end' : 'none';
}

/** Which ends of a row that scrolls sideways are hidden; measured again when `shown` changes. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>, shown: string): HiddenEnds {
  const [ends, setEnds] = useState<HiddenEnds>('none');
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = (): void => setEnds(hiddenEndsOf(element));
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [row, shown]);
  return ends;
}
