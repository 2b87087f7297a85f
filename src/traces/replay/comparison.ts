import { diffArrays } from 'diff';
import { compareTexts } from '../traceTexts/replayTexts';
import type { Replayed } from './shopReducer';
import { toastDismissed } from '../../features/notifications/notificationsSlice';
import { tellTrace } from './storyLines';
import { createNumbering } from './visitDifferences';

/** Traces with more differences are not worth comparing, and would take long. */
const MOST_DIFFERENCES = 2_000;

export type ReplayedTrace = Pick<Replayed, 'trace' | 'states'>;

interface ComparedStep {
  /** The trace's own step, or the last one before it. */
  readonly step: number;
  /** The step's sentence; null where the trace has no step here. */
  readonly text: string | null;
}

/** A step of either trace, or of both: those before it are before it in both traces. */
export interface ComparedRow {
  readonly left: ComparedStep;
  readonly right: ComparedStep;
  readonly isSame: boolean;
}

/**
 * What a shopper did and saw, without what depends on a visit's pace: durations, queries that were answered (some are made
 * ahead of a press, or not), the closing of messages.
 */
function storyOf({ trace, states }: ReplayedTrace) {
  const lines = tellTrace({ ...trace, times: null }, states);
  const answers = new Set(lines.map(({ toldAt }) => toldAt));
  return lines.flatMap((line, step) => {
    const told = lines[line.toldAt ?? step] ?? line;
    const isAnswered =
      line.toldAt !== null && told.kind === 'event' && told.type.startsWith('api/executeQuery/');
    const isLeftOut = told.kind === 'noise' || isAnswered || told.type === toastDismissed.type;
    return isLeftOut || answers.has(step) ? [] : [{ step: line.toldAt ?? step, text: told.text }];
  });
}

/** Puts the steps of two traces side by side: those that say the same, and between them the others in order. */
export function compareStories(left: ReplayedTrace, right: ReplayedTrace): readonly ComparedRow[] {
  const stories = { left: storyOf(left), right: storyOf(right) };
  const rows: ComparedRow[] = [];
  const places = { left: 0, right: 0 };
  const take = (side: 'left' | 'right', end: number): ComparedStep => {
    const told = places[side] < end ? stories[side][places[side]] : undefined;
    if (told === undefined) return { step: rows.at(-1)?.[side].step ?? 0, text: null };
    places[side] += 1;
    return told;
  };
  const addDifferent = (leftEnd: number, rightEnd: number): void => {
    while (places.left < leftEnd || places.right < rightEnd) {
      rows.push({ left: take('left', leftEnd), right: take('right', rightEnd), isSame: false });
    }
  };
  const ends = { left: 0, right: 0 };
  const textsOf = (side: 'left' | 'right') => {
    const number = createNumbering();
    return stories[side].map(({ text }) => number(text));
  };
  const parts = diffArrays(textsOf('left'), textsOf('right'), { maxEditLength: MOST_DIFFERENCES });
  for (const { added, removed, count } of parts ?? []) {
    if (!added) ends.left += count;
    if (!removed) ends.right += count;
    if (added || removed) continue;
    addDifferent(ends.left - count, ends.right - count);
    while (places.left < ends.left) {
      rows.push({ left: take('left', ends.left), right: take('right', ends.right), isSame: true });
    }
  }
  addDifferent(stories.left.length, stories.right.length);
  return rows;
}

export function describeRows(rows: readonly ComparedRow[]): string {
  const same = rows.filter(({ isSame }) => isSame).length;
  return compareTexts.counts(same, rows.length - same);
}
