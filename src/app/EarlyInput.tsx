import { useLayoutEffect, useState } from 'react';
import { announceFocus, announceTypedValues } from '../browser/typedValues';
import { nextTask } from '../browser/whenIdle';
import { useIsHydrated } from '../components/useIsPainted';

declare global {
  interface Window {
    /**
     * Buttons that a shopper presses before the shop runs, and those that submit a form then: the first script of a page
     * remembers them (scripts/pages/pageStart.mjs) until the page is hydrated.
     */
    storefrontPressed?: Set<HTMLButtonElement>;
  }
}

/** Forgets them: what React has rendered itself needs none of it. */
export function forgetPressed(): void {
  delete window.storefrontPressed;
}

/**
 * Presses them again, each once and in a task of its own, so that the next one sees its result. React hydrates the part of
 * the page around a button before it handles the press.
 */
export async function pressAgain(): Promise<void> {
  const pressed = [...(window.storefrontPressed ?? [])];
  forgetPressed();
  for (const button of pressed) {
    await nextTask();
    if (button.isConnected) button.click();
  }
}

/**
 * Hands on what was focused, typed, submitted and pressed in a rendered page before React ran, in this order and once, as soon as
 * the root is hydrated: the parts of the page in which something was done are hydrated first.
 */
export function EarlyInput() {
  const isHydrated = useIsHydrated();
  const [wasRendered] = useState(!isHydrated);
  useLayoutEffect(() => {
    if (wasRendered) {
      announceFocus();
      announceTypedValues();
      void pressAgain();
    } else {
      forgetPressed();
    }
  }, [wasRendered]);
  return null;
}
