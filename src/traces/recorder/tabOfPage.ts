import { nanoid } from '@reduxjs/toolkit';
import { readStoredJson, writeStoredJson } from '../../browser/bestEffortStorage';
import type { TextStorage } from '../../browser/browserStorage';
import { TRACE_TAB_KEY } from '../traceTexts';
import { fieldsOf, readId } from '../../lib/untrusted';
import type { StartReason } from '../trace';

const ID_LENGTH = 8;
const ID_LIMIT = 32;

export interface PageTab {
  readonly tab: string;
  /** Whether the page is the first of a further tab is known once all parts are there (`markTabs`). */
  readonly reason: Exclude<StartReason, 'tab'>;
}

/** What session storage keeps of a tab between two pages. */
interface KeptTab {
  readonly tab: string;
  readonly leftForBank: boolean;
}

/**
 * Finds out which tab a page is in. The tab's id is in session storage only while the tab has no page: a browser that
 * copies a tab copies its session storage too.
 * @param isReload whether the browser has loaded the page again
 */
export function takeTab(storage: TextStorage, isReload: boolean): PageTab {
  const kept = fieldsOf<KeptTab>(readStoredJson(storage, TRACE_TAB_KEY));
  writeStoredJson(storage, TRACE_TAB_KEY, null);
  const tab = readId(kept.tab, ID_LIMIT);
  if (tab === '') return { tab: nanoid(ID_LENGTH), reason: 'open' };
  if (isReload) return { tab, reason: 'reload' };
  return { tab, reason: kept.leftForBank === true ? 'bank' : 'open' };
}

/** Keeps the tab's id for its next page. */
export function leaveTab(storage: TextStorage, tab: string, leftForBank: boolean): void {
  const kept: KeptTab = { tab, leftForBank };
  writeStoredJson(storage, TRACE_TAB_KEY, kept);
}

/** The page is shown again as it was: it has its tab. */
export function returnToTab(storage: TextStorage): void {
  writeStoredJson(storage, TRACE_TAB_KEY, null);
}
