import type { Delta } from './delta';
import { applyDelta } from './delta';

/** The version of the `trace` part that this build writes and reads. */
export const TRACE_VERSION = 1;

/** An action as a file holds it. */
export interface TracedAction {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** What wrote a file: our recorder, or the DevTools extension (its Export, a bare list, or its lifted state). */
type TraceSource = 'recorder' | 'extension' | 'actions' | 'lifted';

/** What a recorder says about the page it recorded. */
export interface TraceAbout {
  readonly app: string;
  /** The short hash of the commit that the page was built from. */
  readonly build: string;
  /** The address the trace was saved at, without its origin. */
  readonly url: string;
  /** The browser. */
  readonly ua: string;
}

/** What a file says about its recording. */
export interface TraceInfo extends TraceAbout {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** How many actions came before the first one. */
  readonly dropped: number;
}

/** The recorded states: whole, or as what each action changed. */
type StateRecord =
  | { readonly kind: 'states'; readonly states: readonly unknown[] }
  | { readonly kind: 'deltas'; readonly deltas: readonly Delta[] };

/** A trace that has been read. */
export interface Trace {
  readonly source: TraceSource;
  readonly actions: readonly TracedAction[];
  /** The state before the first action; undefined where the file leaves it to the reducers. */
  readonly baseState: unknown;
  /** What the file knows of the state after each action; null where it holds no states. */
  readonly record: StateRecord | null;
  /** When each action was dispatched, in milliseconds since 1970; null where the file does not say. */
  readonly times: readonly number[] | null;
  readonly info: TraceInfo | null;
}

/**
 * The recorded states one after the other; null where the file holds none. States share unchanged parts. Throws an
 * Error where an action changes a part that does not exist.
 */
export function recordedStates({ record, baseState }: Trace): Iterable<unknown> | null {
  if (record === null) return null;
  if (record.kind === 'states') return record.states;
  const { deltas } = record;
  return (function* walk() {
    let state = baseState;
    for (const delta of deltas) {
      state = applyDelta(state, delta);
      yield state;
    }
  })();
}
