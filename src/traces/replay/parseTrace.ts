import { traceProblems } from '../traceTexts';
import { isRecord, readNumber, readText } from '../../lib/untrusted';
import { readPlace } from '../place';
import type { Change, Delta, StatePath } from '../delta';
import { TRACE_VERSION, type FromFile, type Trace, type TracedAction } from '../trace';
import { readNotes, type TraceNotes } from './traceNotes';
import { readParts, type RecordedPage } from '../traceParts';

type ParsedTrace = FromFile<{ readonly trace: Trace; readonly notes: TraceNotes }>;

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

/** Parses JSON, also within JSON; a value that is not a string is returned as it is. */
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

/** A path without `__proto__`: a file must not change the prototypes of objects. */
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

/** What the extension's Export, a report of its server, or our recorder wrote. */
function readExport(file: Readonly<Record<string, unknown>>): RecordedPage {
  const actions = readActions(readNested(file['payload'], traceProblems.brokenPayload));
  const baseState = readNested(file['preloadedState'], traceProblems.brokenState);
  if (baseState !== undefined && !isRecord(baseState)) throw new TraceProblem(traceProblems.brokenState);
  const part = file['trace'];
  if (!isRecord(part)) return { actions, baseState, deltas: null, times: null, info: null };
  if ((readNumber(part['v']) ?? 0) > TRACE_VERSION) throw new TraceProblem(traceProblems.newerVersion);
  const place = readPlace(part['place']);
  return {
    actions,
    baseState,
    deltas: part['check'] === undefined ? null : readDeltas(part['check'], actions.length),
    times: readNumbers(part['times'], actions.length),
    info: {
      app: readText(part['app']),
      build: readText(part['build']),
      url: readText(part['url']),
      ua: readText(part['ua']),
      startedAt: readNumber(part['startedAt']) ?? 0,
      dropped: readNumber(part['dropped']) ?? 0,
      ...(place === null ? {} : { place }),
    },
  };
}

function readTrace(file: unknown): Trace {
  // A bare list of actions is an export of nothing else.
  const read: unknown = Array.isArray(file) ? { payload: file } : file;
  if (!isRecord(read) || !('payload' in read)) throw new TraceProblem(traceProblems.notTrace);
  return readParts(read, readExport);
}

/**
 * Reads a trace from a file's text: our own files, the extension's exports with or without `preloadedState`,
 * and bare lists of actions. A file of several parts becomes one trace. Never throws: a broken file gives a message.
 */
export function parseTrace(text: string): ParsedTrace {
  try {
    if (text.trim() === '') throw new TraceProblem(traceProblems.empty);
    // Some editors begin a file with a byte order mark.
    const file = readNested(text.replace(/^\uFEFF/, ''), traceProblems.notJson);
    return { ok: true, trace: readTrace(file), notes: readNotes(file) };
  } catch (error) {
    if (error instanceof TraceProblem) return { ok: false, message: error.message };
    throw error;
  }
}
