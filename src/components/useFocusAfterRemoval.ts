import { useEffect, useRef, type RefObject } from 'react';
import { findPageHeading } from './PageHeading';

const CONTROLS =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

function controlsIn(part: HTMLElement | null | undefined, selector: string): readonly HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

interface Places {
  /**
   * What may take the focus: all controls of the part by default. Of rows it is the first control, and a row without
   * any takes it itself.
   */
  readonly selector?: string;
  /** Where the focus goes once there is none of them: it is scrolled to, as it may be far away. */
  readonly next?: () => HTMLElement | null;
}

/**
 * Moves the focus when the control that has it is removed or disabled: to the one that took its place in this part of the
 * page, else to the last one there, else to `next`, else to the page's heading. Call it in the component that renders the
 * part, also where the part is empty.
 */
export function useFocusAfterRemoval(
  part: RefObject<HTMLElement | null>,
  { selector = CONTROLS, next }: Places = {},
): void {
  const focused = useRef<{ readonly control: HTMLElement; readonly index: number } | null>(null);

  useEffect(() => {
    function remember({ target }: FocusEvent): void {
      const control = target instanceof HTMLElement && part.current?.contains(target) ? target : null;
      // Of a group with one tab stop, any control may have it. The row that it is in is not before it.
      const isBefore = (each: HTMLElement, other: HTMLElement) =>
        each.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
      const index =
        control === null
          ? 0
          : controlsIn(part.current, selector).filter((each) => isBefore(each, control)).length;
      focused.current = control && { control, index };
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [part, selector]);

  useEffect(() => {
    if (focused.current === null) return;
    const { control, index } = focused.current;
    if (control.isConnected && !control.matches(':disabled')) return;
    // A control that was disabled may still have it.
    if (document.activeElement !== document.body && document.activeElement !== control) return;
    focused.current = null;
    const controls = controlsIn(part.current, selector);
    const place = controls[index] ?? controls.at(-1);
    if (place === undefined && next !== undefined) next()?.focus();
    else
      (controlsIn(place, CONTROLS)[0] ?? place ?? findPageHeading(document))?.focus({ preventScroll: true });
  });
}
