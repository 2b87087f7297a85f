import { useEffect, useRef } from 'react';
import { findPageHeading } from './findPageHeading';

/** Moves the focus to the page's heading when a list gets shorter and the focused button was removed with its item. */
export function useFocusAfterRemoval(count: number): void {
  const last = useRef(count);
  useEffect(() => {
    const isShorter = count < last.current;
    last.current = count;
    if (isShorter && document.activeElement === document.body) {
      findPageHeading(document)?.focus({ preventScroll: true });
    }
  }, [count]);
}
