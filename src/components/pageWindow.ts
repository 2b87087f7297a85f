/** Pages shown either side of the current one (specification, section 9). */
const PAGES_BESIDE_CURRENT = 2;

/** A page's number, or a gap where pages are left out. */
export type PageItem = number | 'gap';

/**
 * What a pagination shows of `pageCount` pages around `page`, both from 1: two pages either side of the current
 * one, the first and the last, and a gap wherever pages between those are left out (specification, section 9).
 */
export function pageWindow(page: number, pageCount: number): readonly PageItem[] {
  const first = Math.max(1, page - PAGES_BESIDE_CURRENT);
  const last = Math.min(pageCount, page + PAGES_BESIDE_CURRENT);
  const near = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? (['gap'] as const) : []),
    ...near,
    ...(last < pageCount - 1 ? (['gap'] as const) : []),
    ...(last < pageCount ? [pageCount] : []),
  ];
}
