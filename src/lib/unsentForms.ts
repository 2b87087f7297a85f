/** Forms that a shopper sends before the shop runs. */

/**
 * Attributes of a form that the shop sends. With this method the browser alone does nothing: any other one would put the
 * values into the address.
 */
export const sentByShop = { method: 'dialog' } as const;

const UNSENT = 'data-unsent';

/** Marks forms that are submitted while nothing handles it. */
export function markUnsentForms(): void {
  window.addEventListener('submit', ({ defaultPrevented, target }) => {
    if (!defaultPrevented && target instanceof Element) target.setAttribute(UNSENT, '');
  });
}

/** Submits marked forms again. One that is not hydrated yet is marked again. */
export function sendUnsentForms(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(`[method=dialog][${UNSENT}]`)) {
    form.removeAttribute(UNSENT);
    form.requestSubmit();
  }
}
