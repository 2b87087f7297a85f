import type { Recorder } from './recorder';
import { createRecorder } from './recorder';
import type { ReplayGuard } from './replayGuard';
import { createReplayGuard } from './replayGuard';

/** What a page that records traces has beside its store. */
export interface TraceTools {
  readonly recorder: Recorder;
  readonly guard: ReplayGuard;
}

/** Whether a build records: always, on request by the address, or never (`TRACES` at build time). */
type TraceMode = 'on' | 'ask' | 'off';

/** The address parameter that requests a recording: `?trace=1` begins, `?trace=0` ends. */
const TRACE_PARAMETER = 'trace';
const REQUESTED = '1';
/** The key of the session storage that keeps the request until the tab is closed. */
const TRACE_SESSION_KEY = 'trace';

/** Whether this tab requests a recording, by its address now or, where storage works, on an earlier page. */
function isRequested(page: Pick<Window, 'location' | 'sessionStorage'>): boolean {
  const requested = new URLSearchParams(page.location.search).get(TRACE_PARAMETER);
  try {
    if (requested !== null) page.sessionStorage.setItem(TRACE_SESSION_KEY, requested);
    return page.sessionStorage.getItem(TRACE_SESSION_KEY) === REQUESTED;
  } catch {
    return requested === REQUESTED;
  }
}

/** The tools of a page that records, or null where it does not. */
export function createTraceTools(
  mode: TraceMode,
  page: Pick<Window, 'location' | 'sessionStorage'> = window,
): TraceTools | null {
  if (mode === 'off' || (mode === 'ask' && !isRequested(page))) return null;
  return { recorder: createRecorder(), guard: createReplayGuard() };
}
