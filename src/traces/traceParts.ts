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
  readReason,
  type LaneEntry,
  type PartHead,
  type Trace,
  type TracedAction,
  type TracePart,
} from './trace';

/** A page as a file holds it: a trace of one part, without the list of parts. */
export type RecordedPage = Omit<Trace, 'parts'>;

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

type Fields = Readonly<Record<string, unknown>>;

/**
 * The pages of a file as one trace: one list of actions, in which an action of the type `PAGE_STARTED` stands where a
 * page begins, with a state of its own. A file without parts is one page.
 * @param readPage reads an export: the file's own, or that of a part
 */
export function readParts(file: Fields, readPage: (file: Fields) => RecordedPage): Trace {
  const own = readPage(file);
  const heads = readList(file['parts']).filter(isRecord);
  const parts: TracePart[] = [];
  const actions: TracedAction[] = [];
  let deltas: readonly Delta[] | null = [];
  let times: readonly number[] | null = [];
  for (const head of heads.length === 0 ? [{}] : heads) {
    const page = 'payload' in head ? readPage(head) : own;
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
