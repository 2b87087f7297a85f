/** Finds the files of a build that the shop needs to open offline. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { revisionOf } from '../../deploy/pages.mjs';
import { FRAME_FILE } from '../../src/lib/offlineCaches';
import type { ChunkGroups } from '../byteBudgets';
import type { OfflineFiles } from '../serviceWorkerConfig';

/** The pages that open offline, and what they load: with products that were seen, nothing else can be shown. */
export const OFFLINE_CHUNKS = [
  ...['home', 'home-more', 'products', 'product', 'cart', 'wishlist', 'not-found', 'toasts'],
] as const;

/** The files that a page names, from the root of the build: the worker finds them below its own path. */
const filesOf = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);

/**
 * Takes the folder of a build with its pages, and which files each chunk needs. Throws where a chunk is missing.
 */
export function findOfflineFiles(folder: string, { lazy }: ChunkGroups): OfflineFiles {
  const html = readFileSync(join(folder, FRAME_FILE), 'utf8');
  const named = [...new Set(filesOf(html))];
  const others = OFFLINE_CHUNKS.flatMap((chunk) => {
    const files = lazy[chunk];
    if (files === undefined) throw new Error(`There is no chunk named ${chunk}.`);
    return files;
  });
  return {
    frame: [
      { url: FRAME_FILE, revision: revisionOf(html) },
      ...named.map((url) => ({ url, revision: null })),
    ],
    others: [...new Set(others)].filter((url) => !named.includes(url)),
  };
}
