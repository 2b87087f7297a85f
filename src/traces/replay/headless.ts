/** The replay without a screen: bundled for Node (scripts/bundleProgram.ts), it serves `npm run replay`. */
import { minimiseDivergence, type MinimalDivergence } from './minimise';
import { writeNotes } from './traceNotes';
import { writeParts, type FromFile } from '../trace';
import { exportRecording } from '../recorder/keptTrace';
import { TRACE_APP_NAME } from '../traceTexts';
import { replayText, shopReducer, type HeadlessReplay } from './shopReducer';

export { compareStories, describeRows } from './comparison';
export { differencesBetween } from './replayTrace';
export { readTestSteps } from './testSteps';
export { differencesOfVisits } from './visitDifferences';
export { replayText, type HeadlessReplay } from './shopReducer';

/** The commit whose reducers replay here. */
export const buildId = __BUILD_ID__;

/** The fewest actions that lead to the divergence of a replay; null where there is none, or no action leads to it. */
export function minimiseReplay(replay: HeadlessReplay): MinimalDivergence | null {
  if (!replay.ok || replay.result.divergence === null) return null;
  const { index, differences } = replay.result.divergence;
  const { actions, parts } = replay.trace;
  // The page on which it diverges begins with a state of its own.
  const page = parts.findLast(({ firstStep }) => firstStep <= index);
  const first = page?.firstStep ?? 0;
  return minimiseDivergence(shopReducer, {
    actions: actions.slice(first, index + 1),
    baseState: page?.baseState ?? replay.trace.baseState,
    differences,
  });
}

/** The text of a file with the same actions and the states of this build's reducers, or a sentence why not. */
export function renewText(text: string): FromFile<{ readonly text: string }> {
  const replay = replayText(text, true);
  if (!replay.ok) return replay;
  const { trace, result } = replay;
  if (result.failure !== null) return { ok: false, message: result.failure.message };
  const parts = trace.parts.map(({ firstStep, baseState, info, tab, reason, at, lanes }, index) => {
    const end = trace.parts[index + 1]?.firstStep ?? trace.actions.length + 1;
    const about = { ...(info ?? { app: TRACE_APP_NAME, url: '/', ua: '' }), build: buildId };
    const recording = {
      // The state of a step is the one after the action before it.
      baseState: firstStep === 0 ? result.baseState : (result.states[firstStep - 1] ?? baseState),
      actions: trace.actions.slice(firstStep, end - 1),
      states: result.states.slice(firstStep, end - 1),
      times: trace.times?.slice(firstStep, end - 1) ?? [],
      dropped: info?.dropped ?? 0,
      startedAt: info?.startedAt ?? 0,
      number: 0,
    };
    const own = lanes.map((entry) => ({ ...entry, step: entry.step - firstStep }));
    return { tab, reason, at, lanes: own, file: exportRecording(recording, about) };
  });
  // A file without parts stays one.
  const [only] = parts;
  const isWhole = parts.length === 1 && only?.tab === '';
  const written = isWhole ? JSON.stringify(only.file) : writeParts(parts);
  return { ok: true, text: replay.notes.size === 0 ? written : writeNotes(written, replay.notes) };
}
