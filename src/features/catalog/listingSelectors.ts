import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/types';
import { DEFAULT_PAGE } from '../../lib/constants';
import { isRecord, readNumber } from '../../lib/untrusted';
import { listingArg, readListing } from './listingQuery';

/** Tells a list's pages from those of other lists. */
function listOf(arg: object): string {
  return JSON.stringify(Object.entries({ ...arg, page: DEFAULT_PAGE }).toSorted());
}

/**
 * How many products the list of the address holds, as the page of it that came last said; 0 while none has. It
 * is known before the next page has come, and in every trace.
 */
export const selectKnownTotal = createSelector(
  [(state: RootState) => state.api.queries, (state: RootState) => state.location.location.search],
  (queries, search): number => {
    const list = listOf(listingArg(readListing(new URLSearchParams(search))));
    let known = { total: 0, at: 0 };
    for (const entry of Object.values(queries)) {
      if (entry?.endpointName !== 'listProducts') continue;
      const asked: unknown = entry.originalArgs;
      const page: unknown = entry.data;
      const at = entry.fulfilledTimeStamp ?? 0;
      if (!isRecord(asked) || !isRecord(page) || at < known.at || listOf(asked) !== list) continue;
      known = { total: readNumber(page['total']) ?? 0, at };
    }
    return known.total;
  },
);
