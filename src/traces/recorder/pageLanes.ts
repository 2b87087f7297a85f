import { readToken } from '../../api/authCookie';
import { setCallWatcher } from '../../api/callWatch';
import { createHide } from '../../lib/secrets/hideText';
import { createRedactor } from '../redact';
import type { LaneEvent, LaneRecorder } from './laneRecorder';

/** The longest text of a message, in characters. */
const TEXT_LIMIT = 1000;
/** Typed values of fewer characters are in too many messages. */
const SHORTEST_TYPED = 3;

const TYPED_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=number], [type=range], [type=submit], [type=button], [type=hidden]), textarea';

/** What stands in a form now: a message may quote it, and it was not sent. */
function typedTexts(): readonly string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_FIELDS);
  return [...fields].map(({ value }) => value).filter((value) => value.length >= SHORTEST_TYPED);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(createRedactor()(value)) ?? String(value);
  } catch {
    return String(value);
  }
}

/** A text of the page without what was typed and without the session's token. */
export function hidePrivate(text: string): string {
  return createHide([readToken() ?? '', ...typedTexts()])(text);
}

function safeText(values: readonly unknown[]): string {
  return hidePrivate(values.map(textOf).join(' ')).slice(0, TEXT_LIMIT);
}

/** Records what happens in this page beside the actions, from now on. Called once, by a page that records. */
export function watchPage(lanes: LaneRecorder): void {
  const note = (event: LaneEvent): void => lanes.begin()(event);

  setCallWatcher(() => {
    const end = lanes.begin();
    return (call) => end({ kind: 'call', ...call });
  });

  const { error } = console;
  console.error = (...values: unknown[]) => {
    error.apply(console, values);
    note({ kind: 'console', text: safeText(values) });
  };
  window.addEventListener('error', ({ error: thrown, message }) => {
    note({ kind: 'console', text: safeText([thrown instanceof Error ? thrown : message]) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    note({ kind: 'rejection', text: safeText([reason]) });
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    note({ kind: 'policy', directive: effectiveDirective, blocked: safeText([blockedURI]) });
  });
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) note({ kind: 'longTask', duration: Math.round(duration) });
  }).observe({ type: 'longtask', buffered: true });
}
