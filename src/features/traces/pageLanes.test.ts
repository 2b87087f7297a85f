/** @jest-environment jest-fixed-jsdom */
import { setCallWatcher } from '../../lib/callWatch';
import type { LaneEvent, LaneRecorder } from './laneRecorder';
import { watchPage } from './pageLanes';

const { error } = console;

/** The browser's observer of long tasks, which jsdom lacks: tells its one callback of a task. */
class LongTasks {
  static readonly supportedEntryTypes = ['longtask'];
  static tell: (duration: number) => void = () => undefined;
  constructor(callback: (list: { getEntries: () => readonly { duration: number }[] }) => void) {
    LongTasks.tell = (duration) => callback({ getEntries: () => [{ duration }] });
  }
  observe = (): void => undefined;
}

afterEach(() => {
  console.error = error;
  setCallWatcher(null);
  document.body.replaceChildren();
});

/** Watches this page. Returns what it records, and what the console still says. */
function watch() {
  const events: LaneEvent[] = [];
  const said: unknown[][] = [];
  const lanes: LaneRecorder = {
    begin: () => (event) => void events.push(event),
    count: () => events.length,
    take: () => [],
  };
  console.error = (...values: unknown[]) => void said.push(values);
  Object.defineProperty(window, 'PerformanceObserver', { configurable: true, value: LongTasks });
  watchPage(lanes);
  return { events, said };
}

it('records errors, rejections, refusals and long tasks, and leaves the console as it is', () => {
  const { events, said } = watch();
  console.error('Could not load', new TypeError('no code'), { password: 'canary', at: 3 });
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too many'), message: 'x' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }));
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'form-action',
      blockedURI: 'https://bank.example',
    }),
  );
  LongTasks.tell(81.4);
  expect(events).toEqual([
    { kind: 'console', text: 'Could not load TypeError: no code {"password":"[secret]","at":3}' },
    { kind: 'console', text: 'RangeError: too many' },
    { kind: 'rejection', text: 'Error: refused' },
    { kind: 'policy', directive: 'form-action', blocked: 'https://bank.example' },
    { kind: 'longTask', duration: 81 },
  ]);
  expect(said).toHaveLength(1);
});

it('hides what stands in a form, and shortens long messages', () => {
  document.body.innerHTML =
    '<form><input type="password" value="canary-pass"><textarea>canary-text</textarea></form>';
  const { events } = watch();
  console.error('Refused canary-pass', 'and "canary-text"', 'x'.repeat(2000));
  const [event] = events;
  const text = event?.kind === 'console' ? event.text : '';
  expect(text).toMatch(/^Refused ••• and "•••" x+$/);
  expect(text).toHaveLength(1000);
});
