export const PAGE_HEADING_ATTRIBUTE = 'data-page-heading';

/** The h1 that `PageHeading` shows within a part of the page; null for none. */
export function findPageHeading(within: ParentNode): HTMLElement | null {
  return within.querySelector<HTMLElement>(`[${PAGE_HEADING_ATTRIBUTE}]`);
}
