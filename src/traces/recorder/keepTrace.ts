import { nanoid } from '@reduxjs/toolkit';
import { readStoredJson, writeStoredJson } from '../../browser/bestEffortStorage';
import { sessionTextStorage, type TextStorage } from '../../browser/browserStorage';
import { fromPublic } from '../../browser/publicPath';
import { fieldsOf, isRecord, readId } from '../../lib/untrusted';
import { whenIdle } from '../../browser/whenIdle';
import { ALWAYS_KEPT } from './keptTrace';
import { createKeptTraceRecorder, type KeptTracePage, type KeptTraceRecorder } from './keptTraceRecorder';
import { openKeptTraceStorage } from './keptTraceStorage';
import { TRACE_APP_NAME, TRACE_TAB_KEY } from '../traceTexts';
import type { TraceTools } from './traceTools';

const ID_LENGTH = 8;
const ID_LIMIT = 32;

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
export function takeTab(storage: TextStorage, isReload: boolean): Pick<KeptTracePage, 'tab' | 'reason'> {
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

/** The longest time that keeping waits for an idle moment, in milliseconds. */
const IDLE_TIMEOUT = 1000;

function isLeavingForBank(state: unknown): boolean {
  const payment = isRecord(state) ? state['payment'] : null;
  return isRecord(payment) && payment['status'] === 'redirecting';
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/** Keeps what this page records, from now until it is left, in idle moments and at its end. */
export function keepTrace({ recorder, places }: Pick<TraceTools, 'recorder' | 'places'>): KeptTraceRecorder {
  const longest = __TRACES__ === 'on' ? ALWAYS_KEPT : Infinity;
  const storage = sessionTextStorage();
  const pageTab = takeTab(storage, isReload());
  const keptTrace = createKeptTraceRecorder(recorder, openKeptTraceStorage(Date.now, longest), {
    ...pageTab,
    longest,
    about: { app: TRACE_APP_NAME, build: __BUILD_ID__, ua: window.navigator.userAgent },
    placeAt: places.at,
    url: () => fromPublic(window.location.href.slice(window.location.origin.length)),
  });
  const { keep } = keptTrace;
  recorder.subscribe(() => whenIdle(keep, IDLE_TIMEOUT));
  whenIdle(keep, IDLE_TIMEOUT);
  window.addEventListener('pagehide', () => {
    keep();
    leaveTab(storage, pageTab.tab, isLeavingForBank(recorder.state()));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // It is shown again as it was, and has its tab.
    if (persisted) writeStoredJson(storage, TRACE_TAB_KEY, null);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
  return keptTrace;
}
