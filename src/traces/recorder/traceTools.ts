import { watchAttempts } from './attempts';
import { createLaneRecorder, type LaneRecorder } from './laneRecorder';
import { watchPage } from './pageLanes';
import { createPlaceRecorder, type PlaceRecorder } from './placeRecorder';
import { createRecorder, type Recorder } from './recorder';
import { createReplayGuard, type ReplayGuard } from './replayGuard';

/** What the store of a page that records traces is made with. */
export interface StoreTools {
  readonly recorder: Recorder;
  readonly guard: ReplayGuard;
}

export interface TraceTools extends StoreTools {
  readonly lanes: LaneRecorder;
  readonly places: PlaceRecorder;
}

/** Whether a build records: always, on request by the address, or never (`TRACES` at build time). */
type TraceMode = 'on' | 'ask' | 'off';

/** The address parameter that requests a recording: `?trace=1` begins, `?trace=0` ends. */
const TRACE_PARAMETER = 'trace';
const REQUESTED = '1';
const ENDED = '0';
/** The key of the session storage that keeps the request until the tab is closed. */
const TRACE_SESSION_KEY = 'trace';

/** What of a page says whether it records. */
interface RequestedPage {
  readonly location: Pick<Location, 'search'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Whether this tab requests a recording, by its address now or, where storage works, on an earlier page. */
function isRequested(page: RequestedPage): boolean {
  const requested = new URLSearchParams(page.location.search).get(TRACE_PARAMETER);
  try {
    if (requested !== null) page.sessionStorage.setItem(TRACE_SESSION_KEY, requested);
    return page.sessionStorage.getItem(TRACE_SESSION_KEY) === REQUESTED;
  } catch {
    return requested === REQUESTED;
  }
}

export function isTraceEnded({ search }: Pick<Location, 'search'>): boolean {
  return new URLSearchParams(search).get(TRACE_PARAMETER) === ENDED;
}

/** The tools of a page that records, or null where it does not. */
export function createTraceTools(mode: TraceMode, page: RequestedPage = window): TraceTools | null {
  if (mode === 'off' || (mode === 'ask' && !isRequested(page))) return null;
  const recorder = createRecorder();
  return {
    recorder,
    lanes: createLaneRecorder(recorder),
    places: createPlaceRecorder(),
    guard: createReplayGuard(),
  };
}

/** Records from now on, where the page records. */
export function startRecording(mode: TraceMode): TraceTools | null {
  const tools = createTraceTools(mode);
  if (tools !== null) {
    watchPage(tools.lanes);
    tools.places.watch(tools.lanes);
    watchAttempts(tools.recorder, tools.lanes);
  }
  return tools;
}
