/** Pages shown either side of the current one. */
const PAGES_BESIDE_CURRENT = 2;

/** A page's number, or an ellipsis in place of left-out pages. */
type PageItem = number | 'ellipsis';

/**
 * The items of a pagination: two pages either side of `page` (from 1), the first and the last, and an ellipsis wherever
 * pages between those are left out.
 */
export function pageWindow(page: number, pageCount: number): readonly PageItem[] {
  const first = Math.max(1, page - PAGES_BESIDE_CURRENT);
  const last = Math.min(pageCount, page + PAGES_BESIDE_CURRENT);
  const near = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? (['ellipsis'] as const) : []),
    ...near,
    ...(last < pageCount - 1 ? (['ellipsis'] as const) : []),
    ...(last < pageCount ? [pageCount] : []),
  ];
}
