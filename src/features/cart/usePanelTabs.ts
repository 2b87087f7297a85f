import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What Tab can reach in the panel. */
const CONTROLS = 'a[href], button';

/**
 * Puts the panel, which is elsewhere in the document, right after the control that opened it in the order of Tab, and
 * gives that control the focus back when the panel closes.
 * @param panel the panel
 * @param openings changes whenever the panel is opened again
 */
export function usePanelTabs(panel: RefObject<HTMLElement | null>, openings: number): void {
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && panel.current?.contains(activeElement) === false) {
      opener.current = activeElement === document.body ? null : activeElement;
    }
  }, [panel, openings]);

  useEffect(() => {
    function moveFocus(event: KeyboardEvent): void {
      const { key, shiftKey: isBack, target } = event;
      if (key !== 'Tab' || opener.current?.isConnected !== true) return;
      const controls = [...(panel.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
      if (!isBack && target === opener.current) {
        event.preventDefault();
        controls[0]?.focus();
      } else if (isBack && target === controls[0]) {
        event.preventDefault();
        opener.current.focus();
      } else if (!isBack && target === controls.at(-1)) {
        // The browser goes on from there.
        opener.current.focus();
      }
    }
    document.addEventListener('keydown', moveFocus);
    return () => document.removeEventListener('keydown', moveFocus);
  }, [panel]);

  // Before the panel is removed, and the focus with it.
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement) === true) opener.current?.focus();
    };
  }, [panel]);
}
