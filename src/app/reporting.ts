/**
 * Offers errors and web vitals to the function of a deployment (deploy/README.md). Loaded only where the page names its
 * file; otherwise nothing is observed, and nothing ever leaves the page.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { readToken } from '../api/authCookie';
import { fromPublic, toPublic } from '../browser/publicPath';
import { hideSecretParameters } from '../lib/secrets/addressParameters';
import { createHide } from '../lib/secrets/hideText';
import { isRecord } from '../lib/untrusted';
import { routeOf } from './routes';

type Content =
  | { readonly kind: 'error'; readonly message: string; readonly stack: string }
  /** `value` is in milliseconds; of CLS it is the score. */
  | { readonly kind: 'vital'; readonly name: Metric['name']; readonly value: number };

export type Report = Content & {
  readonly build: string;
  /** The pattern of the page's route, such as '/product/:id': never the address itself. */
  readonly route: string;
};

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
  const reportVital = ({ name, value }: Metric): void => report(() => ({ kind: 'vital', name, value }));
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(reportVital);
}
