import { useEffect, useRef, type RefObject } from 'react';
import { findPageHeading } from './PageHeading';

/**
 * Moves the focus when the step changes, as the element that had it is gone: to the message where something failed, else
 * to the page's heading. That heading is in view, below the header. Returns the page's ref.
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (page.current === null) return;
    const message = page.current.querySelector<HTMLElement>('[role="alert"]');
    const heading = findPageHeading(page.current);
    heading?.scrollIntoView({ block: 'nearest' });
    (message ?? heading)?.focus();
  }, [step]);
  return page;
}
