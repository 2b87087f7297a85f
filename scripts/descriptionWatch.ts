/** Generates endpoints and types whenever the description changes. */
import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTION_FILE } from '../openapi/description';

/** Editors write a file in several steps; in milliseconds. */
const SETTLE_TIME = 100;

/**
 * Calls `changed` once after every save of a file in these folders whose name `isWatched` accepts. Folders, as editors
 * replace files.
 * @returns what stops it
 */
export function watchFolders(
  folders: readonly string[],
  isWatched: (name: string) => boolean,
  changed: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, (_event, name) => {
      if (name === null || !isWatched(name)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, SETTLE_TIME);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Generates; resolves to what is wrong with the description, '' for nothing. What was generated before stays then. */
async function generate(): Promise<string> {
  try {
    // Not with this file: starting does not wait for it.
    const { generateFrom } = await import('../openapi/generate');
    await generateFrom();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Calls `changed` after every change of the description, with what is wrong with it, '' for nothing, and with whether it
 * differs from what it was when nothing was wrong.
 * @param read generates, and resolves to what is wrong
 * @returns what stops it
 */
export function watchDescription(
  changed: (problems: string, isNew: boolean) => Promise<void>,
  file = DESCRIPTION_FILE,
  read = generate,
): () => void {
  let lastGood = readFileSync(file, 'utf8');
  let isBusy = false;
  let isStale = false;
  const run = async (): Promise<void> => {
    isStale = isBusy;
    if (isBusy) return;
    isBusy = true;
    const problems = await read();
    const text = problems === '' ? readFileSync(file, 'utf8') : lastGood;
    const isNew = text !== lastGood;
    lastGood = text;
    await changed(problems, isNew);
    isBusy = false;
    if (isStale) await run();
  };
  return watchFolders(
    [join(file, '..')],
    (name) => file.endsWith(name),
    () => void run(),
  );
}
