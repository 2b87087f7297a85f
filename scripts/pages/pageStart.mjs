// @ts-check
/**
 * The script in the head of every page, before the shop runs: remembers which buttons are pressed and submit forms
 * meanwhile (src/app/EarlyInput.tsx). A page with data is complete without the shop's scripts: it lets them begin
 * once its first pictures are shown, which they would delay, or as soon as the page is used. It is written into the pages,
 * because a request would delay their first paint.
 */
{
  /** @type {Set<HTMLButtonElement>} */
  const pressed = new Set();
  window.storefrontPressed = pressed;
  /** @param {Element | null} button */
  const remember = (button) => {
    if (!(button instanceof HTMLButtonElement)) return;
    // In the order of the last presses: of two sizes the last one counts.
    window.storefrontPressed?.delete(button);
    window.storefrontPressed?.add(button);
  };
  window.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A form's own button counts once it has submitted the form: the browser may refuse to.
    if (button?.type !== 'submit' || button.form === null) remember(button);
  });
  window.addEventListener('submit', ({ submitter }) => remember(submitter));

  // A script of an unknown type does not run. With none it does, once it is put in again.
  const begin = () => {
    /** @type {NodeListOf<HTMLScriptElement>} */
    const scripts = document.querySelectorAll('script[type="storefront/late"]');
    for (const script of scripts) {
      script.removeAttribute('type');
      // The runtime would wait for one that has failed already, and not ask for it again.
      script.addEventListener('error', () => script.remove(), { once: true });
      script.async = false;
      document.head.append(script);
    }
  };
  // After the frame that shows them.
  const beginSoon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  window.addEventListener('DOMContentLoaded', () => {
    for (const type of ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'wheel']) {
      window.addEventListener(type, begin, { once: true, passive: true });
    }
    // A server that has this page for other addresses too: the shop has to replace it.
    const base =
      document.querySelector('meta[name="storefront:public-path"]')?.getAttribute('content') ?? '/';
    const path = document.getElementById('root')?.dataset['prerendered'] ?? '';
    if (base.slice(0, -1) + path !== location.pathname) begin();
    // A picture may not come at all, and a hidden page draws nothing.
    setTimeout(begin, 3000);
    const pending = [...document.images].filter(
      ({ fetchPriority, complete }) => fetchPriority === 'high' && !complete,
    );
    let count = pending.length;
    if (count === 0) beginSoon();
    for (const picture of pending) {
      for (const type of ['load', 'error']) {
        picture.addEventListener(
          type,
          () => {
            count -= 1;
            if (count === 0) beginSoon();
          },
          { once: true },
        );
      }
    }
  });
}
