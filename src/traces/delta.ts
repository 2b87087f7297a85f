import { traceProblems } from './traceTexts';
import { isRecord } from '../lib/untrusted';

export type StatePath = readonly (string | number)[];

/** One change: a new value at a path, or, without a value, the part at the path is gone. */
export type Change = readonly [path: StatePath] | readonly [path: StatePath, value: unknown];

/** What one action changed. Values are plain JSON; absent and undefined are the same. */
export type Delta = readonly Change[];

function collect(before: unknown, after: unknown, path: StatePath, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    before.forEach((member: unknown, index) => collect(member, after[index], [...path, index], changes));
  } else if (isRecord(before) && isRecord(after)) {
    for (const [name, member] of Object.entries(after)) {
      if (Object.hasOwn(before, name)) collect(before[name], member, [...path, name], changes);
      else changes.push([[...path, name], member]);
    }
    for (const name of Object.keys(before)) {
      if (!Object.hasOwn(after, name)) changes.push([[...path, name]]);
    }
  } else {
    changes.push([path, after]);
  }
}

/** The changes from one state to the next. Parts that both share by reference are not compared. */
export function deltaBetween(before: unknown, after: unknown): Delta {
  const changes: Change[] = [];
  collect(before, after, [], changes);
  return changes;
}

/** A list or a record: both are read and written by name below. */
type Parts = Record<string | number, unknown>;

export function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
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
