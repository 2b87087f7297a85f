import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { findPageHeading } from '../../components/findPageHeading';

/** Moves the focus to the page's heading when the step changes: the element that had it is gone. Returns the page's ref. */
export function useHeadingFocus(step: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (page.current !== null) findPageHeading(page.current)?.focus();
  }, [step]);
  return page;
}
