import { LIMITS } from '../constants';
import { HIDDEN, hideNothing, type Hide } from './hideText';

/** What replaces a member that is nested too deep. */
const TOO_DEEP = null;

/** Whether nothing has to be hidden in a value. It copies nothing: most answers are large, and hold no secret. */
function isClean(value: unknown, hide: Hide, depth: number): boolean {
  if (typeof value === 'string') return hide(value) === value;
  if (typeof value === 'number') {
    const text = String(value);
    return hide(text) === text;
  }
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.every((member) => isClean(member, hide, depth - 1));
  }
  for (const name in value) {
    if (hide(name) !== name || !isClean(Reflect.get(value, name), hide, depth - 1)) return false;
  }
  return true;
}

function hideInList(list: readonly unknown[], hide: Hide, depth: number): readonly unknown[] {
  return list.map((member) => hideWithin(member, hide, depth));
}

function hideInObject(value: object, hide: Hide, depth: number): object {
  const members: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(members.map(([name, member]) => [hide(name), hideWithin(member, hide, depth)]));
}

function hideWithin(value: unknown, hide: Hide, depth: number): unknown {
  if (typeof value === 'string') return hide(value);
  if (typeof value === 'number') {
    const text = String(value);
    return hide(text) === text ? value : HIDDEN;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return TOO_DEEP;
  return Array.isArray(value) ? hideInList(value, hide, depth - 1) : hideInObject(value, hide, depth - 1);
}

/**
 * Hides secrets anywhere in JSON: in texts, numbers and member names. Returns the value itself where there is none.
 * Where there are secrets to look for, what is nested deeper than `LIMITS.depth` becomes null, so that no answer
 * overflows the stack.
 */
export function hideInJson(value: unknown, hide: Hide): unknown {
  return hide === hideNothing || isClean(value, hide, LIMITS.depth)
    ? value
    : hideWithin(value, hide, LIMITS.depth);
}
