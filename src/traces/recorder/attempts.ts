import { hidePrivate } from './pageLanes';
import type { LaneRecorder } from './laneRecorder';
import type { Recorder } from './recorder';
import { TYPED } from '../trace';
import { nameOf, pressedPart, roleOf } from './pageParts';

/** How long an action may take to follow a press or a key, in milliseconds; focus and scrolling end after as long. */
const MOMENT = 500;

/** Keys that only change others. Tab is told by where the focus ends. */
const SILENT_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Tab']);
/** What a key in a field does besides typing. All others are typed: a phone's keyboard names none. */
const NAMED_KEY = /^(Enter|Escape|Arrow\w+|Home|End|Page\w+|F\d+)$/;
/** Lists from which letters choose. */
const LISTS = 'select, [role=combobox], [role=option]';
const TEXT_FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=submit], [type=button])';

interface Attempt {
  readonly role: string;
  readonly name: string;
  readonly key: string;
}

/** What was tried last, until an action follows it, a moment has passed, or something else is tried. */
interface PendingAttempt extends Attempt {
  count: number;
  readonly position: number;
  readonly end: ReturnType<LaneRecorder['begin']>;
}

function describePart(part: Element): Pick<Attempt, 'role' | 'name'> {
  return { role: roleOf(part), name: hidePrivate(nameOf(part)) };
}

function isSame(left: Attempt, right: Attempt): boolean {
  return left.role === right.role && left.name === right.name && left.key === right.key;
}

function isOne(target: EventTarget | null, kinds: string): boolean {
  return target instanceof Element && target.matches(kinds);
}

function isTextField(target: EventTarget | null): boolean {
  return isOne(target, TEXT_FIELDS);
}

/** The recorded name of a key; null where it is not recorded. */
function keyOf({ key, target }: KeyboardEvent): string | null {
  if (SILENT_KEYS.has(key)) return null;
  const isTyped = isTextField(target) ? !NAMED_KEY.test(key) : isOne(target, LISTS) && /^\S$/u.test(key);
  return isTyped ? TYPED : key;
}

/** The part of the page that an event came to; null where it is the recorder's own. */
function partOf(event: Event): Element | null {
  return event.target instanceof Element ? pressedPart(event.target, event) : null;
}

/** Calls back a moment after the last call. */
function debounced(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, MOMENT);
  };
}

/**
 * Records the presses and keys that no action follows within a moment, and where focus and scrolling end. Called once,
 * by a page that records.
 */
export function watchAttempts(
  recorder: Pick<Recorder, 'position' | 'status'>,
  lanes: Pick<LaneRecorder, 'begin'>,
): void {
  let pending: PendingAttempt | null = null;
  const settle = (): void => {
    if (pending !== null && pending.position === recorder.position()) {
      const { role, name, key, count, end } = pending;
      end({ kind: 'attempt', role, name, key, count });
    }
    pending = null;
  };
  const settleSoon = debounced(settle);
  const attempt = (event: Event, key: string): void => {
    const part = partOf(event);
    const tried = part === null ? null : { ...describePart(part), key };
    const position = recorder.position();
    if (tried !== null && pending?.position === position && isSame(pending, tried)) {
      if (key !== TYPED) pending.count += 1;
    } else {
      settle();
      if (tried === null || recorder.status().isPaused) return;
      pending = { ...tried, count: 1, position, end: lanes.begin() };
    }
    settleSoon();
  };

  window.addEventListener(
    'click',
    (event) => {
      // A click without a press comes from a key, or from the label of a field. A press on a field gives it the focus.
      if (event.detail !== 0 && !isTextField(event.target)) attempt(event, '');
    },
    { capture: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const key = keyOf(event);
      if (key !== null) attempt(event, key);
    },
    { capture: true },
  );

  let isPressed = false;
  let isFocusPressed = false;
  let focused: Element | null = null;
  const noteFocus = debounced(() => {
    const part = document.activeElement;
    if (part === null || part === focused || part === document.body) return;
    focused = part;
    // A press that also moves the focus is told by what it does.
    if ((isFocusPressed && !isTextField(part)) || pressedPart(part) === null) return;
    if (!recorder.status().isPaused) lanes.begin()({ kind: 'focus', ...describePart(part) });
  });
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, () => (isPressed = type === 'pointerdown'), { capture: true });
  }
  window.addEventListener('focusin', () => {
    isFocusPressed = isPressed;
    noteFocus();
  });

  let top = 0;
  const noteScroll = debounced(() => {
    const now = Math.round(window.scrollY);
    if (now === top) return;
    top = now;
    if (!recorder.status().isPaused) lanes.begin()({ kind: 'scroll', top });
  });
  window.addEventListener('scroll', noteScroll, { passive: true });
}
