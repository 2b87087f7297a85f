import { nanoid } from '@reduxjs/toolkit';
import { readStoredJson, writeStoredJson } from '../../browser/bestEffortStorage';
import { sessionTextStorage, type TextStorage } from '../../browser/browserStorage';
import { fromPublic } from '../../browser/publicPath';
import { whenIdle } from '../../browser/whenIdle';
import { fieldsOf, isRecord, readId } from '../../lib/untrusted';
import {
  ALWAYS_KEPT,
  boundKeptTrace,
  markTabs,
  createChunkWriter,
  stepsOf,
  toWrittenPart,
  type KeptChunk,
  type KeptPart,
} from './keptTrace';
import { openKeptTraceStorage, type KeptTraceStorage } from './keptTraceStorage';
import type { Recorder, Recording } from './recorder';
import type { Place } from '../place';
import { writeParts, type LaneEntry, type StartReason, type TraceAbout } from '../trace';
import { writeNotes } from '../replay/traceNotes';
import { TRACE_APP_NAME, TRACE_TAB_KEY } from '../traceTexts';
import type { TraceTools } from './traceTools';

/** After so many kept actions the bounds of the kept trace are applied again. */
const BOUND_INTERVAL = 500;
/** Actions of a chunk at most: what a kept trace drops at once where it is too long. */
const CHUNK_LENGTH = 100;

export interface KeptTracePage {
  readonly tab: string;
  /** Whether the page is the first of a further tab is known once all parts are there (`markTabs`). */
  readonly reason: Exclude<StartReason, 'tab'>;
  readonly about: Omit<TraceAbout, 'url' | 'place'>;
  /** Where the page was shown at a time; null for unknown. */
  readonly placeAt: (time: number) => Place | null;
  /** How long an action is kept, in milliseconds. */
  readonly longest: number;
  /** The address now, without its origin. */
  readonly url: () => string;
}

interface OpenPart {
  readonly id: string;
  readonly write: ReturnType<typeof createChunkWriter>['write'];
  /** How many of the recording's actions, and of its entries beside them, are kept. */
  position: number;
  laneCount: number;
}

/**
 * Keeps what a page records in the store, as parts of one kept trace, and joins them to one file.
 * @param now the clock, in milliseconds since 1970
 */
export function createKeptTraceRecorder(
  recorder: Recorder,
  store: KeptTraceStorage,
  page: KeptTracePage,
  now: () => number = Date.now,
) {
  const { tab, reason, url } = page;
  let part: OpenPart | null = null;
  /** The recording that is kept, and where its next part begins. */
  let start = { number: recorder.number(), position: 0 };
  let keptSinceBound = 0;
  const pageId = nanoid();
  /** How the ids of the kept parts of this recording begin, which the page has as a whole. */
  const ownPrefix = (): string => `${pageId} ${recorder.number()} `;
  const isOther = ({ id }: KeptPart): boolean => !id.startsWith(ownPrefix());

  // Removes what is too old.
  void store.read();

  /** Begins a part: what is known of it before its chunks, and what writes them. */
  function begin({ baseState, dropped, times }: Recording, at: number) {
    const place = page.placeAt((dropped === 0 ? null : times[0]) ?? at);
    const about = place === null ? page.about : { ...page.about, place };
    const { base, write } = createChunkWriter(baseState);
    return { head: { id: ownPrefix() + nanoid(), tab, reason, at, about, base, dropped }, write };
  }

  /** The recording from a position on, as chunks: at least one, each with what happened beside its actions. */
  function writeChunks(write: OpenPart['write'], from: number, entries: readonly LaneEntry[]) {
    const end = recorder.position();
    const chunks: KeptChunk[] = [];
    for (let at = from; at === from || at < end; at += CHUNK_LENGTH) {
      const next = at + CHUNK_LENGTH >= end ? Infinity : at + CHUNK_LENGTH;
      const own = entries.filter(({ step }) => step < next && (step >= at || at === from));
      chunks.push(write(recorder.take(at, CHUNK_LENGTH), own, url()));
    }
    return chunks;
  }

  /** Forgets that anything was kept: the next part begins now, or where its recording does. */
  function startAnew(position = recorder.position()): void {
    part = null;
    start = { number: recorder.number(), position };
  }

  /** Keeps what was recorded since the last time, at once: the page may be about to be left. */
  function keep(): void {
    if (start.number !== recorder.number()) startAnew(0);
    const recording = recorder.take(part?.position ?? start.position);
    const events = recorder.takeEntries(part?.laneCount);
    const { actions, dropped } = recording;
    if (actions.length === 0 && (part === null || events.length === 0)) return;
    // Where actions came faster than they could be kept, there is a gap.
    if (part === null || part.position < dropped) {
      const { head, write } = begin(recording, dropped === 0 ? recording.startedAt : now());
      void store.begin(head);
      const laneCount = dropped === 0 ? 0 : recorder.entryCount();
      part = { id: head.id, write, position: dropped, laneCount };
    }
    const { id, write } = part;
    const chunks = writeChunks(write, dropped, recorder.takeEntries(part.laneCount));
    part.position = dropped + actions.length;
    part.laneCount = recorder.entryCount();
    keptSinceBound += actions.length;
    for (const chunk of chunks) {
      void store.append(id, chunk).then((isKnown) => {
        if (!isKnown && part?.id === id) startAnew();
      });
    }
    if (keptSinceBound < BOUND_INTERVAL) return;
    keptSinceBound = 0;
    void store.read();
  }

  return {
    keep,
    /** How much else than this recording a saved file would have, by other pages and tabs. */
    async countOthers() {
      const others = (await store.read()).filter(isOther);
      return { steps: stepsOf(others), pages: others.length };
    },
    /**
     * The whole kept trace as the text of a file. What was kept of it is removed; this page can be saved again.
     * @param report what went wrong, as a note at the last step; '' for nothing
     */
    async save(report = ''): Promise<string> {
      keep();
      const others = (await store.read()).filter(isOther);
      const recording = recorder.take();
      const { head, write } = begin(recording, recording.startedAt);
      const own = { ...head, chunks: writeChunks(write, recording.dropped, recorder.takeEntries()) };
      const parts = [...others, own].toSorted((one, other) => one.at - other.at);
      await store.clear();
      startAnew();
      const kept = boundKeptTrace(markTabs(parts), { since: now() - page.longest });
      const text = writeParts(kept.map(toWrittenPart));
      // The first step is 0.
      return report.trim() === '' ? text : writeNotes(text, new Map([[stepsOf(kept) - 1, report]]));
    },
    /** Deletes the kept trace; the recording begins at the current state. */
    async clear(): Promise<void> {
      recorder.clear();
      startAnew();
      await store.clear();
    },
  };
}

export type KeptTraceRecorder = ReturnType<typeof createKeptTraceRecorder>;

const ID_LENGTH = 8;
const ID_LIMIT = 32;

/** What session storage keeps of a tab between two pages. */
interface KeptTab {
  readonly tab: string;
  readonly leftForBank: boolean;
}

/**
 * Finds out which tab a page is in. The tab's id is in session storage only while the tab has no page: a browser that
 * copies a tab copies its session storage too.
 * @param isReload whether the browser has loaded the page again
 */
export function takeTab(storage: TextStorage, isReload: boolean): Pick<KeptTracePage, 'tab' | 'reason'> {
  const kept = fieldsOf<KeptTab>(readStoredJson(storage, TRACE_TAB_KEY));
  writeStoredJson(storage, TRACE_TAB_KEY, null);
  const tab = readId(kept.tab, ID_LIMIT);
  if (tab === '') return { tab: nanoid(ID_LENGTH), reason: 'open' };
  if (isReload) return { tab, reason: 'reload' };
  return { tab, reason: kept.leftForBank === true ? 'bank' : 'open' };
}

export function leaveTab(storage: TextStorage, tab: string, leftForBank: boolean): void {
  const kept: KeptTab = { tab, leftForBank };
  writeStoredJson(storage, TRACE_TAB_KEY, kept);
}

/** The longest time that keeping waits for an idle moment, in milliseconds. */
const IDLE_TIMEOUT = 1000;

function isLeavingForBank(state: unknown): boolean {
  const payment = isRecord(state) ? state['payment'] : null;
  return isRecord(payment) && payment['status'] === 'redirecting';
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/** Keeps what this page records, from now until it is left, in idle moments and at its end. */
export function keepTrace({ recorder, places }: Pick<TraceTools, 'recorder' | 'places'>): KeptTraceRecorder {
  const longest = __TRACES__ === 'on' ? ALWAYS_KEPT : Infinity;
  const storage = sessionTextStorage();
  const pageTab = takeTab(storage, isReload());
  const keptTrace = createKeptTraceRecorder(recorder, openKeptTraceStorage(Date.now, longest), {
    ...pageTab,
    longest,
    about: { app: TRACE_APP_NAME, build: __BUILD_ID__, ua: window.navigator.userAgent },
    placeAt: places.at,
    url: () => fromPublic(window.location.href.slice(window.location.origin.length)),
  });
  const { keep } = keptTrace;
  recorder.subscribe(() => whenIdle(keep, IDLE_TIMEOUT));
  whenIdle(keep, IDLE_TIMEOUT);
  window.addEventListener('pagehide', () => {
    keep();
    leaveTab(storage, pageTab.tab, isLeavingForBank(recorder.state()));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // It is shown again as it was, and has its tab.
    if (persisted) writeStoredJson(storage, TRACE_TAB_KEY, null);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
  return keptTrace;
}
