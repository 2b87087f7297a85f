/**
 * The format of a file with several parts, one for each page of a kept trace: today's export, and beside it `parts`.
 *
 *   { payload, preloadedState, trace, parts: [{ tab, reason, at, lanes, payload, preloadedState, trace }, …] }
 *
 * The export at the top belongs to the last part, which therefore has none of its own: so the DevTools, and builds that
 * know no parts, read the last page. A file without `parts` has one part.
 */
import { isRecord, readList, readNumber, readText } from '../lib/untrusted';
import type { Delta } from './delta';
import { readPlace } from './place';
import {
  pageStarts,
  readReason,
  type LaneEntry,
  type PartHead,
  type Trace,
  type TracedAction,
  type TracePart,
} from './trace';

/** A page as a file holds it: a trace of one part, without the list of parts. */
export type RecordedPage = Omit<Trace, 'parts'>;

interface ReadPart extends PartHead {
  readonly page: RecordedPage;
  readonly lanes: readonly LaneEntry[];
}

/** The type of the action that stands for the beginning of every part but the first. No reducer knows it. */
export const PAGE_STARTED = 'trace/pageStarted';

export interface WrittenPart extends PartHead {
  readonly lanes: readonly LaneEntry[];
  readonly file: object;
}

/** The text of a file with these parts, in order. The last one is the file's own export. */
export function writeParts(parts: readonly WrittenPart[]): string {
  const last = parts.length - 1;
  return JSON.stringify({
    ...parts[last]?.file,
    parts: parts.map(({ tab, reason, at, lanes, file }, index) => ({
      tab,
      reason,
      at,
      lanes,
      ...(index === last ? {} : file),
    })),
  });
}

function optionalText<Name extends string>(name: Name, value: unknown): Partial<Record<Name, string>> {
  const part: Partial<Record<string, string>> = {};
  if (typeof value === 'string') part[name] = value;
  return part;
}

function readLaneEntry(value: unknown): LaneEntry | null {
  if (!isRecord(value)) return null;
  const base = {
    step: Math.max(0, Math.floor(readNumber(value['step']) ?? 0)),
    at: readNumber(value['at']) ?? 0,
  };
  const duration = readNumber(value['duration']) ?? 0;
  const { kind } = value;
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
        ...optionalText('request', value['request']),
        ...optionalText('answer', value['answer']),
      };
    case 'console':
    case 'rejection':
      return { ...base, kind, text: readText(value['text']), ...optionalText('stack', value['stack']) };
    case 'policy':
      return { ...base, kind, directive: readText(value['directive']), blocked: readText(value['blocked']) };
    case 'longTask':
      return { ...base, kind, duration };
    case 'attempt':
      return {
        ...base,
        kind,
        role: readText(value['role']),
        name: readText(value['name']),
        key: readText(value['key']),
        count: Math.max(1, readNumber(value['count']) ?? 1),
      };
    case 'focus':
      return { ...base, kind, role: readText(value['role']), name: readText(value['name']) };
    case 'scroll':
      return { ...base, kind, top: readNumber(value['top']) ?? 0 };
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
 * The parts of a file, in order; a file without them is one part.
 * @param readPage reads an export: the file's own, or that of a part
 */
export function readParts(
  file: Readonly<Record<string, unknown>>,
  readPage: (file: Readonly<Record<string, unknown>>) => RecordedPage,
): readonly [ReadPart, ...ReadPart[]] {
  const own = readPage(file);
  const parts = readList(file['parts'])
    .filter(isRecord)
    .map((part): ReadPart => {
      const page = 'payload' in part ? readPage(part) : own;
      return {
        tab: readText(part['tab']),
        reason: readReason(part['reason']),
        at: readNumber(part['at']) ?? page.info?.startedAt ?? 0,
        page,
        lanes: readList(part['lanes'])
          .map(readLaneEntry)
          .filter((entry) => entry !== null),
      };
    });
  const [first, ...others] = parts;
  return first === undefined ? [wholeFile(own)] : [first, ...others];
}

/** A file without parts, as one. */
export function wholeFile(page: RecordedPage): ReadPart {
  return { tab: '', reason: 'open', at: page.info?.startedAt ?? 0, page, lanes: [] };
}

/** What replaces the whole state: a part begins with a state of its own. */
function wholeState(baseState: unknown): Delta {
  return [[[], baseState]];
}

/**
 * The parts as one trace: one list of actions, in which an action of the type `PAGE_STARTED` stands where a page
 * begins. It changes the whole state to the one that the page begins with.
 */
export function joinParts(parts: readonly [ReadPart, ...ReadPart[]]): Trace {
  const joined: TracePart[] = [];
  const actions: TracedAction[] = [];
  let deltas: readonly Delta[] | null = [];
  let times: readonly number[] | null = [];
  for (const { page, lanes, ...head } of parts) {
    const { tab, reason, at } = head;
    const isFirst = joined.length === 0;
    if (!isFirst) actions.push({ type: PAGE_STARTED, payload: { tab, reason } });
    const firstStep = actions.length;
    joined.push({
      ...head,
      firstStep,
      baseState: page.baseState,
      info: page.info,
      lanes: lanes.map((entry) => ({
        ...entry,
        step: firstStep + Math.min(entry.step, page.actions.length),
      })),
    });
    for (const action of page.actions) actions.push(action);
    const start = isFirst ? [] : [wholeState(page.baseState)];
    deltas = deltas === null || page.deltas === null ? null : [...deltas, ...start, ...page.deltas];
    times =
      times === null || page.times === null ? null : [...times, ...(isFirst ? [] : [at]), ...page.times];
  }
  const [{ page: first }] = parts;
  const info = parts.at(-1)?.page.info ?? null;
  return {
    actions,
    baseState: first.baseState,
    deltas,
    times,
    info: info === null ? null : { ...info, dropped: first.info?.dropped ?? 0 },
    parts: joined,
  };
}

/** The trace with the state that each part begins with passed through a function, in the recorded states too. */
export function mapBaseStates(trace: Trace, map: (baseState: unknown) => unknown): Trace {
  const parts = trace.parts.map((part) => ({ ...part, baseState: map(part.baseState) }));
  const starts = pageStarts(parts);
  return {
    ...trace,
    baseState: map(trace.baseState),
    parts,
    deltas:
      trace.deltas?.map((delta, index) => (starts.has(index) ? wholeState(starts.get(index)) : delta)) ??
      null,
  };
}
