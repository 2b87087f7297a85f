import { debounce } from '@mui/material/utils';
import { hidePrivate } from './pageLanes';
import type { Recorder } from './recorder';
import { isTextField } from '../../browser/typedValues';
import { isSameJson } from '../../lib/strings';
import { SUBSCRIPTIONS_NOTED, TYPED, type LaneEvent } from '../trace';
import { nameOf, pressedPart, roleOf } from './pageParts';

/** How long an action may take to follow a press or a key, in milliseconds; focus and scrolling end after as long. */
const MOMENT = 500;

/** The longest name of a part, in characters. */
const NAME_LIMIT = 80;

/** Keys that only change others. Tab is told by where the focus ends. */
const SILENT_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Tab']);
/** What a key in a field does besides typing. All others are typed there: a phone's keyboard names none. */
const NAMED_KEY = /^(Enter|Escape|Arrow\w+|Home|End|Page\w+|F\d+)$/;

type Attempt = Omit<Extract<LaneEvent, { readonly kind: 'attempt' }>, 'count'>;

/** What was tried last, until an action follows it, a moment has passed, or something else is tried. */
interface PendingAttempt {
  readonly tried: Attempt;
  count: number;
  readonly position: number;
  readonly end: ReturnType<Recorder['beginEntry']>;
}

function describePart(part: Element): Pick<Attempt, 'role' | 'name'> {
  return { role: roleOf(part), name: hidePrivate(nameOf(part)).slice(0, NAME_LIMIT) };
}

/** The recorded name of a key; null where it is not recorded. */
function keyOf({ key, target }: KeyboardEvent): string | null {
  if (SILENT_KEYS.has(key)) return null;
  // Characters elsewhere choose from a list, or are typed by somebody who takes a field to have the focus.
  const isTyped = isTextField(target) ? !NAMED_KEY.test(key) : /^\S$/u.test(key);
  return isTyped ? TYPED : key;
}

/**
 * Records the presses and keys that no action follows within a moment, and where focus and scrolling end. Called once,
 * by a page that records.
 */
export function watchAttempts(recorder: Pick<Recorder, 'position' | 'status' | 'beginEntry' | 'take'>): void {
  let pending: PendingAttempt | null = null;
  const isAnswered = ({ position }: PendingAttempt): boolean =>
    recorder.take(position).actions.some(({ type }) => !type.startsWith(SUBSCRIPTIONS_NOTED));
  const settle = (): void => {
    if (pending !== null && !isAnswered(pending)) {
      pending.end({ ...pending.tried, count: pending.count });
    }
    pending = null;
  };
  const settleSoon = debounce(settle, MOMENT);
  const attempt = (event: Event, key: string): void => {
    const part = event.target instanceof Element ? pressedPart(event.target, event) : null;
    const tried: Attempt | null = part === null ? null : { kind: 'attempt', ...describePart(part), key };
    if (tried !== null && pending !== null && !isAnswered(pending) && isSameJson(pending.tried, tried)) {
      if (key !== TYPED) pending.count += 1;
    } else {
      settle();
      if (tried === null || recorder.status().isPaused) return;
      pending = { tried, count: 1, position: recorder.position(), end: recorder.beginEntry() };
    }
    settleSoon();
  };

  const onClick = (event: MouseEvent): void => {
    // A click without a press comes from a key, or from the label of a field. A press on a field gives it the focus.
    if (event.detail !== 0 && !isTextField(event.target)) attempt(event, '');
  };
  const onKey = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (key !== null) attempt(event, key);
  };
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('keydown', onKey, { capture: true });

  let isPressed = false;
  let isFocusPressed = false;
  let focused: Element | null = null;
  const noteFocus = debounce(() => {
    const part = document.activeElement;
    if (part === null || part === focused || part === document.body) return;
    focused = part;
    // A press that also moves the focus is told by what it does.
    if ((isFocusPressed && !isTextField(part)) || pressedPart(part) === null) return;
    if (!recorder.status().isPaused) recorder.beginEntry()({ kind: 'focus', ...describePart(part) });
  }, MOMENT);
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, () => (isPressed = type === 'pointerdown'), { capture: true });
  }
  window.addEventListener('focusin', () => {
    isFocusPressed = isPressed;
    noteFocus();
  });

  const tops = new WeakMap<Element, number>();
  const scrolled = new Set<Element>();
  const noteScroll = debounce(() => {
    for (const part of scrolled) {
      const isPage = part === document.documentElement;
      const top = Math.round(isPage ? window.scrollY : part.scrollTop);
      const named = pressedPart(part);
      if (top === (tops.get(part) ?? 0) || named === null || !part.isConnected) continue;
      tops.set(part, top);
      if (recorder.status().isPaused) continue;
      recorder.beginEntry()({ kind: 'scroll', top, ...(isPage ? {} : describePart(named)) });
    }
    scrolled.clear();
  }, MOMENT);
  const onScroll = ({ target }: Event): void => {
    // How far a field scrolls says how much was typed into it.
    if (isTextField(target)) return;
    scrolled.add(target instanceof Element ? target : document.documentElement);
    noteScroll();
  };
  // Scrolling of a part of the page does not bubble.
  window.addEventListener('scroll', onScroll, { passive: true, capture: true });
}
