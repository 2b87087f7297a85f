import { findDivergedSteps } from './replayTrace';
import { findSensitiveNames } from '../redact';
import type { Place } from '../place';
import { TYPED, type FromFile, type LaneEntry, type TriedEntry } from '../trace';
import { MAX_TRACE_BYTES, traceProblems, triedTexts } from '../traceTexts';
import type { RootState } from '../../app/types';
import { tellTrace } from './storyLines';
import { replayText, sliceNames, type Replayed } from './shopReducer';

/** A trace on the replay page. Step 0 is the state before the first action, step n the state after the nth. */
export type OpenedTrace = ReturnType<typeof describeOpened>;

export type OpeningResult = FromFile<{ readonly opened: OpenedTrace }>;

export function isTried(entry: LaneEntry): entry is TriedEntry {
  return entry.kind === 'attempt' || entry.kind === 'focus' || entry.kind === 'scroll';
}

function tell(entry: TriedEntry): string {
  const { role = '', name = '' } = entry;
  const part = role === '' ? '' : triedTexts.part(role, name);
  if (entry.kind === 'scroll') return triedTexts.scroll(entry.top, part);
  if (entry.kind === 'focus') return triedTexts.focus(part);
  const { key, count } = entry;
  if (key === TYPED) return triedTexts.typed(part);
  return triedTexts.pressed(key === '' ? part : triedTexts.key(key, part), count);
}

/** Describes entries, in order; the same one again and again, with longer waits too, is one line with its number. */
export function tellTried(entries: readonly TriedEntry[]) {
  const joined: TriedEntry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const isAgain =
      last?.kind === 'attempt' &&
      entry.kind === 'attempt' &&
      tell({ ...last, count: 1 }) === tell({ ...entry, count: 1 }) &&
      last.step === entry.step;
    if (isAgain) joined[joined.length - 1] = { ...last, count: last.count + entry.count };
    else joined.push(entry);
  }
  return joined.map((entry) => ({ step: entry.step, text: tell(entry) }));
}

/** Where the shop was shown at a step; null where the file does not say. */
export function placeAt({ places }: OpenedTrace, at: number): Place | null {
  return (places.findLast(({ step }) => step <= at) ?? places[0])?.place ?? null;
}

export function hasChanged(states: readonly RootState[], step: number, slice: string): boolean {
  const before: Readonly<Record<string, unknown>> | undefined = states[step - 1];
  const after: Readonly<Record<string, unknown>> | undefined = states[step];
  return before !== undefined && before[slice] !== after?.[slice];
}

function describeOpened(replayed: Replayed, fileName: string, readFile: () => Promise<string>) {
  const { trace, result, states } = replayed;
  const lines = tellTrace(trace, states);
  const parts = new Set(lines.map(({ part }) => part).filter((part) => part !== ''));
  const lanes = trace.parts
    .flatMap((part) => part.lanes)
    .toSorted((one, other) => one.step - other.step || one.at - other.at);
  const start = trace.times?.[0] ?? 0;
  const fault = result.divergence ?? result.failure;
  const divergedStep = fault === null ? null : Math.min(fault.index + 1, states.length - 1);
  return {
    ...replayed,
    fileName,
    /** The text of the file, which is not kept in memory. */
    readFile,
    lines,
    /** The parts of the shop that the sentences name, in order of the alphabet. */
    parts: [...parts].sort(),
    /** Every slice that any step changed, in the store's order. */
    slices: sliceNames.filter((name) => states.some((_state, step) => hasChanged(states, step, name))),
    /** When each step was reached, in milliseconds since the first; null where the file does not say. */
    offsets: trace.times === null ? null : [0, ...trace.times.map((time) => Math.max(0, time - start))],
    /** What happened beside the actions, in order of the steps. */
    lanes: lanes.filter((entry) => !isTried(entry)),
    /** What the shopper did without an action, in order. */
    tried: tellTried(lanes.filter(isTried)),
    /** Where the shop was shown, from a step on; none in older files. */
    places: trace.parts.flatMap(({ firstStep, info, lanes: own }) => [
      ...(info?.place === undefined ? [] : [{ step: firstStep, place: info.place }]),
      ...own.filter((entry) => entry.kind === 'place'),
    ]),
    /** The first step whose state differs from the recorded one, or whose reducer failed; null for none. */
    divergedStep,
    /** All steps that this build handles differently, in order. */
    divergedSteps: divergedStep === null ? [] : findDivergedSteps(trace, states, divergedStep),
    /** Names in the file whose values look like secrets; none in files of our recorder, which leaves them out. */
    secretNames: trace.info === null ? findSensitiveNames([trace.parts, trace.actions, trace.deltas]) : [],
  };
}

/** Rebuilds every state of a trace by this build's reducers. Gives one sentence where the file cannot be read. */
export function openTrace(
  fileName: string,
  text: string,
  readFile = () => Promise.resolve(text),
): OpeningResult {
  const replay = replayText(text, true);
  if (!replay.ok) return replay;
  const { ok, ...replayed } = replay;
  if (replayed.states.length === 0) return { ok: false, message: traceProblems.brokenState };
  return { ok, opened: describeOpened(replayed, fileName, readFile) };
}

/** Reads and opens a file that a person chose. Never rejects. */
export async function openFile(file: File): Promise<OpeningResult> {
  if (file.size > MAX_TRACE_BYTES) return { ok: false, message: traceProblems.tooLarge };
  try {
    return openTrace(file.name, await file.text(), () => file.text());
  } catch {
    return { ok: false, message: traceProblems.unreadable };
  }
}

/** The parameter of the page's address that asks for a file of this host. */
const FILE = 'trace';

/**
 * The trace that the page's address asks for, such as `/__replay?trace=/reports/7.json`; null for none.
 * @param address of the page
 * @param load fetches it: called once, for a file of the page's own origin
 */
export function fetchAddressedTrace(address: URL, load: typeof fetch): Promise<File> | null {
  const path = address.searchParams.get(FILE);
  if (path === null || !URL.canParse(path, address)) return null;
  const file = new URL(path, address);
  if (file.origin !== address.origin) return Promise.reject(new Error(traceProblems.otherOrigin));
  // The address of a folder redirects.
  const loading = load(file, { redirect: 'error' }).catch(() => Response.error());
  return loading.then(async (response) => {
    // A server of single-page apps answers with its first page where there is no such file.
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
    if (!response.ok || isPage) throw new Error(traceProblems.notThere(file.pathname));
    return new File([await response.blob()], file.pathname.split('/').at(-1) ?? '');
  });
}
