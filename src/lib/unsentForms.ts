/** Forms that a shopper sends before the shop runs: the first script of a page marks them. */

/**
 * Attributes of a form that the shop sends. With this method the browser alone does nothing: any other one would put the
 * values into the address.
 */
export const sentByShop = { method: 'dialog' } as const;

const UNSENT = 'data-unsent';

/** Submits marked forms again. One that is not hydrated yet is marked again. */
export function sendUnsentForms(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(`[method=dialog][${UNSENT}]`)) {
    form.removeAttribute(UNSENT);
    form.requestSubmit();
  }
}
