import { CATALOGUE_FILE, CATALOGUE_META } from '../../lib/catalogueFile';
import { createCatalogue, type Catalogue } from './catalogue';
import { toPublic } from '../../browser/publicPath';

async function fetchFile(): Promise<unknown> {
  const version = document.querySelector(`meta[name="${CATALOGUE_META}"]`)?.getAttribute('content') ?? '';
  if (version === '') return null;
  const response = await fetch(toPublic(`/${CATALOGUE_FILE}?v=${encodeURIComponent(version)}`));
  const file: unknown = response.ok ? await response.json() : null;
  return file;
}

/** The catalogue of a page in a browser: from the deployment's file, else from the server. */
export function openCatalogue(): Catalogue {
  return createCatalogue({
    readFile: () => fetchFile().catch(() => null),
    yieldToBrowser: () => new Promise((resolve) => setTimeout(resolve)),
    now: () => performance.now(),
  });
}
