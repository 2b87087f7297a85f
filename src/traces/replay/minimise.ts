import type { StatePath } from '../delta';
import { createRedactor } from '../redact';
import { areEqualStates, initAction, type Fault, type ReplayReducer } from './replayTrace';
import type { TracedAction } from '../trace';

export interface MinimalDivergence {
  /** The state to begin with: the reducers' own where that is enough, else that of the trace. */
  readonly baseState: unknown;
  /** In the order of the trace; the last one diverges. */
  readonly actions: readonly TracedAction[];
}

function valueAt(state: unknown, path: StatePath): unknown {
  return path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, name)
        ? Reflect.get(part, name)
        : undefined,
    state,
  );
}

/**
 * The fewest members of a list that still pass a test, in their order (delta debugging, Zeller and Hildebrandt 2002): no
 * single one of them can be left out.
 */
export function minimise<T>(list: readonly T[], passes: (list: readonly T[]) => boolean): readonly T[] {
  let kept = list;
  let pieces = 2;
  while (kept.length > 0) {
    const size = Math.ceil(kept.length / pieces);
    let isSmaller = false;
    for (let start = 0; start < kept.length; start += size) {
      const without = [...kept.slice(0, start), ...kept.slice(start + size)];
      if (!passes(without)) continue;
      kept = without;
      pieces = Math.max(2, pieces - 1);
      isSmaller = true;
      break;
    }
    if (isSmaller) continue;
    if (size === 1) break;
    pieces = Math.min(kept.length, pieces * 2);
  }
  return kept;
}

/**
 * Leaves out every action that a divergence does not need. It is still the same divergence where the surroundings of the
 * differing values are as they were, and the last action makes of them what it made in the replay. Null where the actions
 * alone do not lead to it.
 */
export function minimiseDivergence(
  reducer: ReplayReducer,
  { actions, baseState, differences }: MinimalDivergence & Pick<Fault, 'differences'>,
): MinimalDivergence | null {
  const last = actions.at(-1);
  if (last === undefined) return null;
  const earlier = actions.slice(0, -1);
  const run = (from: unknown, list: readonly TracedAction[]): unknown =>
    list.reduce(reducer, reducer(from, initAction));
  // The differences are redacted, so the states are compared so too.
  const redact = createRedactor();
  const before = redact(run(baseState, earlier));

  const divergesFrom = (from: unknown) => (list: readonly TracedAction[]) => {
    try {
      const reached = run(from, list);
      const state = redact(reached);
      const after = redact(reducer(reached, last));
      return differences.every(
        ({ path, replayed }) =>
          areEqualStates(valueAt(state, path.slice(0, -1)), valueAt(before, path.slice(0, -1))) &&
          areEqualStates(valueAt(after, path), replayed),
      );
    } catch {
      return false;
    }
  };
  for (const from of [undefined, baseState]) {
    const diverges = divergesFrom(from);
    if (diverges(earlier)) return { baseState: from, actions: [...minimise(earlier, diverges), last] };
  }
  return null;
}
