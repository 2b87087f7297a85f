import type { WatchedCall } from '../api/watchCalls';
import { applyDelta, type Delta } from './delta';
import type { Place } from './place';

/** The version of the `trace` part that this build writes and reads. */
export const TRACE_VERSION = 1;

export interface TracedAction {
  readonly type: string;
  readonly [name: string]: unknown;
}

export interface TraceAbout {
  readonly app: string;
  /** The short hash of the commit that the page was built from. */
  readonly build: string;
  /** The address the trace was saved at, without its origin. */
  readonly url: string;
  readonly ua: string;
  /** Where the recording begins; absent in older files. */
  readonly place?: Place;
}

export interface TraceInfo extends TraceAbout {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** How many actions came before the first one. */
  readonly dropped: number;
}

/** Why a page began: an address was opened, it was loaded again, the shopper came back from the bank, or a further tab. */
const startReasons = ['open', 'reload', 'bank', 'tab'] as const;
export type StartReason = (typeof startReasons)[number];

export function readReason(value: unknown): StartReason {
  return startReasons.find((reason) => reason === value) ?? 'open';
}

interface LaneEntryBase {
  /** How many actions came before it: in a file within its part, in a trace that was read within the whole trace. */
  readonly step: number;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
}

interface CallEntry extends LaneEntryBase, Omit<WatchedCall, 'request' | 'answer'> {
  readonly kind: 'call';
  /** The bodies as JSON without secrets, cut where they are long; absent where they are not recorded. */
  readonly request?: string;
  readonly answer?: string;
}

/** A console error, or an error or a rejection that nothing has handled. */
interface MessageEntry extends LaneEntryBase {
  readonly kind: 'console' | 'rejection';
  readonly text: string;
  /** Where it was thrown, as the browser says it; absent for what is no error. */
  readonly stack?: string;
}

interface PolicyEntry extends LaneEntryBase {
  readonly kind: 'policy';
  readonly directive: string;
  /** The refused address, or 'inline' and the like. */
  readonly blocked: string;
}

/** The page did not react for so long. */
interface LongTaskEntry extends LaneEntryBase {
  readonly kind: 'longTask';
  /** In milliseconds. */
  readonly duration: number;
}

/** The page is shown otherwise from here on. */
interface PlaceEntry extends LaneEntryBase {
  readonly kind: 'place';
  readonly place: Place;
}

/** The key of what is typed into a field: neither the characters nor how many. */
export const TYPED = 'typed';

/** A press or a key that no action followed within a moment. */
interface AttemptEntry extends LaneEntryBase {
  readonly kind: 'attempt';
  /** What was pressed, such as 'button', and what it is called. */
  readonly role: string;
  readonly name: string;
  /** '' for a press; `TYPED`, or the key's name. */
  readonly key: string;
  /** How many times in a row. */
  readonly count: number;
}

/** Where the focus came to, by key or in a field. */
interface FocusEntry extends LaneEntryBase {
  readonly kind: 'focus';
  readonly role: string;
  readonly name: string;
}

interface ScrollEntry extends LaneEntryBase {
  readonly kind: 'scroll';
  /** How much of the page is above the window, in CSS pixels. */
  readonly top: number;
}

/** What a shopper did without an action. */
export type TriedEntry = AttemptEntry | FocusEntry | ScrollEntry;

/** Something that happened beside the actions. */
export type LaneEntry = CallEntry | MessageEntry | PolicyEntry | LongTaskEntry | PlaceEntry | TriedEntry;

/** Which page a part recorded. */
export interface PartHead {
  /** Tells tabs apart; '' in files without parts. */
  readonly tab: string;
  readonly reason: StartReason;
  /** When the page began, in milliseconds since 1970; 0 for unknown. */
  readonly at: number;
}

export interface TracePart extends PartHead {
  /** The step that shows the state the part starts from; its nth action is n steps later. */
  readonly firstStep: number;
  readonly baseState: unknown;
  readonly info: TraceInfo | null;
  readonly lanes: readonly LaneEntry[];
}

export interface Trace {
  readonly actions: readonly TracedAction[];
  /** The state before the first action; undefined where the file leaves it to the reducers. */
  readonly baseState: unknown;
  /** What each action changed; null where the file holds no states. */
  readonly deltas: readonly Delta[] | null;
  /** When each action was dispatched, in milliseconds since 1970; null where the file does not say. */
  readonly times: readonly number[] | null;
  /** Of the page that saved the file; null where our recorder did not write it. */
  readonly info: TraceInfo | null;
  /** The pages of the kept trace, in order; at least one. */
  readonly parts: readonly TracePart[];
}

/**
 * The recorded states one after the other; none where the file holds none. States share unchanged parts. Throws an
 * Error where an action changes a part that does not exist.
 */
export function* recordedStates({ deltas, baseState }: Trace): Iterable<unknown> {
  let state = baseState;
  for (const delta of deltas ?? []) {
    state = applyDelta(state, delta);
    yield state;
  }
}

/** The states that the pages of a trace began with, but the first page's, by the index of the action before them. */
export function pageStarts(parts: readonly TracePart[]): ReadonlyMap<number, unknown> {
  return new Map(parts.slice(1).map(({ firstStep, baseState }) => [firstStep - 1, baseState]));
}
