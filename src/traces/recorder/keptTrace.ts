import { createRedactor } from '../redact';
import { applyDelta, deltaBetween, type Delta } from '../delta';
import { RECORDING_CAPACITY, withoutDetails, type Recording } from './recorder';
import { TRACE_VERSION, type LaneEntry, type PartHead, type TraceAbout, type WrittenPart } from '../trace';

/** Some recorded actions of a part as they are kept: redacted, and as text. */
export interface KeptChunk {
  /** When the last of it happened, in milliseconds since 1970. */
  readonly at: number;
  readonly url: string;
  readonly actions: readonly string[];
  readonly times: readonly number[];
  readonly check: readonly Delta[];
  /** Their steps are counted from the beginning of the part. */
  readonly lanes: readonly LaneEntry[];
  /** How much it adds to a file, in bytes. */
  readonly bytes: number;
}

export interface KeptPart extends PartHead {
  readonly id: string;
  readonly about: Omit<TraceAbout, 'url'>;
  /** The JSON of the redacted state that it begins with. */
  readonly base: string;
  readonly dropped: number;
  readonly chunks: readonly KeptChunk[];
}

/** How much a kept trace keeps, and from which time on: whichever comes first. */
const BOUNDS = { actions: RECORDING_CAPACITY, bytes: 10_000_000, since: -Infinity };
export type KeptTraceBounds = Partial<typeof BOUNDS>;

function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** Redacts the recording of one page, chunk by chunk. */
export function createChunkWriter(baseState: unknown) {
  const redact = createRedactor();
  let before = redact(baseState);
  return {
    base: JSON.stringify(before),
    write({ actions, states, times }: Recording, lanes: readonly LaneEntry[], url: string): KeptChunk {
      const check = states.map((state) => {
        const after = redact(state);
        const delta = deltaBetween(before, after);
        before = after;
        return delta;
      });
      const texts = actions.map((action) => JSON.stringify(redact(action)));
      return {
        at: Math.max(times.at(-1) ?? 0, lanes.at(-1)?.at ?? 0),
        url: String(redact(url)),
        actions: texts,
        times,
        check,
        lanes,
        bytes: jsonBytes(texts.join()) + jsonBytes([times, check, lanes]),
      };
    },
  };
}

function countOf({ chunks }: KeptPart): number {
  return chunks.reduce((sum, { actions }) => sum + actions.length, 0);
}

/** How many steps parts have in a replay: each action, and before those of a part the state that it begins with. */
export function stepsOf(parts: readonly KeptPart[]): number {
  return parts.reduce((sum, part) => sum + 1 + countOf(part), 0);
}

function bytesOf({ base, chunks }: KeptPart): number {
  return chunks.reduce((sum, { bytes }) => sum + bytes, jsonBytes(base));
}

/** The part without its first chunks: what they changed becomes part of the state that it begins with. */
function withoutChunks(part: KeptPart, count: number): KeptPart {
  const gone = part.chunks.slice(0, count);
  const moved = gone.flatMap(({ lanes }) => lanes).findLast((entry) => entry.kind === 'place');
  let state: unknown = JSON.parse(part.base);
  for (const { check } of gone) for (const delta of check) state = applyDelta(state, delta);
  return {
    ...part,
    base: JSON.stringify(state),
    about: moved === undefined ? part.about : { ...part.about, place: moved.place },
    dropped: part.dropped + gone.reduce((sum, { actions }) => sum + actions.length, 0),
    chunks: part.chunks.slice(count),
  };
}

/** The chunk without the bodies and stacks beside its actions; itself where it has none. */
function withoutAllDetails(chunk: KeptChunk): KeptChunk {
  const lanes = chunk.lanes.map(withoutDetails);
  if (lanes.every((entry, index) => entry === chunk.lanes[index])) return chunk;
  return { ...chunk, lanes, bytes: chunk.bytes - jsonBytes(chunk.lanes) + jsonBytes(lanes) };
}

/** The parts, oldest first, with the reason 'tab' where another tab was there before the first page of one. */
export function markTabs(parts: readonly KeptPart[]): readonly KeptPart[] {
  return parts.map((part, index) => {
    const isFirst = parts.findIndex(({ tab }) => tab === part.tab) === index;
    return index > 0 && isFirst && part.reason === 'open' ? { ...part, reason: 'tab' } : part;
  });
}

/**
 * The newest of a kept trace's parts that are within the bounds. The oldest bodies and stacks are dropped first, then the
 * oldest chunks, and a part that has none left; the last part stays, so that a page's state is known. A part of which
 * nothing is dropped stays the same, and so does a chunk.
 */
export function boundKeptTrace(
  parts: readonly KeptPart[],
  bounds: KeptTraceBounds = {},
): readonly KeptPart[] {
  const most = { ...BOUNDS, ...bounds };
  let actions = parts.reduce((sum, part) => sum + countOf(part), 0);
  let bytes = parts.reduce((sum, part) => sum + bytesOf(part), 0);
  const leaner = parts.map((part) => {
    if (bytes <= most.bytes) return part;
    const chunks = part.chunks.map((chunk) => {
      const next = bytes <= most.bytes ? chunk : withoutAllDetails(chunk);
      bytes += next.bytes - chunk.bytes;
      return next;
    });
    return chunks.every((chunk, index) => chunk === part.chunks[index]) ? part : { ...part, chunks };
  });
  const kept: KeptPart[] = [];
  for (const [index, part] of leaner.entries()) {
    let gone = 0;
    for (const chunk of part.chunks) {
      if (chunk.at >= most.since && actions <= most.actions && bytes <= most.bytes) break;
      actions -= chunk.actions.length;
      bytes -= chunk.bytes;
      gone += 1;
    }
    if (gone === part.chunks.length && gone > 0 && index < parts.length - 1) bytes -= jsonBytes(part.base);
    else kept.push(gone === 0 ? part : withoutChunks(part, gone));
  }
  return kept;
}

/** How long a build that always records keeps what it records, in milliseconds: an hour. */
export const ALWAYS_KEPT = 3_600_000;

export function toWrittenPart({ tab, reason, at, about, base, dropped, chunks }: KeptPart): WrittenPart {
  return {
    tab,
    reason,
    at,
    lanes: chunks
      .flatMap(({ lanes }) => lanes)
      .filter(({ step }) => step >= dropped)
      .map((entry) => ({ ...entry, step: entry.step - dropped })),
    file: {
      payload: `[${chunks.flatMap(({ actions }) => actions).join()}]`,
      preloadedState: base,
      trace: {
        v: TRACE_VERSION,
        ...about,
        url: chunks.at(-1)?.url ?? '',
        startedAt: at,
        dropped,
        times: chunks.flatMap(({ times }) => times),
        check: chunks.flatMap(({ check }) => check),
      },
    },
  };
}

export function exportRecording(recording: Recording, about: TraceAbout): object {
  const { baseState, dropped, startedAt } = recording;
  const { base, write } = createChunkWriter(baseState);
  const chunks = [write(recording, [], about.url)];
  return toWrittenPart({ id: '', tab: '', reason: 'open', at: startedAt, about, base, dropped, chunks }).file;
}
