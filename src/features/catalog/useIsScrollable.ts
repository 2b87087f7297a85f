import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Whether an element's content is higher than `limit` pixels; measured again when the window or `contentLength` changes. */
export function useIsScrollable(
  box: RefObject<HTMLElement | null>,
  contentLength: number,
  limit: number,
): boolean {
  const [isScrollable, setIsScrollable] = useState(false);

  useLayoutEffect(() => {
    const measure = (): void => {
      const element = box.current;
      setIsScrollable(element !== null && element.scrollHeight > limit);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [box, contentLength, limit]);

  return isScrollable;
}
