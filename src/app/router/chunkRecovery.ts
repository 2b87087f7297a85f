import type { ChunkRecovery } from '../../components/lazyPart';
import { sessionTextStorage, type TextStorage } from '../../browser/browserStorage';
import { BUILD_META, KEPT_FIELDS_KEY, RELOADED_KEY } from '../../lib/constants';
import { readStoredJson, writeStoredJson } from '../../browser/bestEffortStorage';
import { fillInKeptFields, hasOtherTexts, readKeptFields, type KeptField } from '../../browser/typedValues';
import { isRecord, readList, readNumber, readText } from '../../lib/untrusted';

/** How long the server may take to answer with its page, in milliseconds. */
const FETCH_TIMEOUT = 8000;
/** The shortest time between two automatic reloads, in milliseconds: never in a loop. */
const RELOAD_INTERVAL = 60_000;

export interface ReloadablePage {
  readonly isOnline: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The build that this page runs. */
  readonly build: () => string;
  /** The build that the server would answer a reload with; null where it does not answer, or is not the shop's. */
  readonly fetchServedBuild: () => Promise<string | null>;
  readonly pathname: () => string;
  readonly document: ParentNode;
  readonly storage: TextStorage;
  readonly reload: () => void;
}

/** Reads which build a page is of; null for a page that is not the shop's, such as a network's sign-in page. */
export function readBuild(html: string): string | null {
  const [, build = ''] = new RegExp(`<meta\\s+name="${BUILD_META}"\\s+content="([^"]*)"`).exec(html) ?? [];
  return build === '' ? null : build;
}

export const browserPage: ReloadablePage = {
  isOnline: () => window.navigator.onLine,
  now: Date.now,
  build: () => document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content ?? '',
  fetchServedBuild: async () => {
    try {
      const answer = await fetch(window.location.pathname, {
        cache: 'no-store',
        signal: AbortSignal.timeout(FETCH_TIMEOUT),
      });
      return answer.ok ? readBuild(await answer.text()) : null;
    } catch {
      return null;
    }
  },
  pathname: () => window.location.pathname,
  get document() {
    return document;
  },
  storage: sessionTextStorage(),
  reload: () => window.location.reload(),
};

function readKept(note: unknown, pathname: string): readonly KeptField[] {
  if (!isRecord(note) || note['pathname'] !== pathname) return [];
  return readList(note['fields'])
    .filter(isRecord)
    .map(({ form, name, value }) => ({ form: readText(form), name: readText(name), value: readText(value) }));
}

/** Reloads a page; text fields that may be kept are filled in again. */
export function reloadWithFields(page: ReloadablePage = browserPage): void {
  const fields = readKeptFields(page.document);
  if (fields.length > 0)
    writeStoredJson(page.storage, KEPT_FIELDS_KEY, { pathname: page.pathname(), fields });
  page.reload();
}

/**
 * For a page that stays open while a newer build is deployed: a missing chunk reloads the page, once, at the address
 * where the shopper was going, and what was typed is filled in again.
 */
export function createChunkRecovery(page: ReloadablePage = browserPage): ChunkRecovery {
  let isFirst = true;

  /** Records an automatic reload. False where there was one just before, or where storage is blocked. */
  function noteReload(): boolean {
    try {
      const last = readNumber(page.storage.getItem(RELOADED_KEY));
      if (last !== null && Math.abs(page.now() - last) < RELOAD_INTERVAL) return false;
      page.storage.setItem(RELOADED_KEY, String(page.now()));
      return true;
    } catch {
      return false;
    }
  }

  const reload = (): void => reloadWithFields(page);

  return {
    shown() {
      if (!isFirst) return;
      isFirst = false;
      const kept = readKept(readStoredJson(page.storage, KEPT_FIELDS_KEY), page.pathname());
      writeStoredJson(page.storage, KEPT_FIELDS_KEY, null);
      fillInKeptFields(page.document, kept);
    },
    async recover() {
      if (!page.isOnline()) return 'unreachable';
      const served = await page.fetchServedBuild();
      if (served === null || served === page.build()) return 'unreachable';
      if (hasOtherTexts(page.document) || !noteReload()) return 'outdated';
      reload();
      return 'reloading';
    },
    reload,
  };
}
