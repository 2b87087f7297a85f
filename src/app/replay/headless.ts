/** The replay without a screen: bundled for Node (scripts/bundleProgram.ts), it serves `npm run replay`. */
import type { ReplayResult } from '../../features/traces/replay';
import { replayTrace } from '../../features/traces/replay';
import { parseTrace } from '../../features/traces/parseTrace';
import type { Trace, TraceAbout } from '../../features/traces/trace';
import { serialiseTrace } from '../../features/traces/traceFile';
import { TRACE_APP_NAME, traceProblems } from '../../features/traces/traceTexts';
import { isForeignTrace } from './foreignTrace';
import { completeTrace, shopReducer } from './shopReducer';

export { escapeMarkup } from '../../lib/escapeMarkup';

/** The commit whose reducers replay here. */
export const buildId = __BUILD_ID__;

export type HeadlessReplay =
  /** `isForeign`: the file is in order, but another shop's. */
  | { readonly ok: false; readonly message: string; readonly isForeign?: boolean }
  | { readonly ok: true; readonly trace: Trace; readonly result: ReplayResult };

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Replays the text of a file by this build's reducers. Never throws: a broken file gives one sentence. */
export function replayText(text: string, keepsStates = false): HeadlessReplay {
  const parsed = parseTrace(text);
  if (!parsed.ok) return parsed;
  if (isForeignTrace(parsed.trace)) return { ok: false, message: traceProblems.foreign, isForeign: true };
  const trace = completeTrace(parsed.trace);
  try {
    return { ok: true, trace, result: replayTrace(shopReducer, trace, { keepsStates }) };
  } catch (error) {
    return { ok: false, message: messageOf(error) };
  }
}

/** The text of a file with the same actions and the states of this build's reducers, or a sentence why not. */
export function renewText(
  text: string,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string } {
  const replay = replayText(text, true);
  if (!replay.ok) return replay;
  const { trace, result } = replay;
  if (result.failure !== null) return { ok: false, message: result.failure.message };
  const about: TraceAbout = {
    app: trace.info?.app ?? TRACE_APP_NAME,
    build: buildId,
    url: trace.info?.url ?? '/',
    ua: trace.info?.ua ?? '',
  };
  const recording = {
    baseState: result.baseState,
    actions: trace.actions,
    states: result.states,
    times: trace.times ?? [],
    dropped: trace.info?.dropped ?? 0,
    startedAt: trace.info?.startedAt ?? 0,
  };
  return { ok: true, text: serialiseTrace(recording, about) };
}
