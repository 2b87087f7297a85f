/** Marks the elements of the head that say something of the page that was loaded, such as its canonical address. */
export const PAGE_FACT = 'data-page-fact';

/** Removes these elements: the shop has gone on to another page. */
export function removePageFacts(head: ParentNode): void {
  for (const element of head.querySelectorAll(`[${PAGE_FACT}]`)) element.remove();
}
