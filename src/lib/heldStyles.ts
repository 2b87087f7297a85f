/**
 * Holds the place of a style attribute in a page rendered ahead of time: the Content-Security-Policy refuses style
 * attributes in markup. A rule of the page's style sheet matches it until the page is hydrated.
 */
export const HELD_STYLE = 'data-held-style';

/** Makes style attributes of what holds their place, through the CSSOM: what React rendered is there again. */
export function restoreHeldStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${HELD_STYLE}]`)) {
    element.style.cssText = element.getAttribute(HELD_STYLE) ?? '';
    element.removeAttribute(HELD_STYLE);
  }
}
