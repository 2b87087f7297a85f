import { MAX_TRACE_BYTES, traceProblems } from '../../lib/traceConstants';
import { isRecord, readNumber, readText } from '../../lib/untrusted';
import type { Change, Delta, StatePath } from './delta';
import { applyDelta, deltaBetween } from './delta';
import type { Recording } from './recorder';
import { createRedactor } from './redact';

/** The version of the `trace` part that this build writes and reads. */
const TRACE_VERSION = 1;

/** An action as a file holds it. */
export interface TracedAction {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** Who wrote a file: our recorder, the DevTools extension (its Export, a bare list, or its whole state). */
export type TraceSource = 'recorder' | 'extension' | 'actions' | 'lifted';

/** What a recorder says about the page it recorded. */
export interface TraceAbout {
  readonly app: string;
  /** The short hash of the commit that the page was built from. */
  readonly build: string;
  /** The address the trace was saved at, without its origin. */
  readonly url: string;
  /** The browser. */
  readonly ua: string;
}

/** What a file says about its recording. */
export interface TraceInfo extends TraceAbout {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** How many actions came before the first one. */
  readonly dropped: number;
}

/** The recorded states: whole, or as what each action changed. */
type StateRecord =
  | { readonly kind: 'states'; readonly states: readonly unknown[] }
  | { readonly kind: 'deltas'; readonly deltas: readonly Delta[] };

/** A trace that has been read. */
export interface Trace {
  readonly source: TraceSource;
  readonly actions: readonly TracedAction[];
  /** The state before the first action; undefined where the file leaves it to the reducers. */
  readonly baseState: unknown;
  /** What the file knows of the state after each action; null where it holds no states. */
  readonly record: StateRecord | null;
  /** When each action was dispatched, in milliseconds since 1970; null where the file does not say. */
  readonly times: readonly number[] | null;
  readonly info: TraceInfo | null;
}

export type ParsedTrace =
  | { readonly ok: true; readonly trace: Trace }
  /** `message` is one sentence for the reader of a broken file. */
  | { readonly ok: false; readonly message: string };

/** A reason not to read on; its message is shown as it stands. */
class TraceProblem extends Error {}

function readActions(value: unknown): readonly TracedAction[] {
  if (!Array.isArray(value)) throw new TraceProblem(traceProblems.notTrace);
  return value.map((action: unknown, index) => {
    if (!isTracedAction(action)) throw new TraceProblem(traceProblems.notAction(index + 1));
    return action;
  });
}

function isTracedAction(value: unknown): value is TracedAction {
  return isRecord(value) && typeof value['type'] === 'string';
}

/** Reads JSON within JSON; a value that is no text stands for itself. */
function readNested(value: unknown, problem: string): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  try {
    return JSON.parse(value) ?? undefined;
  } catch {
    throw new TraceProblem(problem);
  }
}

function readNumbers(value: unknown, count: number): readonly number[] | null {
  if (!Array.isArray(value) || value.length !== count) return null;
  const numbers = value.map(readNumber).filter((number) => number !== null);
  return numbers.length === count ? numbers : null;
}

/** A state's own names alone: a file must not reach for what every object inherits. */
function isPath(value: unknown): value is StatePath {
  return (
    Array.isArray(value) &&
    value.every((name) => (typeof name === 'string' && name !== '__proto__') || Number.isInteger(name))
  );
}

function isChange(value: unknown): value is Change {
  return Array.isArray(value) && (value.length === 1 || value.length === 2) && isPath(value[0]);
}

function isDelta(value: unknown): value is Delta {
  return Array.isArray(value) && value.every(isChange);
}

function readDeltas(value: unknown, count: number): readonly Delta[] {
  if (!Array.isArray(value) || value.length !== count) throw new TraceProblem(traceProblems.stepsMissing);
  return value.map((delta: unknown, index) => {
    if (!isDelta(delta)) throw new TraceProblem(traceProblems.brokenStep(index + 1));
    return delta;
  });
}

/** The `trace` part of a file that our recorder wrote. */
function readRecorderPart(part: Readonly<{ [name: string]: unknown }>, count: number) {
  if ((readNumber(part['v']) ?? 0) > TRACE_VERSION) throw new TraceProblem(traceProblems.newerVersion);
  const info: TraceInfo = {
    app: readText(part['app']),
    build: readText(part['build']),
    url: readText(part['url']),
    ua: readText(part['ua']),
    startedAt: readNumber(part['startedAt']) ?? 0,
    dropped: readNumber(part['dropped']) ?? 0,
  };
  const record: StateRecord | null =
    part['check'] === undefined ? null : { kind: 'deltas', deltas: readDeltas(part['check'], count) };
  return { info, record, times: readNumbers(part['times'], count) };
}

/** What the extension's Export, a report of its server, or our recorder wrote. */
function readExport(file: Readonly<{ [name: string]: unknown }>): Trace {
  const actions = readActions(readNested(file['payload'], traceProblems.brokenPayload));
  const baseState = readNested(file['preloadedState'], traceProblems.brokenState);
  if (baseState !== undefined && !isRecord(baseState)) throw new TraceProblem(traceProblems.brokenState);
  const common = { actions, baseState };
  const part = file['trace'];
  return isRecord(part)
    ? { source: 'recorder', ...common, ...readRecorderPart(part, actions.length) }
    : { source: 'extension', ...common, record: null, times: null, info: null };
}

/** The extension's whole state: its first staged action is the one that made the store. */
function readLifted(file: Readonly<{ [name: string]: unknown }>): Trace {
  const { actionsById, stagedActionIds, computedStates, skippedActionIds, committedState } = file;
  if (!isRecord(actionsById) || !Array.isArray(stagedActionIds) || stagedActionIds.length === 0) {
    throw new TraceProblem(traceProblems.notTrace);
  }
  const computed: readonly unknown[] = Array.isArray(computedStates) ? computedStates : [];
  const skipped = new Set<unknown>(Array.isArray(skippedActionIds) ? skippedActionIds : []);
  const staged = stagedActionIds
    .map((id: unknown, index) => ({ lifted: actionsById[String(id)], computed: computed[index], id }))
    .slice(1)
    .filter(({ id }) => !skipped.has(id));
  const actions = readActions(staged.map(({ lifted }) => (isRecord(lifted) ? lifted['action'] : null)));
  const states = staged.map(({ computed: entry }) => (isRecord(entry) ? entry['state'] : undefined));
  const hasStates =
    computed.length === stagedActionIds.length && states.every((state) => state !== undefined);
  const first = computed[0];
  return {
    source: 'lifted',
    actions,
    baseState: (isRecord(first) ? first['state'] : undefined) ?? committedState ?? undefined,
    record: hasStates ? { kind: 'states', states } : null,
    times: readNumbers(
      staged.map(({ lifted }) => (isRecord(lifted) ? lifted['timestamp'] : null)),
      actions.length,
    ),
    info: null,
  };
}

function readTrace(file: unknown): Trace {
  if (Array.isArray(file)) {
    return {
      source: 'actions',
      actions: readActions(file),
      baseState: undefined,
      record: null,
      times: null,
      info: null,
    };
  }
  if (isRecord(file) && 'actionsById' in file) return readLifted(file);
  if (isRecord(file) && 'payload' in file) return readExport(file);
  throw new TraceProblem(traceProblems.notTrace);
}

/**
 * Reads a trace from a file's text: our own files, the extension's exports with or without `preloadedState`,
 * bare lists of actions, and the extension's lifted state. Never throws: a broken file gives one sentence.
 */
export function parseTrace(text: string): ParsedTrace {
  if (text.trim() === '') return { ok: false, message: traceProblems.empty };
  if (text.length > MAX_TRACE_BYTES) return { ok: false, message: traceProblems.tooLarge };
  let file: unknown;
  try {
    // Some editors begin a file with a byte order mark.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, message: traceProblems.notJson };
  }
  try {
    return { ok: true, trace: readTrace(file) };
  } catch (error) {
    if (error instanceof TraceProblem) return { ok: false, message: error.message };
    throw error;
  }
}

/**
 * The recorded states one after the other, or null where the file holds none. Unchanged parts are shared from
 * one state to the next, and nothing is kept that the caller does not keep. Throws a sentence where a step
 * changes something that is not there.
 */
export function recordedStates({ record, baseState }: Trace): Iterable<unknown> | null {
  if (record === null) return null;
  if (record.kind === 'states') return record.states;
  const { deltas } = record;
  return (function* walk() {
    let state = baseState;
    for (const delta of deltas) {
      state = applyDelta(state, delta);
      yield state;
    }
  })();
}

/**
 * A recording as the text of a file, redacted: what the extension's Import reads, and beside it, under `trace`,
 * when each action came and what it changed.
 */
export function serialiseTrace(recording: Recording, about: TraceAbout): string {
  const redact = createRedactor();
  const baseState = redact(recording.baseState);
  let before = baseState;
  const check = recording.states.map((state) => {
    const after = redact(state);
    const delta = deltaBetween(before, after);
    before = after;
    return delta;
  });
  return JSON.stringify({
    payload: JSON.stringify(recording.actions.map(redact)),
    preloadedState: JSON.stringify(baseState),
    trace: {
      v: TRACE_VERSION,
      ...about,
      url: redact(about.url),
      startedAt: recording.startedAt,
      dropped: recording.dropped,
      times: recording.times,
      check,
    },
  });
}

/** The name of a saved file: when it was saved, in the shopper's time, and by which build. */
export function traceFileName(build: string, savedAt: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = [savedAt.getFullYear(), two(savedAt.getMonth() + 1), two(savedAt.getDate())].join('-');
  const time = [savedAt.getHours(), savedAt.getMinutes(), savedAt.getSeconds()].map(two).join('');
  return `trace-${day}-${time}-${build}.json`;
}
