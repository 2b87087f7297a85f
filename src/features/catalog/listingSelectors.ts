import { createSelector } from '@reduxjs/toolkit';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { DEFAULT_PAGE } from '../../lib/constants';
import { listingArg, readServerListing, type ListingArg } from '../../lib/serverListing';
import { selectQuery } from '../location';

/** Identifies a list whatever its page; `listingArg` gives the arguments of one list in one order. */
function keyOfArg(arg: Partial<ListingArg>): string {
  return JSON.stringify({ ...arg, page: DEFAULT_PAGE });
}

/**
 * How many products the list of the current address holds, by the page of it that was loaded last; 0 while none was.
 * From the cache rather than from a component, so that it is known before the next page has loaded.
 */
export const selectKnownTotal = createSelector(
  [(state: RootState) => storefrontApi.util.selectEntriesForEndpoint(state, 'listProducts'), selectQuery],
  (entries, search): number => {
    const list = keyOfArg(listingArg(readServerListing(new URLSearchParams(search))));
    const [newest] = entries
      .filter(({ data, originalArgs }) => data !== undefined && keyOfArg(originalArgs) === list)
      .toSorted((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0));
    return newest?.data?.total ?? 0;
  },
);
