import { sessionTextStorage } from '../../browser/browserStorage';
import { fromPublic } from '../../browser/publicPath';
import { isRecord } from '../../lib/untrusted';
import { whenIdle } from '../../browser/whenIdle';
import { ALWAYS_KEPT } from './keptTrace';
import { createKeptTraceRecorder, type KeptTraceRecorder } from './keptTraceRecorder';
import { openKeptTraceStorage } from './keptTraceStorage';
import { leaveTab, returnToTab, takeTab } from './tabOfPage';
import { TRACE_APP_NAME } from '../traceTexts';
import type { TraceTools } from './traceTools';

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
export function keepTrace({
  recorder,
  lanes,
  places,
}: Pick<TraceTools, 'recorder' | 'lanes' | 'places'>): KeptTraceRecorder {
  const longest = __TRACES__ === 'on' ? ALWAYS_KEPT : Infinity;
  const storage = sessionTextStorage();
  const pageTab = takeTab(storage, isReload());
  const keptTrace = createKeptTraceRecorder(recorder, lanes, openKeptTraceStorage(Date.now, longest), {
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
    if (persisted) returnToTab(storage);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
  return keptTrace;
}
