/** A copy of the production build whose pages first load a script that collects console messages. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild } from '../support/nextBuild';

const DIST = join(__dirname, '../../dist');
const SCRIPT = 'listener.js';

/** The key of the messages in sessionStorage: one a line, '' when there are none. They outlive each page of the tab. */
export const MESSAGES_KEY = 'console_messages';

/** Runs in the page: collects warnings, errors, uncaught errors, files that fail to load and CSP violations. */
function listen(key: string): void {
  const read = (): string => window.sessionStorage.getItem(key) ?? '';
  const keep = (text: string): void => {
    window.sessionStorage.setItem(key, `${read()}${window.location.pathname}: ${text}\n`);
  };
  window.sessionStorage.setItem(key, read());
  for (const kind of ['warn', 'error'] as const) {
    const write = console[kind];
    console[kind] = (...parts: unknown[]) => {
      keep(`${kind} ${parts.join(' ')}`);
      write(...parts);
    };
  }
  // Firefox reports files that are still on their way when the page is left.
  let isLeft = false;
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
  const onError = (event: Event): void => {
    const { target } = event;
    if (isLeft && !(event instanceof ErrorEvent)) return;
    keep(
      event instanceof ErrorEvent
        ? event.message
        : `not loaded: ${target instanceof Element ? target.outerHTML : ''}`,
    );
  };
  // The error event of a file that fails to load does not bubble.
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`refused by ${violatedDirective}: ${blockedURI}`),
  );
}

/** Writes the copy into a temporary folder and returns the folder. The caller removes it. */
export function writeListeningBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-listening-'));
  copyBuild(DIST, folder);
  writeFileSync(join(folder, SCRIPT), `(${listen.toString()})(${JSON.stringify(MESSAGES_KEY)});`);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const page = join(folder, name);
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('<head>', `<head><script src="/${SCRIPT}"></script>`),
    );
  }
  return folder;
}
