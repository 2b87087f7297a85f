import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/types';
import { LISTING_PAGE_SIZE, PRODUCT_ROW_LIMIT } from '../../lib/constants';
import { isFiltered, tidySearch } from '../../lib/filters';
import {
  firstPageAddress,
  listKey,
  parentCategoriesOf,
  readListing,
  type Listing,
} from '../../lib/listingQuery';
import { isSameJson } from '../../lib/strings';
import { paths, plainPath, routes } from '../../lib/routes';
import { lookUpArg } from '../../lib/serverListing';
import { selectPath } from '../location';
import type { Catalogue, CatalogueList } from './catalogue';
import { findProducts } from './findProducts';
import {
  choicesFound,
  failed,
  filtersApproached,
  opened,
  productsFound,
  recentForgotten,
  recentRead,
  recentSearches,
  retried,
  selectAsked,
  submitted,
  suggestionsFound,
  typed,
  type SubCategoryGroup,
  withRecent,
} from './searchSlice';
import { shopPageOf } from './shopPages';

const SUGGESTIONS = 6;

const { listProducts } = storefrontApi.endpoints;

function listingOf({ location }: RootState): Listing | null {
  const { pathname, search } = location.location;
  return plainPath(pathname) === paths.products ? readListing(new URLSearchParams(search)) : null;
}

async function showSuggestions(api: AppListenerApi, { whole, search }: Catalogue): Promise<void> {
  const asked = (): string => tidySearch(selectAsked(api.getState()) ?? '');
  const text = asked();
  if (text === '') return;
  const { positions, corrected } = await search(whole.list, text);
  // The shopper types on.
  if (asked() !== text) return;
  const suggested = {
    text,
    products: positions.slice(0, SUGGESTIONS).map(whole.list.table.productAt),
    total: positions.length,
    reading: whole.list.reading(),
    ...(corrected !== '' && { corrected }),
  };
  if (!isSameJson(suggested, api.getState().search.suggested)) api.dispatch(suggestionsFound(suggested));
}

/** The sub-categories of a list's products, by category; of one category alone unless it is ''. */
function subCategoriesOf({ list }: CatalogueList, category: string): readonly SubCategoryGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const position of list.table.positions()) {
    const facts = list.table.factsAt(position);
    if (category !== '' && facts.category.toLowerCase() !== category) continue;
    const names = groups.get(facts.category) ?? new Set();
    groups.set(facts.category, names.add(facts.parentCategory));
  }
  return [...groups].map(([name, names]) => ({ category: name, names: parentCategoriesOf(names, '') }));
}

/** Shows what the listing at the address finds and offers, from the products that are known. */
async function showListing(api: AppListenerApi, catalogue: Catalogue): Promise<void> {
  const shown = listingOf(api.getState());
  if (shown === null) return;
  const target = catalogue.listFor(shown);
  const { list } = target;
  // What the server lists under a category is of that category, whatever its products say.
  const listing = target === catalogue.whole ? shown : { ...shown, category: '' };
  const { filters } = listing;
  // Nothing is known yet.
  if (list.table.size() === 0 && list.reading().status === 'reading') return;
  const { positions, corrected, nearest, unmet } =
    filters.search === ''
      ? { positions: list.table.positions(), corrected: '', nearest: [], unmet: [] }
      : await catalogue.search(list, filters.search);
  if (!isSameJson(listingOf(api.getState()), shown)) return;
  const { products, total, choices } = findProducts(list.table, positions, listing, LISTING_PAGE_SIZE);
  const reading = list.reading();
  const offered = {
    ...choices,
    list: listKey(shown),
    subCategories: subCategoriesOf(target, listing.category),
    isComplete: reading.status !== 'reading',
  };
  if (!isSameJson(offered, api.getState().search.choices)) api.dispatch(choicesFound(offered));
  if (!isFiltered(filters)) return;
  const isNothing = total === 0 && reading.status !== 'reading';
  // What has the words of the search; where nothing has, any products.
  const near = isNothing && filters.search !== '' ? [...positions, ...nearest] : [];
  const others = isNothing && near.length === 0 ? list.table.positions() : near;
  const found = {
    listing: firstPageAddress(shown),
    page: shown.page,
    corrected,
    products,
    total,
    reading,
    ...(unmet.length > 0 && { unmet }),
    ...(others.length > 0 && {
      isNear: near.length > 0,
      nearest: [...new Set(others)].slice(0, PRODUCT_ROW_LIMIT).map(list.table.productAt),
    }),
  };
  if (!isSameJson(found, api.getState().search.found)) api.dispatch(productsFound(found));
}

async function show(api: AppListenerApi, catalogue: Catalogue): Promise<void> {
  await showSuggestions(api, catalogue);
  await showListing(api, catalogue);
}

function isNeeded(api: AppListenerApi, catalogue: Catalogue, target: CatalogueList): boolean {
  if (api.signal.aborted) return false;
  if (target === catalogue.whole && selectAsked(api.getState()) !== null) return true;
  const listing = listingOf(api.getState());
  return listing !== null && catalogue.listFor(listing) === target;
}

/** Reads a list page by page, as far as it is needed, and shows what each page adds. */
async function readPages(api: AppListenerApi, catalogue: Catalogue, target: CatalogueList): Promise<void> {
  const { list, filters } = target;
  for (;;) {
    if (target === catalogue.whole && target.isWantedWhole) {
      const { status } = list.reading();
      await catalogue.loadWhole();
      if (list.reading().status !== status) await show(api, catalogue);
    }
    if (!list.needsMore(target.isWantedWhole) || !isNeeded(api, catalogue, target)) break;
    const arg = lookUpArg(filters, list.nextPage());
    const { data } = await api.dispatch(listProducts.initiate(arg, { subscribe: false }));
    if (data === undefined) list.fail();
    else list.addPage(data);
    await show(api, catalogue);
  }
}

/** Reads a list, unless that is going on already: then the reader goes on as far as is wanted now. */
async function read(
  api: AppListenerApi,
  catalogue: Catalogue,
  target: CatalogueList,
  whole: boolean,
): Promise<void> {
  target.isWantedWhole ||= whole;
  target.reader ??= readPages(api, catalogue, target).finally(() => {
    target.reader = null;
  });
  await target.reader;
}

/** Shows the searches that the device keeps, where they are not shown yet. */
function showRecent({ dispatch, getState, extra }: AppListenerApi): readonly string[] {
  const known = getState().search.recent;
  if (known !== null) return known;
  const recent = recentSearches.read(extra.deviceStorage);
  dispatch(recentRead(recent));
  return recent;
}

/** Goes to the page that a text names, else to its results, and keeps it as a recent search then. */
function showResults(api: AppListenerApi, text: string): void {
  const search = tidySearch(text);
  const page = shopPageOf(search);
  if (page !== null) {
    api.extra.navigator.follow(page.to);
    return;
  }
  api.extra.navigator.follow(routes.products({ search }));
  if (search === '') return;
  const recent = withRecent(showRecent(api), search);
  api.dispatch(recentRead(recent));
  recentSearches.write(api.extra.deviceStorage, { searches: recent });
}

/** Finds what the open field suggests, or what the listing at the address shows. */
async function search(action: UnknownAction, api: AppListenerApi): Promise<void> {
  const catalogue = await api.extra.loadCatalogue();
  const listing = listingOf(api.getState());
  const isRetry = retried.match(action);
  if (isRetry) {
    catalogue.whole.list.retry();
    if (listing !== null) catalogue.listFor(listing).list.retry();
  }
  if (selectAsked(api.getState()) !== null) {
    showRecent(api);
    await showSuggestions(api, catalogue);
    await read(api, catalogue, catalogue.whole, true);
  } else if (listing !== null) {
    await showListing(api, catalogue);
    const isWhole = isRetry || filtersApproached.match(action) || isFiltered(listing.filters);
    await read(api, catalogue, catalogue.listFor(listing), isWhole);
  }
}

const isOfShopper = isAnyOf(opened, typed, filtersApproached, retried);

export function addSearchListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: submitted,
    effect: ({ payload }, api) => showResults(api, payload),
  });

  startListening({
    actionCreator: recentForgotten,
    effect: (_action, { extra }) => {
      recentSearches.write(extra.deviceStorage, null);
    },
  });

  startListening({
    predicate: (action, state, before) =>
      isOfShopper(action) || (state.location !== before.location && selectPath(state) === paths.products),
    effect: async (action, api) => {
      try {
        await search(action, api);
      } catch {
        api.dispatch(failed());
      }
    },
  });
}
