import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../../api/models/types';
import { createStoredSlot } from '../../browser/bestEffortStorage';
import { MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY, SEARCH_MAX_LENGTH } from '../../lib/constants';
import { readShortTexts } from '../../lib/untrusted';
import { deviceForgotten } from '../device';
import { locationChanged } from '../location';
import type { Choices } from './findProducts';
import type { Reading } from './productList';
import { shopPageOf, shopPagesLike } from './shopPages';

export interface Suggested {
  readonly text: string;
  /** What it was taken for where it was typed wrong. */
  readonly corrected?: string;
  readonly products: readonly Product[];
  readonly total: number;
  readonly reading: Reading;
}

/** What a listing with search, order or filters shows, and what it offers to choose from. */
export interface Found {
  /** The listing, by the address of its first page. */
  readonly listing: string;
  /** From 1. */
  readonly page: number;
  /** What the search was taken for where it was typed wrong; '' for nothing else. */
  readonly corrected: string;
  readonly products: readonly Product[];
  readonly total: number;
  readonly reading: Reading;
  /** Sizes and measures of the search that no product here has. */
  readonly unmet?: readonly string[];
  /** Where nothing was found: other products, which have words of the search or, unless `isNear`, do not. */
  readonly nearest?: readonly Product[];
  readonly isNear?: boolean;
}

export interface SubCategoryGroup {
  readonly category: string;
  readonly names: readonly string[];
}

export interface ListChoices extends Choices {
  /** Which list, from `listKey`. */
  readonly list: string;
  readonly subCategories: readonly SubCategoryGroup[];
  readonly isComplete: boolean;
}

/** Search, order and filters (README.md). The catalogue itself is not in the store: see catalogue.ts. */
interface SearchState {
  /** The text that the open field wants suggestions for; null while it is closed. */
  readonly asked: string | null;
  /** The searches made last, newest first; null until they have been read. */
  readonly recent: readonly string[] | null;
  readonly suggested: Suggested | null;
  readonly found: Found | null;
  readonly choices: ListChoices | null;
  /** The code or the list could not be loaded at all. */
  readonly hasFailed: boolean;
}

const initialState: SearchState = {
  asked: null,
  recent: null,
  suggested: null,
  found: null,
  choices: null,
  hasFailed: false,
};

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The field has the focus, with this text. */
    opened: (state, { payload }: PayloadAction<string>) => ({ ...state, asked: payload }),
    typed: (state, { payload }: PayloadAction<string>) => ({ ...state, asked: payload }),
    closed: (state) => ({ ...state, asked: null }),
    submitted: (state, _action: PayloadAction<string>) => ({ ...state, asked: null }),
    recentRead: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, recent: payload }),
    recentForgotten: (state) => ({ ...state, recent: [] }),
    suggestionsFound: (state, { payload }: PayloadAction<Suggested>) => ({ ...state, suggested: payload }),
    choicesFound: (state, { payload }: PayloadAction<ListChoices>) => ({ ...state, choices: payload }),
    productsFound: (state, { payload }: PayloadAction<Found>) => ({
      ...state,
      found: payload,
      hasFailed: false,
    }),
    failed: (state) => ({ ...state, hasFailed: true }),
    retried: (state) => ({ ...state, hasFailed: false }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(deviceForgotten, (state): SearchState => ({ ...state, recent: [] }))
      // A navigation closes the field.
      .addCase(locationChanged, (state): SearchState => ({ ...state, asked: null })),
  selectors: {
    selectAsked: ({ asked }) => asked,
    selectRecent: ({ recent }) => recent,
    selectSuggested: ({ suggested }) => suggested,
    selectFound: ({ found }) => found,
    selectChoices: ({ choices }) => choices,
    selectSearchFailed: ({ hasFailed }) => hasFailed,
  },
});

export const filtersApproached = createAction('search/filtersApproached');

export const searchActions = { ...searchSlice.actions, filtersApproached };
export const {
  opened,
  closed,
  typed,
  submitted,
  recentRead,
  recentForgotten,
  suggestionsFound,
  choicesFound,
  productsFound,
  failed,
  retried,
} = searchActions;
export const { selectAsked, selectRecent, selectSuggested, selectFound, selectChoices, selectSearchFailed } =
  searchSlice.selectors;
export const searchReducer = searchSlice.reducer;

/** The searches made last, as the device keeps them: newest first. */
export const recentSearches = createStoredSlot(RECENT_SEARCHES_KEY, ({ searches }) =>
  readShortTexts(searches, { count: MAX_RECENT_SEARCHES, length: SEARCH_MAX_LENGTH }),
);

/** The searches with a new one at the front; one that differs in case alone is replaced. */
export function withRecent(recent: readonly string[], search: string): readonly string[] {
  const others = recent.filter((other) => other.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, MAX_RECENT_SEARCHES);
}

/** What the field offers: a search made before, a category, a page of the shop, a product, or all results. */
export type SearchOption =
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'category'; readonly text: string }
  | { readonly kind: 'page'; readonly text: string; readonly to: string }
  | { readonly kind: 'product'; readonly product: Product }
  /** `shown` is the text as it was corrected. */
  | { readonly kind: 'all'; readonly text: string; readonly shown: string; readonly total: number };

type Known = Pick<SearchState, 'recent' | 'suggested'> & { readonly categories: readonly string[] };

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
  const products = suggested.products.map((product) => ({ kind: 'product', product }) as const);
  return [
    ...(shopPageOf(text) === null ? [...products, ...pages] : [...pages, ...products]),
    {
      kind: 'all',
      text: suggested.text,
      shown: suggested.corrected ?? suggested.text,
      total: suggested.total,
    },
  ];
}
