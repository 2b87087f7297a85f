import { useLayoutEffect } from 'react';
import { PAGE_MARK } from './tokens';

/**
 * Makes the page behind an open dialog inert: no click, Tab or screen reader reaches it. Only once the focus is in the
 * dialog, which has to know by then where it came from; and no longer when the dialog gives it back.
 */
export function useInertPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    const page = document.querySelector(`[${PAGE_MARK}]`);
    if (!isOpen || page === null) return undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Node && !page.contains(target)) page.toggleAttribute('inert', true);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      page.toggleAttribute('inert', false);
    };
  }, [isOpen]);
}
