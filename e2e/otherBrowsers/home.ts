/** Temporary home folders for browsers: no profile is read, and none is left behind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variables that name the home folder and its subfolders. */
const PLACES = ['HOME', 'XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME'];

/** A temporary home folder. */
export interface TemporaryHome {
  /** The environment of this process with the temporary folder as home. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  remove(): void;
}

/** Creates a temporary home folder. */
export function makeHome(): TemporaryHome {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-browser-'));
  return {
    environment: { ...process.env, ...Object.fromEntries(PLACES.map((place) => [place, folder])) },
    // Removing can fail once while an ending process still writes.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
