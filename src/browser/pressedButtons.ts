/**
 * Buttons that a shopper presses before the shop runs, and those that submit a form then: the first script of a page
 * remembers them (scripts/pages/pageStart.mjs).
 */

import { nextTask } from './whenIdle';

declare global {
  interface Window {
    /** Until the page is hydrated. */
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
