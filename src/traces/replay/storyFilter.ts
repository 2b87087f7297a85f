import type { TracedAction } from '../trace';
import type { replayTexts } from '../traceTexts/replayTexts';
import type { TraceNotes } from './traceNotes';
import { hasChanged, type OpenedTrace } from './openedTrace';

/** The part or slice of a filter that takes every step. */
export const ANY = '';

export interface StepFilter {
  /** What the step's sentence, type or payload holds; '' for anything. */
  readonly words: string;
  /** 'story' leaves out noise and the beginnings of calls; 'failures' lists only what failed. */
  readonly show: (typeof replayTexts.shows)[number][0];
  readonly part: string;
  readonly slice: string;
}

export const wholeStory: StepFilter = { words: '', show: 'story', part: ANY, slice: ANY };

/** What of each action can be searched, in lower case; made when it is searched for the first time. */
const searchTexts = new WeakMap<TracedAction, string>();

function searchTextOf(action: TracedAction): string {
  const known = searchTexts.get(action);
  if (known !== undefined) return known;
  const text = JSON.stringify(action).toLowerCase();
  searchTexts.set(action, text);
  return text;
}

/** A row of the story: a step, or what was tried at a step without an action. */
export interface StoryRow {
  readonly step: number;
  /** Null for the step itself. */
  readonly tried: string | null;
}

/**
 * What a filter takes, in order: steps, and after each of them what was tried at it and did nothing. A search also finds
 * noise and notes. In the story, divergences and steps with notes are listed whatever they are.
 */
export function filterStory(opened: OpenedTrace, filter: StepFilter, notes: TraceNotes): readonly StoryRow[] {
  const { show, part, slice } = filter;
  const words = filter.words.trim().toLowerCase();
  const holdsWords = (step: number, text: string): boolean => {
    const action = opened.trace.actions[step - 1];
    return (
      text.toLowerCase().includes(words) ||
      notes.get(step)?.toLowerCase().includes(words) === true ||
      (action !== undefined && searchTextOf(action).includes(words))
    );
  };
  const diverged = new Set(opened.divergedSteps);
  const rows: StoryRow[] = [];
  for (const [step, { text, kind, toldAt, part: own }] of opened.lines.entries()) {
    const isTold = show === 'all' || (toldAt === null && (kind !== 'noise' || words !== ''));
    const isShown = isTold && (show !== 'failures' || kind === 'failure');
    if (
      (isShown || diverged.has(step) || notes.has(step)) &&
      (part === ANY || own === part) &&
      (slice === ANY || hasChanged(opened.states, step, slice)) &&
      (words === '' || holdsWords(step, text))
    ) {
      rows.push({ step, tried: null });
    }
  }
  if (show === 'failures' || part !== ANY || slice !== ANY) return rows;
  for (const { step, text } of opened.tried) {
    if (text.toLowerCase().includes(words)) rows.push({ step, tried: text });
  }
  // Equal ones keep their order: a step is before what was tried at it.
  return rows.toSorted((one, other) => one.step - other.step);
}

/** The first of the steps or rows after one, or the first of all where there is none; null for an empty list. */
export function nextOf(steps: readonly number[], step: number): number | null {
  return steps.find((each) => each > step) ?? steps[0] ?? null;
}
