import { deleteDB } from 'idb';
import { withDatabase } from '../../browser/browserDatabase';
import { CATALOGUE_FILE, CATALOGUE_META } from '../../lib/catalogueFile';
import { CATALOGUE_DATABASE } from '../../lib/constants';
import { createCatalogue, type Catalogue, type CatalogueSources } from './catalogue';
import { toPublic } from '../../browser/publicPath';

const STORE = 'catalogues';
const WHOLE = 'whole';

/** Best effort: null where anything fails. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

async function fetchFile(): Promise<unknown> {
  const version = document.querySelector(`meta[name="${CATALOGUE_META}"]`)?.getAttribute('content') ?? '';
  if (version === '') return null;
  const response = await fetch(toPublic(`/${CATALOGUE_FILE}?v=${encodeURIComponent(version)}`));
  const file: unknown = response.ok ? await response.json() : null;
  return file;
}

const browserSources: CatalogueSources = {
  readFile: () => attempt(fetchFile),
  readKept: () =>
    attempt(() =>
      withDatabase(CATALOGUE_DATABASE, STORE, async (database): Promise<unknown> => {
        const kept: unknown = await database.get(STORE, WHOLE);
        return kept;
      }),
    ),
  keep: async (catalogue) => {
    await attempt(() =>
      withDatabase(CATALOGUE_DATABASE, STORE, (database) => database.put(STORE, catalogue, WHOLE)),
    );
  },
  forget: async () => {
    await attempt(() => deleteDB(CATALOGUE_DATABASE));
  },
  yieldToBrowser: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => performance.now(),
};

/** The catalogue of a page in a browser: from the deployment's file, the device, or the server. */
export function openCatalogue(): Catalogue {
  return createCatalogue(browserSources);
}
