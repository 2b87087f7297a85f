import type { ChunkRecovery } from '../../components/lazyPart';
import { sessionTextStorage } from '../../browser/browserStorage';
import { BUILD_META, KEPT_FIELDS_KEY, RELOADED_KEY } from '../../lib/constants';
import { readStored, readStoredJson, writeStored, writeStoredJson } from '../../browser/bestEffortStorage';
import { fillInKeptFields, hasOtherTexts, readKeptFields, type KeptField } from '../../browser/typedValues';
import { isRecord, readList, readNumber, readText } from '../../lib/untrusted';

/** How long the server may take to answer with its page, in milliseconds. */
const FETCH_TIMEOUT = 8000;
/** The shortest time between two automatic reloads, in milliseconds: never in a loop. */
const RELOAD_INTERVAL = 60_000;

const storage = sessionTextStorage();

/** Reads which build a page is of; null for a page that is not the shop's, such as a network's sign-in page. */
export function readBuild(html: string): string | null {
  const [, build = ''] = new RegExp(`<meta\\s+name="${BUILD_META}"\\s+content="([^"]*)"`).exec(html) ?? [];
  return build === '' ? null : build;
}

/** Whether the server has another build than this page; false where it does not answer, or is not the shop's. */
export async function hasOtherBuild(): Promise<boolean> {
  const own = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content ?? '';
  try {
    const answer = await fetch(window.location.pathname, {
      cache: 'no-store',
      signal: AbortSignal.timeout(FETCH_TIMEOUT),
    });
    const served = answer.ok ? readBuild(await answer.text()) : null;
    return served !== null && served !== own;
  } catch {
    return false;
  }
}

function readKept(note: unknown): readonly KeptField[] {
  if (!isRecord(note) || note['pathname'] !== window.location.pathname) return [];
  return readList(note['fields'])
    .filter(isRecord)
    .map(({ form, name, value }) => ({ form: readText(form), name: readText(name), value: readText(value) }));
}

/** Reloads a page; text fields that may be kept are filled in again. */
export function reloadWithFields(reload = () => window.location.reload()): void {
  const fields = readKeptFields();
  if (fields.length > 0)
    writeStoredJson(storage, KEPT_FIELDS_KEY, { pathname: window.location.pathname, fields });
  reload();
}

/** Records an automatic reload. False where there was one just before, or where storage is blocked. */
function noteReload(): boolean {
  const last = readNumber(readStored(storage, RELOADED_KEY));
  if (last !== null && Math.abs(Date.now() - last) < RELOAD_INTERVAL) return false;
  return writeStored(storage, RELOADED_KEY, String(Date.now()));
}

/**
 * For a page that stays open while a newer build is deployed: a missing chunk reloads the page, once, at the address
 * where the shopper was going, and what was typed is filled in again.
 */
export function createChunkRecovery(reload?: () => void): ChunkRecovery {
  let isFirst = true;
  return {
    shown() {
      if (!isFirst) return;
      isFirst = false;
      const kept = readKept(readStoredJson(storage, KEPT_FIELDS_KEY));
      writeStoredJson(storage, KEPT_FIELDS_KEY, null);
      fillInKeptFields(kept);
    },
    async recover() {
      if (!window.navigator.onLine || !(await hasOtherBuild())) return 'unreachable';
      if (hasOtherTexts() || !noteReload()) return 'outdated';
      reloadWithFields(reload);
      return 'reloading';
    },
    reload: () => reloadWithFields(reload),
  };
}
