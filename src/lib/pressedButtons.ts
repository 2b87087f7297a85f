/** Buttons that a shopper presses before the shop runs: the first script of a page remembers them. */

declare global {
  interface Window {
    /** Until the page is hydrated. */
    storefrontPressed?: Set<HTMLButtonElement>;
  }
}

/** Presses them again, each once, when React hydrates the page: it then hydrates their part at once. */
export function pressAgain(): void {
  const pressed = window.storefrontPressed;
  delete window.storefrontPressed;
  for (const button of pressed ?? []) {
    // A form's own button has submitted it: see unsentForms.ts.
    if (button.isConnected && button.type !== 'submit') button.click();
  }
}
