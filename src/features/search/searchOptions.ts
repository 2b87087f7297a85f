import type { Product } from '../../api/models/types';
import type { Suggested } from './searchSlice';
import { shopPagesLike } from './shopPages';

/** What the field offers: a search made before, a category, a page of the shop, a product, or all results. */
export type SearchOption =
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'category'; readonly text: string }
  | { readonly kind: 'page'; readonly text: string; readonly to: string }
  | { readonly kind: 'product'; readonly product: Product }
  /** `shown` is the text as it was corrected. */
  | { readonly kind: 'all'; readonly text: string; readonly shown: string; readonly total: number };

interface Known {
  readonly recent: readonly string[] | null;
  readonly suggested: Suggested | null;
  readonly categories: readonly string[];
}

/**
 * What the field offers for a text; what it offered before while it looks for a new one. Where nothing is typed or nothing
 * was found, the shop's categories too.
 */
export function searchOptions(
  text: string,
  { recent, suggested, categories }: Known,
): readonly SearchOption[] {
  const ofCategories = [...new Set(categories)].map((name) => ({ kind: 'category', text: name }) as const);
  if (text.trim() === '') {
    return [...(recent ?? []).map((search) => ({ kind: 'recent', text: search }) as const), ...ofCategories];
  }
  const pages = shopPagesLike(text).map((page) => ({ kind: 'page', text: page.name, to: page.to }) as const);
  if (suggested === null) return pages;
  if (suggested.total === 0) {
    return suggested.reading.status === 'reading' ? pages : [...pages, ...ofCategories];
  }
  return [
    ...suggested.products.map((product) => ({ kind: 'product', product }) as const),
    ...pages,
    {
      kind: 'all',
      text: suggested.text,
      shown: suggested.corrected ?? suggested.text,
      total: suggested.total,
    },
  ];
}
