/**
 * Offers errors and web vitals to the function of a deployment (deploy/README.md). Loaded only where the page names its
 * file; otherwise nothing is observed, and nothing ever leaves the page.
 */
import { readToken } from '../api/authCookie';
import { fromPublic, toPublic } from '../browser/publicPath';
import { hideSecretParameters } from '../lib/secrets/addressParameters';
import { createHide } from '../lib/secrets/hideText';
import { isRecord } from '../lib/untrusted';
import { routeOf } from './routes';

export type Report = {
  readonly build: string;
  /** The pattern of the page's route, such as '/product/:id': never the address itself. */
  readonly route: string;
} & (
  | { readonly kind: 'error'; readonly message: string; readonly stack: string }
  /** `value` is in milliseconds; of CLS it is the score. */
  | { readonly kind: 'vital'; readonly name: VitalName; readonly value: number }
);

type VitalName = 'TTFB' | 'FCP' | 'LCP' | 'CLS' | 'INP';
type Content =
  | Pick<Extract<Report, { kind: 'error' }>, 'kind' | 'message' | 'stack'>
  | Pick<Extract<Report, { kind: 'vital' }>, 'kind' | 'name' | 'value'>;

/** Reports of one page at most: an error in a loop must not become a flood. */
const MAX_REPORTS = 50;
/** Characters of a message and of a stack that are kept. */
const MAX_LENGTH = { message: 500, stack: 4000 } as const;

/** Texts that must not leave the page: the token, and whatever stands in a field. */
function secretsOf(page: Document): readonly string[] {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [readToken() ?? '', ...[...fields].map(({ value }) => value)].filter((text) => text.trim() !== '');
}

function describe(thrown: unknown, fallback: string): Content {
  const hide = createHide(secretsOf(document));
  const clean = (text: string, length: number) => hideSecretParameters(hide(text)).slice(0, length);
  const { message, stack = '', cause = null } = thrown instanceof Error ? thrown : { message: fallback };
  // Which chunk could not be loaded is in the cause.
  const whole = cause instanceof Error ? `${message} ${cause.message}` : message;
  return {
    kind: 'error',
    message: clean(whole, MAX_LENGTH.message),
    stack: clean(stack, MAX_LENGTH.stack),
  };
}

/** Observes one kind of performance entry, also those before now. Browsers that do not know it report nothing. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  observer.observe({ type, buffered: true });
}

/** A member of a performance entry that TypeScript's library does not have yet; 0 where it is missing. */
function numberIn(entry: PerformanceEntry, name: string): number {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'number' ? value : 0;
}

/** Follows the web vitals. Calls back with those that are final, and with the others once the page is hidden. */
function watchVitals(onVital: (name: VitalName, value: number) => void): void {
  const latest = new Map<VitalName, number>();
  observe('navigation', (entry) => onVital('TTFB', numberIn(entry, 'responseStart')));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') onVital('FCP', startTime);
  });
  observe('largest-contentful-paint', ({ startTime }) => latest.set('LCP', startTime));
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === true) return;
    latest.set('CLS', (latest.get('CLS') ?? 0) + numberIn(entry, 'value'));
  });
  observe('event', (entry) => {
    if (numberIn(entry, 'interactionId') === 0) return;
    latest.set('INP', Math.max(latest.get('INP') ?? 0, entry.duration));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const [name, value] of latest) onVital(name, value);
    latest.clear();
  });
}

/**
 * Starts to report. Rejects where the file cannot be loaded.
 * @param file the path of a script of this host whose default export takes a `Report`
 * @param load loads it; the browser's own import unless given
 */
export async function startReporting(
  file: string,
  load: (address: string) => Promise<unknown> = (address) => import(/* webpackIgnore: true */ address),
): Promise<void> {
  const module = await load(toPublic(file));
  const take = isRecord(module) ? module['default'] : null;
  if (typeof take !== 'function') return;
  let count = 0;
  const report = (contentOf: () => Content): void => {
    if (count >= MAX_REPORTS) return;
    const content = contentOf();
    count += 1;
    const route = routeOf(fromPublic(window.location.pathname)).path;
    try {
      Reflect.apply(take, null, [{ build: __BUILD_ID__, route, ...content } satisfies Report]);
    } catch (error) {
      // Not thrown on: it would be reported again.
      console.error(error);
    }
  };
  window.addEventListener('error', ({ error, message }) => report(() => describe(error, message)));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report(() => describe(reason, String(reason))),
  );
  watchVitals((name, value) => report(() => ({ kind: 'vital', name, value })));
}
