import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { headingsIn } from './headings';
import { buildStoreHtml, storeId } from './storeHtml';

/** The part of the page that the shopper's address names. */
export interface PagePlace {
  /** The address's hash, decoded and without '#'; '' for none. */
  readonly hash: string;
  /** Changes with every navigation. */
  readonly visit: string;
  /** Whether the navigation is a reload, Back or Forward: then a scroll position that the browser restored wins. */
  readonly isReturn: boolean;
}

/** The element of the store's HTML that a hash names; null for none. */
function findTarget(box: HTMLElement, hash: string): HTMLElement | null {
  const id = storeId(hash);
  return id === '' ? null : box.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}

/** Fills an element with the store's HTML, sanitised, and scrolls to the part of it that the address names. */
export function useStoreHtml(
  box: RefObject<HTMLElement | null>,
  html: string,
  { hash, visit, isReturn }: PagePlace,
  onShown?: (headings: readonly string[]) => void,
): void {
  useLayoutEffect(() => {
    box.current?.replaceChildren(buildStoreHtml(html));
    onShown?.(headingsIn(box.current).map(({ textContent }) => textContent.trim()));
  }, [box, html, onShown]);

  useEffect(() => {
    if (box.current === null || hash === '' || (isReturn && window.scrollY > 0)) return;
    const target = findTarget(box.current, hash);
    if (target === null) return;
    target.scrollIntoView();
    // The next Tab goes on from there, as after a link that the browser follows itself.
    if (!target.hasAttribute('href')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [box, html, hash, visit, isReturn]);
}
