/** The report of `npm run replay` on one file. */
import type { HeadlessReplay } from '../src/app/replay/headless';
import type { Difference, Divergence } from '../src/features/traces/replay';
import type { Trace } from '../src/features/traces/trace';

/** How many differences of a state are listed. */
const LISTED_DIFFERENCES = 20;
/** The longest text of a value, in characters. */
const VALUE_LENGTH = 80;

/** The result of a replay, which is also the exit code. */
export const outcomes = { equal: 0, diverged: 1, unreadable: 2 } as const;
export type Outcome = (typeof outcomes)[keyof typeof outcomes];

export interface FileReport {
  readonly outcome: Outcome;
  readonly text: string;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function showValue(difference: Difference, side: 'recorded' | 'replayed'): string {
  if (!(side in difference)) return 'nothing';
  const text = JSON.stringify(difference[side]) ?? 'nothing';
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text;
}

function showDifference(difference: Difference): string {
  const path = difference.path.length === 0 ? 'the whole state' : difference.path.join('.');
  return `  ${path}: recorded ${showValue(difference, 'recorded')}, replayed ${showValue(difference, 'replayed')}`;
}

/** The place of an action in a trace, counted from 1. */
function showPlace(index: number, type: string, { actions, times }: Trace): string {
  if (index < 0) return 'before the first action';
  const time = times?.[index];
  const at = time === undefined ? '' : `, ${new Date(time).toISOString()}`;
  return `at action ${index + 1} of ${actions.length}, ${type}${at}`;
}

function showDivergence({ index, action, differences }: Divergence, trace: Trace, buildId: string): string {
  const recordedBy =
    trace.info === null ? '' : ` (recorded by build ${trace.info.build}, this is ${buildId})`;
  const hidden = differences.length - LISTED_DIFFERENCES;
  return [
    `diverges ${showPlace(index, action.type, trace)}${recordedBy}`,
    ...differences.slice(0, LISTED_DIFFERENCES).map(showDifference),
    ...(hidden > 0 ? [`  … and ${count(hidden, 'more difference')}`] : []),
  ].join('\n');
}

/** Describes the result of a file's replay. */
export function reportReplay(file: string, replay: HeadlessReplay, buildId: string): FileReport {
  if (!replay.ok) return { outcome: outcomes.unreadable, text: `${file}: ${replay.message}` };
  const { trace, result } = replay;
  if (result.divergence !== null) {
    return {
      outcome: outcomes.diverged,
      text: `${file}: ${showDivergence(result.divergence, trace, buildId)}`,
    };
  }
  if (result.failure !== null) {
    const { index, action, message } = result.failure;
    const place = showPlace(index, action.type, trace);
    return { outcome: outcomes.diverged, text: `${file}: a reducer failed ${place}: ${message}` };
  }
  const actions = count(result.actionCount, 'action');
  const dropped = trace.info?.dropped ?? 0;
  const note = dropped > 0 ? ` The trace begins after ${count(dropped, 'earlier action')}.` : '';
  return {
    outcome: outcomes.equal,
    text: result.hasStates
      ? `${file}: ${actions}, every state equal.${note}`
      : `${file}: ${actions}, no reducer failed. The file holds no states to compare with.${note}`,
  };
}
