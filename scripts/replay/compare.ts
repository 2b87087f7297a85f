/** `npm run replay -- --compare` and `--against`: two traces, or one trace on two builds. */
import type { ComparedRow } from '../../src/traces/replay/comparison';
import type { Replayed } from '../../src/traces/replay/shopReducer';
import type { Difference } from '../../src/traces/delta';
import { counted } from '../../src/traces/traceTexts';
import { reportLine, showDifferences, showPlace, type FileReport } from './report';
import { replayFile, type Program } from './traceFiles';

/** A row as lines: '-' marks what only the first trace has, '+' the second one. */
function showRow({ left, right, isSame }: ComparedRow): readonly string[] {
  if (isSame) return [`  ${left.text ?? ''}`];
  return [
    ...(left.text === null ? [] : [`- ${left.text}`]),
    ...(right.text === null ? [] : [`+ ${right.text}`]),
  ];
}

function lastState({ result }: Replayed): unknown {
  return result.states.at(-1) ?? result.baseState;
}

function stateDifferences(differences: readonly Difference[], sides: readonly [string, string]): string {
  return differences.length === 0
    ? 'Both end with equal states.'
    : `They end with different states:\n${showDifferences(differences, sides)}`;
}

/**
 * Compares the stories and the last states of two traces.
 * @param isRaw whether ids, keys and times, which each visit makes anew, are differences too
 */
export function compareTraces(left: string, right: string, isRaw: boolean, program: Program): FileReport {
  const file = `${left} and ${right}`;
  const [first, second] = [replayFile(left, program, true), replayFile(right, program, true)];
  if (!first.ok) return reportLine(left, first.message);
  if (!second.ok) return reportLine(right, second.message);
  const rows = program.compareStories(first, second);
  const isSame = rows.every((row) => row.isSame);
  const compare = isRaw ? program.differencesBetween : program.differencesOfVisits;
  const differences = compare(lastState(first), lastState(second));
  const sides = [left, right] as const;
  const text = [
    ...(isSame ? ['Both tell the same story.'] : [...rows.flatMap(showRow), program.describeRows(rows)]),
    stateDifferences(differences, sides),
  ];
  const outcome = isSame && differences.length === 0 ? 'equal' : 'diverged';
  return reportLine(file, `compared.\n${text.join('\n')}`, outcome);
}

/** Runs a trace on this build and on another one, and says at which action their states differ first. */
export function compareBuilds(file: string, program: Program, other: Program): FileReport {
  const [ours, theirs] = [replayFile(file, program, true), replayFile(file, other, true)];
  if (!ours.ok) return reportLine(file, ours.message);
  if (!theirs.ok) return reportLine(file, `build ${other.buildId}: ${theirs.message}`);
  const sides = [other.buildId, program.buildId] as const;
  const states = ({ result }: Replayed) => [result.baseState, ...result.states];
  const [left, right] = [states(theirs), states(ours)];
  const builds = `builds ${other.buildId} and ${program.buildId}`;
  for (let step = 0; step < Math.max(left.length, right.length); step += 1) {
    const differences = program.differencesBetween(left[step], right[step]);
    if (differences.length === 0) continue;
    const place = showPlace(step - 1, ours.trace);
    return {
      ...reportLine(file, `${builds} differ ${place}\n${showDifferences(differences, sides)}`, 'diverged'),
      actions: ours.result.actionCount,
    };
  }
  const actions = counted(ours.result.actionCount, 'action');
  return reportLine(file, `${actions}, equal states on ${builds}.`, 'equal');
}
