/** The page that replays traces: an entry of its own, left out of builds that never record. */
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', 'src/traces/replay');

export const REPLAY = {
  entry: join(FOLDER, 'index.tsx'),
  template: join(FOLDER, 'index.html'),
  file: '__replay/index.html',
} as const;

/**
 * The replay page's own Content-Security-Policy, in addition to the server's: connections to its own host alone, as it
 * fetches the trace that its address asks for, and no pictures of other hosts. In development the dev server's socket is allowed.
 */
export function replayPolicy(isProduction: boolean): string {
  return isProduction
    ? "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'"
    : "connect-src ws: 'self'; form-action 'none'";
}
