import { traceProblems } from './traceTexts';

export type StatePath = readonly (string | number)[];

/** One change: a new value at a path, or, without a value, the part at the path is gone. */
export type Change = readonly [path: StatePath] | readonly [path: StatePath, value: unknown];

/** What one action changed. Values are plain JSON; absent and undefined are the same. */
export type Delta = readonly Change[];

/** One part that differs. `recorded` or `replayed` is absent where that state has no such part. */
export interface Difference {
  readonly path: StatePath;
  readonly recorded?: unknown;
  readonly replayed?: unknown;
}

/** A list or a record: both are read and written by name below. */
type Parts = Record<string | number, unknown>;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

/** The length of a list; -1 of anything else. */
function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : -1;
}

/**
 * What differs between two states, path by path. Parts that both share by reference are not compared.
 * @param areListsWhole whether lists of different lengths are one difference
 */
export function differencesIn(
  recorded: unknown,
  replayed: unknown,
  areListsWhole: boolean,
  path: StatePath = [],
  found: Difference[] = [],
): readonly Difference[] {
  if (recorded === replayed) return found;
  const [left, right] = [lengthOf(recorded), lengthOf(replayed)];
  const areAlike = areListsWhole ? left === right : left < 0 === right < 0;
  if (!areAlike || !isParts(recorded) || !isParts(replayed)) {
    found.push({ path, recorded, replayed });
    return found;
  }
  for (const name of new Set([...Object.keys(recorded), ...Object.keys(replayed)])) {
    const part = [...path, left < 0 ? name : Number(name)];
    if (!Object.hasOwn(recorded, name)) found.push({ path: part, replayed: replayed[name] });
    else if (!Object.hasOwn(replayed, name)) found.push({ path: part, recorded: recorded[name] });
    else differencesIn(recorded[name], replayed[name], areListsWhole, part, found);
  }
  return found;
}

/** The changes from one state to the next. Of a list of another length, members that are gone would leave holes. */
export function deltaBetween(before: unknown, after: unknown): Delta {
  return differencesIn(before, after, true).map((difference): Change =>
    'replayed' in difference ? [difference.path, difference.replayed] : [difference.path],
  );
}

function copyParts(value: Parts): Parts {
  const copy: unknown = Array.isArray(value) ? value.slice() : { ...value };
  return isParts(copy) ? copy : {};
}

/**
 * Applies a delta. Copies each part that changes once, and shares everything else with the state before.
 * Throws an Error for a path that does not exist: then the file was not written by a recorder.
 */
export function applyDelta(before: unknown, delta: Delta): unknown {
  const copied = new Set<unknown>();

  function own(part: unknown): Parts {
    if (!isParts(part)) throw new Error(traceProblems.brokenDelta);
    if (copied.has(part)) return part;
    const copy = copyParts(part);
    copied.add(copy);
    return copy;
  }

  let root = before;
  for (const [path, ...values] of delta) {
    const last = path.at(-1);
    if (last === undefined) {
      root = values[0];
      continue;
    }
    let part = own(root);
    root = part;
    for (const name of path.slice(0, -1)) {
      const next = own(Object.hasOwn(part, name) ? part[name] : undefined);
      part[name] = next;
      part = next;
    }
    if (values.length === 0) Reflect.deleteProperty(part, last);
    else part[last] = values[0];
  }
  return root;
}
