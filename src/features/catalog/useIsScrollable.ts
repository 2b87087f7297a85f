import { useLayoutEffect, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsPainted } from '../../components/useIsPainted';

/** Whether an element's content is higher than `limit` pixels; measured again when the window or `contentLength` changes. */
export function useIsScrollable(
  box: RefObject<HTMLElement | null>,
  contentLength: number,
  limit: number,
): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  const isPainted = useIsPainted(useNavigationType() === 'POP');

  useLayoutEffect(() => {
    // Measuring lays the page out once more, which the first paint would wait for.
    if (!isPainted) return undefined;
    const measure = (): void => {
      const element = box.current;
      setIsScrollable(element !== null && element.scrollHeight > limit);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [box, contentLength, limit, isPainted]);

  return isScrollable;
}
