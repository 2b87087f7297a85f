import { readStored, writeStored } from '../../browser/bestEffortStorage';
import { sessionTextStorage, type TextStorage } from '../../browser/browserStorage';
import { watchAttempts } from './attempts';
import { watchPage } from './pageLanes';
import { createPlaceRecorder } from './placeRecorder';
import { createRecorder } from './recorder';
import { createReplayGuard } from './replayGuard';

export type TraceTools = NonNullable<ReturnType<typeof createTraceTools>>;

/** What the store of a page that records traces is made with. */
export type StoreTools = Pick<TraceTools, 'recorder' | 'guard'>;

/** Whether a build records: always, on request by the address, or never (`TRACES` at build time). */
type TraceMode = 'on' | 'ask' | 'off';

/** The address parameter that requests a recording: `?trace=1` begins, `?trace=0` ends. */
const TRACE_PARAMETER = 'trace';
/** The key of the session storage that keeps the request until the tab is closed. */
const TRACE_SESSION_KEY = 'trace';

/** Whether this tab requests a recording, by its address now or, where storage works, on an earlier page. */
function isRequested(search: string, storage: TextStorage): boolean {
  const requested = new URLSearchParams(search).get(TRACE_PARAMETER);
  if (requested !== null) writeStored(storage, TRACE_SESSION_KEY, requested);
  return (requested ?? readStored(storage, TRACE_SESSION_KEY)) === '1';
}

export function isTraceEnded(search: string): boolean {
  return new URLSearchParams(search).get(TRACE_PARAMETER) === '0';
}

/** The tools of a page that records, or null where it does not. */
export function createTraceTools(
  mode: TraceMode,
  search = window.location.search,
  storage = sessionTextStorage(),
) {
  if (mode === 'off' || (mode === 'ask' && !isRequested(search, storage))) return null;
  return { recorder: createRecorder(), places: createPlaceRecorder(), guard: createReplayGuard() };
}

export function startRecording(mode: TraceMode): TraceTools | null {
  const tools = createTraceTools(mode);
  if (tools !== null) {
    watchPage(tools.recorder);
    tools.places.watch(tools.recorder);
    watchAttempts(tools.recorder);
  }
  return tools;
}
