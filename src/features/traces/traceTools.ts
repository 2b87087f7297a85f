import type { Recorder } from './recorder';
import { createRecorder } from './recorder';
import type { ReplayGuard } from './replayGuard';
import { createReplayGuard } from './replayGuard';

/** What a page that records traces has beside its store. */
export interface TraceTools {
  readonly recorder: Recorder;
  readonly guard: ReplayGuard;
}

/** Whether a build records: always, where a shopper asks for it, or never (`TRACES` at build time). */
export type TraceMode = 'on' | 'ask' | 'off';

/** The address parameter that asks for a recording: `?trace=1` begins, `?trace=0` ends. */
export const TRACE_PARAMETER = 'trace';
const ASKED = '1';
/** Where the wish is kept until the tab is closed. */
const TRACE_SESSION_KEY = 'trace';

/** Whether this tab asked for a recording, now or on an earlier page. Blocked storage means: now alone. */
function isAskedFor(page: Pick<Window, 'location' | 'sessionStorage'>): boolean {
  const asked = new URLSearchParams(page.location.search).get(TRACE_PARAMETER);
  try {
    if (asked !== null) page.sessionStorage.setItem(TRACE_SESSION_KEY, asked);
    return page.sessionStorage.getItem(TRACE_SESSION_KEY) === ASKED;
  } catch {
    return asked === ASKED;
  }
}

/** The tools of a page that records, or null where it does not. */
export function createTraceTools(
  mode: TraceMode,
  page: Pick<Window, 'location' | 'sessionStorage'> = window,
): TraceTools | null {
  if (mode === 'off' || (mode === 'ask' && !isAskedFor(page))) return null;
  return { recorder: createRecorder(), guard: createReplayGuard() };
}
