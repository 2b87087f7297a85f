/** Buttons that a shopper presses before the shop runs: the first script of a page remembers them. */

import { nextTask } from './nextTask';

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
 * Presses them again, each once, when React hydrates the page. Their parts are hydrated first, with what was chosen in
 * them before, and each press is a task of its own, so that the next one sees its result.
 */
export async function pressAgain(): Promise<void> {
  const pressed = [...(window.storefrontPressed ?? [])];
  forgetPressed();
  // React hydrates the part of its target at once for this event, which nothing handles.
  for (const button of pressed) button.dispatchEvent(new Event('dragend', { bubbles: true }));
  for (const button of pressed) {
    await nextTask();
    // A form's own button has submitted it: see unsentForms.ts.
    if (button.isConnected && (button.form === null || button.type !== 'submit')) button.click();
  }
}
