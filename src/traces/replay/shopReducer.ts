import type { TracedAction, Trace } from '../trace';
import { TRACE_APP_NAME, traceProblems } from '../traceTexts';
import { replayTexts } from '../traceTexts/replayTexts';
import { parseTrace } from './parseTrace';
import { replayTrace, type ReplayResult } from './replayTrace';
import type { TraceNotes } from './traceNotes';
import { isRecord } from '../../lib/untrusted';
import { rootReducer } from '../../app/rootReducer';
import type { RootState } from '../../app/types';

const emptyState = rootReducer(undefined, { type: 'replay/opened' });

/** The names of the state's slices, in the store's order. */
export const sliceNames: readonly string[] = Object.keys(emptyState);

/** Whether a state has every slice of this build. What is in the slices is not checked. */
function isShopState(state: unknown): state is RootState {
  return isRecord(state) && sliceNames.every((name) => isRecord(state[name]));
}

/** The shop's reducers, for a state that was read from a file. */
export function shopReducer(state: unknown, action: TracedAction): RootState {
  return rootReducer(isShopState(state) ? state : undefined, action);
}

/** With the slices that the file of an older build does not have, in their initial state. */
function completed<Part extends { readonly baseState: unknown }>(part: Part): Part {
  const { baseState } = part;
  const isIncomplete = isRecord(baseState) && !isShopState(baseState);
  return isIncomplete ? { ...part, baseState: { ...emptyState, ...baseState } } : part;
}

/** What a state lacks of this build's slices, and has beside them, in a sentence; '' for nothing. */
function strangeStart(state: unknown): string {
  if (!isRecord(state)) return '';
  const missing = sliceNames.filter((name) => !isRecord(state[name]));
  const unknown = Object.keys(state).filter((name) => !sliceNames.includes(name));
  return replayTexts.strangeStart(missing, unknown);
}

/**
 * Whether a trace comes from another app than this shop: it says so, or its state has other slices, or, where it has no
 * state, none of its actions belongs to a slice of this shop.
 */
function isForeignTrace({ info, baseState, actions }: Trace): boolean {
  if (info !== null && info.app !== '') return info.app !== TRACE_APP_NAME;
  if (isRecord(baseState)) {
    const names = Object.keys(baseState);
    // Builds of one shop share nearly all slices.
    return names.filter((name) => sliceNames.includes(name)).length * 2 < names.length;
  }
  const owners = actions.map(({ type }) => type.split('/')[0] ?? '');
  return owners.length > 0 && !owners.some((owner) => sliceNames.includes(owner));
}

/** A file's trace, replayed by this build's reducers. */
export interface Replayed {
  readonly trace: Trace;
  readonly result: ReplayResult;
  /** Of every step where they were to be kept, else of the first. */
  readonly states: readonly RootState[];
  readonly notes: TraceNotes;
  /** What is strange about the state that the file starts from; '' for nothing. */
  readonly strange: string;
}

export type HeadlessReplay =
  | ({ readonly ok: true } & Replayed)
  /** `isForeign`: the file is in order, but another shop's. */
  | { readonly ok: false; readonly message: string; readonly isForeign?: boolean };

/** Replays the text of a file by this build's reducers. Never throws: a broken file gives one sentence. */
export function replayText(text: string, keepsStates = false): HeadlessReplay {
  const parsed = parseTrace(text);
  if (!parsed.ok) return parsed;
  if (isForeignTrace(parsed.trace)) return { ok: false, message: traceProblems.foreign, isForeign: true };
  const trace = { ...completed(parsed.trace), parts: parsed.trace.parts.map(completed) };
  try {
    const result = replayTrace(shopReducer, trace, { keepsStates });
    const states = [result.baseState, ...result.states].filter(isShopState);
    const strange = strangeStart(parsed.trace.baseState);
    return { ok: true, trace, result, states, notes: parsed.notes, strange };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
