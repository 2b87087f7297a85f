/** What `npm run replay` says of one file: as data, and as text. */
import type { HeadlessReplay } from '../../src/traces/replay/headless';
import type { Difference } from '../../src/traces/delta';
import type { Trace } from '../../src/traces/trace';
import { counted } from '../../src/traces/traceTexts';

/** How many differences of a state are listed. */
const LISTED_DIFFERENCES = 20;
/** The longest text of a value, in characters. */
const VALUE_LENGTH = 80;

/** The results of a replay with their exit codes. 'unverified': there was nothing to compare with. */
export const outcomes = { equal: 0, diverged: 1, unreadable: 2, unverified: 3 } as const;
export type Outcome = keyof typeof outcomes;

/** From the best result to the worst: that of several files is the worst of any. */
const bySeverity: readonly Outcome[] = ['equal', 'unverified', 'diverged', 'unreadable'];

/** The worst of several results; 'equal' for none. */
export function worstOf(all: readonly Outcome[]): Outcome {
  return bySeverity.findLast((outcome) => all.includes(outcome)) ?? 'equal';
}

/** The first action whose state differs, or whose reducer threw. */
interface Fault {
  /** Counted from 1; 0 for the state before the first action. */
  readonly action: number;
  readonly type: string;
  /** In milliseconds since 1970, or null. */
  readonly time: number | null;
  readonly differences: readonly Difference[];
  /** What a reducer threw; '' for none. */
  readonly message: string;
}

/** The result of one file; `--json` prints it. */
export interface FileReport {
  readonly file: string;
  readonly outcome: Outcome;
  /** How many actions the file holds, and how many of their states equal the recorded ones. */
  readonly actions: number;
  readonly equal: number;
  /** The build that recorded it; '' where the file does not say. */
  readonly recordedBy: string;
  readonly replayedBy: string;
  readonly fault: Fault | null;
  /** All of it for people. */
  readonly text: string;
}

/** A build's id, marked where the build is not a commit's: it has changes that nobody else can check out. */
function showBuild(build: string): string {
  return /^[0-9a-f]{7,40}$/.test(build) ? build : `${build}, which has changes of its own`;
}

function showValue(difference: Difference, side: 'recorded' | 'replayed'): string {
  if (!(side in difference)) return 'nothing';
  const text = JSON.stringify(difference[side]) ?? 'nothing';
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text;
}

/**
 * The first differences of two states, a line each.
 * @param sides what the two states are called
 */
export function showDifferences(
  differences: readonly Difference[],
  [left, right]: readonly [string, string],
): string {
  const hidden = differences.length - LISTED_DIFFERENCES;
  return [
    ...differences.slice(0, LISTED_DIFFERENCES).map((difference) => {
      const path = difference.path.length === 0 ? 'the whole state' : difference.path.join('.');
      return `  ${path}: ${left} ${showValue(difference, 'recorded')}, ${right} ${showValue(difference, 'replayed')}`;
    }),
    ...(hidden > 0 ? [`  … and ${counted(hidden, 'more difference')}`] : []),
  ].join('\n');
}

/** The place of an action in a trace, counted from 1. */
export function showPlace(index: number, { actions, times }: Trace): string {
  if (index < 0) return 'before the first action';
  const type = actions[index]?.type ?? '';
  const time = times?.[index];
  const at = time === undefined ? '' : `, ${new Date(time).toISOString()}`;
  return `at action ${index + 1} of ${actions.length}, ${type}${at}`;
}

/** The builds that recorded and replayed, in parentheses. */
function showBuilds(trace: Trace, buildId: string): string {
  return trace.info === null
    ? ''
    : ` (recorded by build ${showBuild(trace.info.build)}; this is ${showBuild(buildId)})`;
}

/** A report of one line, such as on a file that cannot be read. */
export function reportLine(file: string, message: string, outcome: Outcome = 'unreadable'): FileReport {
  const nothing = { actions: 0, equal: 0, recordedBy: '', replayedBy: '', fault: null };
  return { file, outcome, ...nothing, text: `${file}: ${message}` };
}

/** Describes the result of a file's replay. */
export function reportReplay(file: string, replay: HeadlessReplay, buildId: string): FileReport {
  if (!replay.ok) {
    return reportLine(file, replay.message, replay.isForeign === true ? 'unverified' : 'unreadable');
  }
  const { trace, result } = replay;
  const strange = replay.strange === '' ? '' : `\n  ${replay.strange}`;
  const report = {
    file,
    actions: result.actionCount,
    equal: result.equalCount,
    recordedBy: trace.info?.build ?? '',
    replayedBy: buildId,
  };
  const fault = result.divergence ?? result.failure;
  if (fault !== null) {
    const { index, action, differences, message } = fault;
    const where = `${showPlace(index, trace)}${showBuilds(trace, buildId)}`;
    const sides = ['recorded', 'replayed'] as const;
    const what =
      result.divergence === null
        ? `a reducer failed ${where}: ${message}`
        : `diverges ${where}\n${showDifferences(differences, sides)}`;
    return {
      ...report,
      outcome: 'diverged',
      fault: {
        action: index + 1,
        type: action.type,
        time: trace.times?.[index] ?? null,
        differences,
        message,
      },
      text: `${file}: ${what}${strange}`,
    };
  }
  const actions = counted(result.actionCount, 'action');
  const dropped = trace.info?.dropped ?? 0;
  const note = `${dropped > 0 ? ` The trace begins after ${counted(dropped, 'earlier action')}.` : ''}${strange}`;
  return {
    ...report,
    outcome: result.hasStates ? 'equal' : 'unverified',
    fault: null,
    text: result.hasStates
      ? `${file}: ${actions}, every state equal.${note}`
      : `${file}: ${actions}, no reducer failed. Not verified: the file holds no states to compare with.${note}`,
  };
}
