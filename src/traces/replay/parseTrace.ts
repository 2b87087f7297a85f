import { traceProblems } from '../traceTexts';
import { isRecord, readList, readNumber, readText } from '../../lib/untrusted';
import { readPlace } from '../place';
import type { Change, Delta, StatePath } from '../delta';
import {
  PAGE_STARTED,
  readReason,
  TRACE_VERSION,
  type FromFile,
  type LaneEntry,
  type Trace,
  type TracedAction,
  type TracePart,
} from '../trace';
import { readNotes, type TraceNotes } from './traceNotes';

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
function readExport(file: Readonly<Record<string, unknown>>): Omit<Trace, 'parts'> {
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

function readLaneEntry(value: unknown): LaneEntry | null {
  if (!isRecord(value)) return null;
  const { kind, request, answer, stack } = value;
  const base = {
    step: Math.max(0, Math.floor(readNumber(value['step']) ?? 0)),
    at: readNumber(value['at']) ?? 0,
  };
  const duration = readNumber(value['duration']) ?? 0;
  const part = { role: readText(value['role']), name: readText(value['name']) };
  switch (kind) {
    case 'call':
      return {
        ...base,
        kind,
        method: readText(value['method']),
        path: readText(value['path']),
        status: readNumber(value['status']),
        duration,
        error: readText(value['error']),
        ...(typeof request === 'string' ? { request } : {}),
        ...(typeof answer === 'string' ? { answer } : {}),
      };
    case 'console':
    case 'rejection': {
      const text = readText(value['text']);
      return { ...base, kind, text, ...(typeof stack === 'string' ? { stack } : {}) };
    }
    case 'policy':
      return { ...base, kind, directive: readText(value['directive']), blocked: readText(value['blocked']) };
    case 'longTask':
      return { ...base, kind, duration };
    case 'attempt': {
      const count = Math.max(1, readNumber(value['count']) ?? 1);
      return { ...base, kind, ...part, key: readText(value['key']), count };
    }
    case 'focus':
      return { ...base, kind, ...part };
    case 'scroll':
      return { ...base, kind, ...part, top: readNumber(value['top']) ?? 0 };
    case 'place': {
      const place = readPlace(value['place']);
      return place === null ? null : { ...base, kind, place };
    }
    default:
      // Of a newer build.
      return null;
  }
}

/**
 * The pages of a file as one trace: one list of actions, in which an action of the type `PAGE_STARTED` stands where a
 * page begins, with a state of its own. A file without parts is one page.
 */
function readTrace(read: unknown): Trace {
  // A bare list of actions is an export of nothing else.
  const file: unknown = Array.isArray(read) ? { payload: read } : read;
  if (!isRecord(file) || !('payload' in file)) throw new TraceProblem(traceProblems.notTrace);
  const own = readExport(file);
  const heads = readList(file['parts']).filter(isRecord);
  const parts: TracePart[] = [];
  const actions: TracedAction[] = [];
  let deltas: readonly Delta[] | null = [];
  let times: readonly number[] | null = [];
  for (const head of heads.length === 0 ? [{}] : heads) {
    const page = 'payload' in head ? readExport(head) : own;
    const { baseState, info } = page;
    const tab = readText(head['tab']);
    const reason = readReason(head['reason']);
    const at = readNumber(head['at']) ?? info?.startedAt ?? 0;
    const isFirst = parts.length === 0;
    if (!isFirst) actions.push({ type: PAGE_STARTED, payload: { tab, reason } });
    const firstStep = actions.length;
    const lanes = readList(head['lanes'])
      .map(readLaneEntry)
      .filter((entry) => entry !== null)
      .map((entry) => ({ ...entry, step: firstStep + Math.min(entry.step, page.actions.length) }));
    parts.push({ tab, reason, at, firstStep, baseState, info, lanes });
    for (const action of page.actions) actions.push(action);
    const noDelta: readonly Delta[] = isFirst ? [] : [[]];
    const start = isFirst ? [] : [at];
    deltas = deltas === null || page.deltas === null ? null : [...deltas, ...noDelta, ...page.deltas];
    times = times === null || page.times === null ? null : [...times, ...start, ...page.times];
  }
  const info = parts.at(-1)?.info ?? null;
  return {
    actions,
    baseState: parts[0]?.baseState,
    deltas,
    times,
    info: info === null ? null : { ...info, dropped: parts[0]?.info?.dropped ?? 0 },
    parts,
  };
}

/**
 * Reads a trace from a file's text: our own files, the extension's exports with or without `preloadedState`,
 * and bare lists of actions. A file of several parts becomes one trace. Never throws: a broken file gives a message.
 */
export function parseTrace(text: string): FromFile<{ readonly trace: Trace; readonly notes: TraceNotes }> {
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
