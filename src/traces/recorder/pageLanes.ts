import { readToken } from '../../api/authCookie';
import { setCallWatcher, type WatchedCall } from '../../api/watchCalls';
import { isTextField } from '../../browser/typedValues';
import { hideSecretParameters } from '../../lib/secrets/addressParameters';
import { createHide } from '../../lib/secrets/hideText';
import { createRedactor } from '../redact';
import type { LaneEvent } from '../trace';
import type { Recorder } from './recorder';

/** The longest text of a message, in characters. */
const TEXT_LIMIT = 1000;
/** Typed values of fewer characters are in too many messages. */
const SHORTEST_TYPED = 3;

/** What stands in a form now: a message may quote it, and it was not sent. */
function typedTexts(): readonly string[] {
  const fields = [...document.querySelectorAll('input, textarea')].filter(isTextField);
  return fields.map(({ value }) => value).filter((value) => value.length >= SHORTEST_TYPED);
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

/** A text of the page without what was typed, the session's token, and secret parameters of addresses. */
export function hidePrivate(text: string): string {
  return hideSecretParameters(createHide([readToken() ?? '', ...typedTexts()])(text));
}

function safeText(values: readonly unknown[]): string {
  return hidePrivate(values.map(textOf).join(' ')).slice(0, TEXT_LIMIT);
}

/** Calls whose bodies are never recorded: of accounts and payments. */
const PRIVATE_PATHS = /\/(users|accountInfo|payments)(?:[/?]|$)/;
/** The longest body, in bytes. */
const BODY_LIMIT = 20_000;

function bodiesOf(path: string, bodies: Readonly<Record<'request' | 'answer', unknown>>) {
  if (PRIVATE_PATHS.test(path)) return {};
  const hide = createHide([readToken() ?? '']);
  const redact = createRedactor();
  const text = (body: unknown): string => {
    const whole = hide(JSON.stringify(redact(body)));
    return whole.slice(0, new TextEncoder().encodeInto(whole, new Uint8Array(BODY_LIMIT)).read);
  };
  return {
    ...(bodies.request === undefined ? {} : { request: text(bodies.request) }),
    ...(bodies.answer === undefined ? {} : { answer: text(bodies.answer) }),
  };
}

export function callEvent({ request, answer, ...call }: WatchedCall): LaneEvent {
  const path = hideSecretParameters(call.path);
  const error = hideSecretParameters(call.error);
  return { kind: 'call', ...call, path, error, ...bodiesOf(path, { request, answer }) };
}

/** The longest stack, in characters. */
const STACK_LIMIT = 3000;

/** Where the first error among values was thrown. */
function stackOf(values: readonly unknown[]): { readonly stack?: string } {
  const stack = values.find((value) => value instanceof Error)?.stack;
  return stack === undefined ? {} : { stack: hidePrivate(stack).slice(0, STACK_LIMIT) };
}

/** Records what happens in this page beside the actions, from now on. Called once, by a page that records. */
export function watchPage({ beginEntry }: Pick<Recorder, 'beginEntry'>): void {
  const note = (event: LaneEvent): void => beginEntry()(event);

  setCallWatcher(() => {
    const end = beginEntry();
    return (call) => end(callEvent(call));
  });

  const { error } = console;
  console.error = (...values: unknown[]) => {
    error.apply(console, values);
    note({ kind: 'console', text: safeText(values), ...stackOf(values) });
  };
  window.addEventListener('error', ({ error: thrown, message }) => {
    const text = safeText([thrown instanceof Error ? thrown : message]);
    note({ kind: 'console', text, ...stackOf([thrown]) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    note({ kind: 'rejection', text: safeText([reason]), ...stackOf([reason]) });
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // The query of a bank's address may hold values of the payment form.
    const blocked = safeText([blockedURI.replace(/[?#].*/s, '')]);
    note({ kind: 'policy', directive: effectiveDirective, blocked });
  });
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) note({ kind: 'longTask', duration: Math.round(duration) });
  }).observe({ type: 'longtask', buffered: true });
}
