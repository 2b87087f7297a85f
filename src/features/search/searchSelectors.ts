import { createSelector } from '@reduxjs/toolkit';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { paths, plainPath } from '../../lib/routes';
import { findNames } from '../../lib/serverListing';
import type { OpenSearch } from './searchSlice';

/** What the field offers: a search made before, a product, or all results. */
export type SearchOption =
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'all'; readonly text: string; readonly total: number };

/** Where search is open; null where it is closed, as after a navigation. */
export function selectOpenSearch({ search, location }: RootState): OpenSearch['as'] | null {
  return search.open !== null && search.open.at === location.location.key ? search.open.as : null;
}

/** What the field shows: what is typed, else the search of the listing's address. */
export function selectSearchText({ search, location }: RootState): string {
  const { pathname, search: query } = location.location;
  if (search.text !== null) return search.text;
  return plainPath(pathname) === paths.products
    ? (new URLSearchParams(query).get(findNames.search) ?? '')
    : '';
}

/** What the field offers at the moment; what it offered before while it looks for a new text. */
export const selectSearchOptions = createSelector(
  [selectSearchText, (state: RootState) => state.search.recent, (state: RootState) => state.search.suggested],
  (text, recent, suggested): readonly SearchOption[] => {
    if (text.trim() === '') return (recent ?? []).map((search) => ({ kind: 'recent', text: search }));
    if (suggested === null || suggested.total === 0) return [];
    return [
      ...suggested.products.map((product) => ({ kind: 'product', product }) as const),
      { kind: 'all', text: suggested.text, total: suggested.total },
    ];
  },
);

/** What a listing with search, order or filters shows; null before anything was found. */
export function selectFound({ search }: RootState): RootState['search']['found'] {
  return search.found;
}

/** Whether nothing could be looked for. */
export function selectSearchFailed({ search }: RootState): boolean {
  return search.hasFailed;
}

/** What the listing offers to choose from; null before any of its products is known. */
export function selectChoices({ search }: RootState): RootState['search']['choices'] {
  return search.choices;
}
