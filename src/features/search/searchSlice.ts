import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../../api/models/types';
import { deviceForgotten } from '../device';
import type { Choices } from './choices';

/** How far a list of products has been read. */
export interface Reading {
  /**
   * 'cut': the server has more products than the shop reads, or sends the same ones again and again. 'failed': the next
   * page could not be read.
   */
  readonly status: 'reading' | 'complete' | 'cut' | 'failed';
  /** Products read so far. */
  readonly read: number;
  /** Products that the server says it has. */
  readonly total: number;
}

/** What the field suggests for a text. */
interface Suggested {
  readonly text: string;
  /** The first of them. */
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
  /** The nearest products, where a search finds none. */
  readonly nearest?: readonly Product[];
}

/** The sub-categories of one category. */
export interface SubCategoryGroup {
  readonly category: string;
  readonly names: readonly string[];
}

/** What the products of a listing offer to choose from. */
export interface ListChoices extends Choices {
  /** Which list, from `listKey`. */
  readonly list: string;
  readonly parentCategories: readonly string[];
  /** The same by category. */
  readonly subCategories?: readonly SubCategoryGroup[];
  readonly isComplete: boolean;
}

/** Where the search is open: below the header's field, or as the dialog of narrow screens. */
export interface OpenSearch {
  /** The key of the location, so that a navigation closes it. */
  readonly at: string;
  readonly as: 'field' | 'dialog';
}

/** Search, order and filters (README.md). The catalogue itself is not in the store: see catalogue.ts. */
interface SearchState {
  readonly open: OpenSearch | null;
  /** What is typed; null while the field shows the search of the address. */
  readonly text: string | null;
  /** The marked option; -1 for none. */
  readonly active: number;
  /** The searches made last, newest first; null until they have been read. */
  readonly recent: readonly string[] | null;
  readonly suggested: Suggested | null;
  readonly found: Found | null;
  readonly choices: ListChoices | null;
  readonly areFiltersOpen: boolean;
  /** The code or the list could not be loaded at all. */
  readonly hasFailed: boolean;
}

const initialState: SearchState = {
  open: null,
  text: null,
  active: -1,
  recent: null,
  suggested: null,
  found: null,
  choices: null,
  areFiltersOpen: false,
  hasFailed: false,
};

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The field has the focus, or the dialog was opened. */
    opened: (state, { payload }: PayloadAction<OpenSearch>) => ({ ...state, open: payload, active: -1 }),
    closed: (state) => ({ ...state, open: null, active: -1 }),
    /** `at` opens the suggestions where they are closed. */
    typed: (state, { payload }: PayloadAction<OpenSearch & { readonly text: string }>) => ({
      ...state,
      text: payload.text,
      open: { at: payload.at, as: payload.as },
      active: -1,
    }),
    optionMarked: (state, { payload }: PayloadAction<number>) => ({ ...state, active: payload }),
    /** The shopper wants the results of a text. */
    submitted: (state, _action: PayloadAction<string>) => ({ ...state, open: null, text: null, active: -1 }),
    recentRead: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, recent: payload }),
    recentForgotten: (state) => ({ ...state, recent: [], active: -1 }),
    suggestionsFound: (state, { payload }: PayloadAction<Suggested>) => ({ ...state, suggested: payload }),
    filtersToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, areFiltersOpen: payload }),
    choicesFound: (state, { payload }: PayloadAction<ListChoices>) => ({ ...state, choices: payload }),
    productsFound: (state, { payload }: PayloadAction<Found>) => ({
      ...state,
      found: payload,
      hasFailed: false,
    }),
    failed: (state) => ({ ...state, hasFailed: true }),
    retried: (state) => ({ ...state, hasFailed: false }),
  },
  extraReducers: (builder) => {
    builder.addCase(deviceForgotten, (state): SearchState => ({ ...state, recent: [], active: -1 }));
  },
  selectors: {
    /** The marked option; -1 for none. */
    selectActiveOption: ({ active }) => active,
    /** The searches made last, newest first; null until they have been read. */
    selectRecent: ({ recent }) => recent,
    /** What the field suggests; null before anything was looked for. */
    selectSuggested: ({ suggested }) => suggested,
    /** What a listing with search, order or filters shows; null before anything was found. */
    selectFound: ({ found }) => found,
    /** What the listing offers to choose from; null before any of its products is known. */
    selectChoices: ({ choices }) => choices,
    selectAreFiltersOpen: ({ areFiltersOpen }) => areFiltersOpen,
    /** Whether nothing could be looked for. */
    selectSearchFailed: ({ hasFailed }) => hasFailed,
  },
});

/** The shopper is about to sort or to filter. */
export const finderWanted = createAction('search/finderWanted');

export const searchActions = { ...searchSlice.actions, finderWanted };
export const {
  opened,
  closed,
  typed,
  optionMarked,
  submitted,
  recentRead,
  recentForgotten,
  suggestionsFound,
  filtersToggled,
  choicesFound,
  productsFound,
  failed,
  retried,
} = searchActions;
export const {
  selectActiveOption,
  selectRecent,
  selectSuggested,
  selectFound,
  selectChoices,
  selectAreFiltersOpen,
  selectSearchFailed,
} = searchSlice.selectors;
export const searchReducer = searchSlice.reducer;
