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

/** The key of what is typed into a field: neither the characters nor how many. */
export const TYPED = 'typed';

/** How the type of RTK Query's own action begins that follows, some time after, screens that subscribe to answers. */
export const SUBSCRIPTIONS_NOTED = 'api/internalSubscriptions/';

/** The type of the action that stands for the beginning of every part but the first. No reducer knows it. */
export const PAGE_STARTED = 'trace/pageStarted';

/** What happened beside the actions. */
export type LaneEvent =
  | (Omit<WatchedCall, 'request' | 'answer'> & {
      readonly kind: 'call';
      /** The bodies as JSON without secrets, cut where they are long; absent where they are not recorded. */
      readonly request?: string;
      readonly answer?: string;
    })
  /** A console error, or an error or a rejection that nothing has handled; `stack` only of an error. */
  | { readonly kind: 'console' | 'rejection'; readonly text: string; readonly stack?: string }
  /** The policy refused an address, or 'inline' and the like. */
  | { readonly kind: 'policy'; readonly directive: string; readonly blocked: string }
  /** The page did not react for so long, in milliseconds. */
  | { readonly kind: 'longTask'; readonly duration: number }
  /** The page is shown otherwise from here on. */
  | { readonly kind: 'place'; readonly place: Place }
  /** A press or a key that no action followed within a moment, and how many times in a row. */
  | {
      readonly kind: 'attempt';
      /** What was pressed, such as 'button', and what it is called. */
      readonly role: string;
      readonly name: string;
      /** '' for a press; `TYPED`, or the key's name. */
      readonly key: string;
      readonly count: number;
    }
  /** Where the focus came to, by key or in a field. */
  | { readonly kind: 'focus'; readonly role: string; readonly name: string }
  /** How much of the page, or of a part that scrolls by itself, is above what is seen, in CSS pixels. */
  | { readonly kind: 'scroll'; readonly top: number; readonly role?: string; readonly name?: string };

export type LaneEntry = LaneEvent & {
  /** How many actions came before it: in a file within its part, in a trace that was read within the whole trace. */
  readonly step: number;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
};

/** What a shopper did without an action. */
export type TriedEntry = Extract<LaneEntry, { readonly kind: 'attempt' | 'focus' | 'scroll' }>;

/** What was read from a file, or, in one sentence, what is wrong with it. */
export type FromFile<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly message: string };

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
  /** What each action changed, nothing where a page begins; null where the file holds no states. */
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
export function* recordedStates({ deltas, baseState, parts }: Trace): Iterable<unknown> {
  const starts = pageStarts(parts);
  let state = baseState;
  for (const [index, delta] of (deltas ?? []).entries()) {
    state = starts.has(index) ? starts.get(index) : applyDelta(state, delta);
    yield state;
  }
}

/** The states that the pages of a trace began with, but the first page's, by the index of the action before them. */
export function pageStarts(parts: readonly TracePart[]): ReadonlyMap<number, unknown> {
  return new Map(parts.slice(1).map(({ firstStep, baseState }) => [firstStep - 1, baseState]));
}

export interface WrittenPart extends PartHead {
  readonly lanes: readonly LaneEntry[];
  readonly file: object;
}

/**
 * The text of a file with these parts, in order, one for each page of a kept trace: today's export, and beside it `parts`.
 *
 *   { payload, preloadedState, trace, parts: [{ tab, reason, at, lanes, payload, preloadedState, trace }, …] }
 *
 * The export at the top belongs to the last part, which therefore has none of its own: so the DevTools, and builds that
 * know no parts, read the last page. A file without `parts` has one part.
 */
export function writeParts(parts: readonly WrittenPart[]): string {
  const last = parts.length - 1;
  return JSON.stringify({
    ...parts[last]?.file,
    parts: parts.map(({ file, ...head }, index) => (index === last ? head : { ...head, ...file })),
  });
}
