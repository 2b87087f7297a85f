import { nanoid } from '@reduxjs/toolkit';
import {
  boundKeptTrace,
  countOf,
  keepSince,
  markTabs,
  createChunkWriter,
  toWrittenPart,
  type KeptChunk,
  type KeptPart,
} from './keptTrace';
import type { KeptTraceStorage } from './keptTraceStorage';
import type { LaneRecorder } from './laneRecorder';
import type { Recorder, Recording } from './recorder';
import type { PageTab } from './tabOfPage';
import type { Place } from '../place';
import type { LaneEntry, TraceAbout } from '../trace';
import { writeParts } from '../traceParts';

/** After so many kept actions the bounds of the kept trace are applied again. */
const BOUND_INTERVAL = 500;
/** Actions of a chunk at most: what a kept trace drops at once where it is too long. */
const CHUNK_LENGTH = 100;

export interface KeptTracePage extends PageTab {
  readonly about: Omit<TraceAbout, 'url' | 'place'>;
  /** Where the page was shown at a time; null for unknown. */
  readonly placeAt: (time: number) => Place | null;
  /** How long an action is kept, in milliseconds; all of them unless given. */
  readonly longest?: number;
  /** The address now, without its origin. */
  readonly url: () => string;
}

/** Of some pages together. */
export interface KeptCounts {
  readonly actions: number;
  readonly pages: number;
}

interface OpenPart {
  readonly id: string;
  readonly number: number;
  readonly writer: ReturnType<typeof createChunkWriter>;
  /** How many of the recording's actions, and of its entries beside them, are kept. */
  position: number;
  laneCount: number;
}

/** A recording as chunks; one for an empty recording. What happened beside the actions is in the last one. */
function writeChunks(
  writer: OpenPart['writer'],
  recording: Recording,
  lanes: readonly LaneEntry[],
  url: string,
): readonly KeptChunk[] {
  const { actions, states, times } = recording;
  const chunks: KeptChunk[] = [];
  for (let from = 0; from === 0 || from < actions.length; from += CHUNK_LENGTH) {
    const to = from + CHUNK_LENGTH;
    const piece = {
      ...recording,
      actions: actions.slice(from, to),
      states: states.slice(from, to),
      times: times.slice(from, to),
    };
    chunks.push(writer.write(piece, to < actions.length ? [] : lanes, url));
  }
  return chunks;
}

/**
 * Keeps what a page records in the store, as parts of one kept trace, and joins them to one file.
 * @param now the clock, in milliseconds since 1970
 */
export function createKeptTraceRecorder(
  recorder: Recorder,
  lanes: LaneRecorder,
  store: KeptTraceStorage,
  page: KeptTracePage,
  now: () => number = Date.now,
) {
  const { tab, reason, url } = page;
  let part: OpenPart | null = null;
  /** Where the next part of this recording begins. */
  let start = 0;
  /** The kept parts of this recording, which the page has as a whole. */
  let ownIds = new Set<string>();
  let ownNumber = recorder.number();
  let keptSinceBound = 0;

  function aboutAt(time: number): KeptPart['about'] {
    const place = page.placeAt(time);
    return place === null ? page.about : { ...page.about, place };
  }

  // Removes what is too old.
  void store.read();

  function beginPart(recording: Recording): OpenPart {
    if (recording.number !== ownNumber) {
      ownIds = new Set();
      ownNumber = recording.number;
    }
    const { dropped, startedAt } = recording;
    const writer = createChunkWriter();
    const id = nanoid();
    const at = dropped === 0 ? startedAt : now();
    ownIds.add(id);
    void store.begin({
      id,
      tab,
      reason,
      at,
      about: aboutAt(recording.times[0] ?? at),
      base: writer.begin(recording.baseState),
      dropped,
    });
    const laneCount = dropped === 0 ? 0 : lanes.count(recording.number);
    return { id, number: recording.number, writer, position: dropped, laneCount };
  }

  /** Forgets that anything was kept, so that the next part begins now. */
  function startAnew(): void {
    part = null;
    start = recorder.position();
  }

  /** Keeps what was recorded since the last time, at once: the page may be about to be left. */
  function keep(): void {
    const number = recorder.number();
    if (part !== null && part.number !== number) {
      part = null;
      start = 0;
    }
    const recording = recorder.take(part?.position ?? start);
    const events = lanes.take(number, part?.laneCount ?? 0);
    if (recording.actions.length === 0 && (part === null || events.length === 0)) return;
    // Where actions came faster than they could be kept, there is a gap.
    if (part === null || part.position < recording.dropped) part = beginPart(recording);
    const { id, writer } = part;
    const chunks = writeChunks(writer, recording, lanes.take(number, part.laneCount), url());
    part.position = recording.dropped + recording.actions.length;
    part.laneCount = lanes.count(number);
    keptSinceBound += recording.actions.length;
    for (const chunk of chunks) {
      void store.append(id, chunk).then((isKnown) => {
        if (!isKnown && part?.id === id) startAnew();
      });
    }
    if (keptSinceBound < BOUND_INTERVAL) return;
    keptSinceBound = 0;
    void store.read();
  }

  function ownPart(): KeptPart {
    const recording = recorder.take();
    const writer = createChunkWriter();
    const { dropped, number, startedAt, times } = recording;
    const about = aboutAt((dropped === 0 ? null : times[0]) ?? startedAt);
    const base = writer.begin(recording.baseState);
    const chunks = writeChunks(writer, recording, lanes.take(number), url());
    return { id: nanoid(), tab, reason, at: startedAt, about, base, dropped, chunks };
  }

  return {
    keep,
    /** How much else than this recording a saved file would have, by other pages and tabs. */
    async countOthers(): Promise<KeptCounts> {
      const others = (await store.read()).filter(({ id }) => !ownIds.has(id));
      return { actions: others.reduce((sum, each) => sum + countOf(each), 0), pages: others.length };
    },
    /** The whole kept trace as the text of a file. What was kept of it is removed; this page can be saved again. */
    async save(): Promise<string> {
      keep();
      const kept = await store.read();
      const others = kept.filter(({ id }) => !ownIds.has(id));
      const parts = [...others, ownPart()].toSorted((one, other) => one.at - other.at);
      await store.clear();
      startAnew();
      const recent = page.longest === undefined ? parts : keepSince(parts, now() - page.longest);
      return writeParts(boundKeptTrace(markTabs(recent)).map(toWrittenPart));
    },
    /** Deletes the kept trace; the recording begins at the current state. */
    async clear(): Promise<void> {
      recorder.clear();
      part = null;
      start = 0;
      await store.clear();
    },
  };
}

export type KeptTraceRecorder = ReturnType<typeof createKeptTraceRecorder>;
