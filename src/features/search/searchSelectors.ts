import { createSelector } from '@reduxjs/toolkit';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { paths } from '../../lib/routes';
import { findNames } from '../../lib/serverListing';
import { selectStoreInfo } from '../storeInfo';
import { selectLocation, selectOverlay, selectPath, selectQuery } from '../location';
import { selectRecent, selectSuggested, type OpenSearch } from './searchSlice';
import { shopPagesLike } from './shopPages';

/** What the field offers: a search made before, a category, a page of the shop, a product, or all results. */
export type SearchOption =
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'category'; readonly text: string }
  | { readonly kind: 'page'; readonly text: string; readonly to: string }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'all'; readonly text: string; readonly total: number };

/** Where search is open; null where it is closed, as after a navigation. */
export function selectOpenSearch(state: RootState): OpenSearch['as'] | null {
  if (selectOverlay(state) === 'search') return 'dialog';
  const { open } = state.search;
  return open !== null && open.at === selectLocation(state).key ? open.as : null;
}

/** What the field shows: what is typed, else the search of the listing's address. */
export function selectSearchText(state: RootState): string {
  const { text } = state.search;
  if (text !== null) return text;
  return selectPath(state) === paths.products
    ? (new URLSearchParams(selectQuery(state)).get(findNames.search) ?? '')
    : '';
}

const selectCategoryOptions = createSelector([selectStoreInfo], ({ categories }): readonly SearchOption[] =>
  [...new Set(categories)].map((text) => ({ kind: 'category', text })),
);

/**
 * What the field offers at the moment; what it offered before while it looks for a new text. Where nothing is typed or
 * nothing was found, the store's categories too.
 */
export const selectSearchOptions = createSelector(
  [selectSearchText, selectRecent, selectSuggested, selectCategoryOptions],
  (text, recent, suggested, categories): readonly SearchOption[] => {
    if (text.trim() === '') {
      return [...(recent ?? []).map((search) => ({ kind: 'recent', text: search }) as const), ...categories];
    }
    const pages = shopPagesLike(text).map(
      (page) => ({ kind: 'page', text: page.name, to: page.to }) as const,
    );
    if (suggested === null) return pages;
    if (suggested.total === 0)
      return suggested.reading.status === 'reading' ? pages : [...pages, ...categories];
    return [
      ...suggested.products.map((product) => ({ kind: 'product', product }) as const),
      ...pages,
      { kind: 'all', text: suggested.text, total: suggested.total },
    ];
  },
);
