/** What a build is stamped with: whether it records traces, and its id. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parsePublicPath } from '../deploy/setPublicPath.mjs';

const ROOT = join(__dirname, '..');

/** Whether a build records traces: always, on pages with `?trace=1`, or never. */
const TRACE_MODES: readonly string[] = ['on', 'ask', 'off'];

/**
 * Reads the environment variable `TRACES`; without it 'on' in development and 'off' in production.
 * Throws for an unknown value.
 */
export function readTraceMode(isProduction: boolean): string {
  const mode = process.env.TRACES ?? (isProduction ? 'off' : 'on');
  if (!TRACE_MODES.includes(mode))
    throw new Error(`TRACES is one of ${TRACE_MODES.join(', ')}, not '${mode}'.`);
  return mode;
}

/**
 * Reads the environment variable `PUBLIC_PATH`, the path under which the shop is served; '/' without it.
 * Throws a RangeError for anything but a path.
 */
export function readPublicPath(): string {
  return parsePublicPath(process.env.PUBLIC_PATH ?? '/');
}

/** At the end of the id of a build whose working tree differs from its commit. */
const CHANGED = '-changed';

/**
 * What the environment variable `BUILD_ID` says, as in an image, which has no repository; else the short hash of the current commit, with '-changed' at its end where the working tree differs from it; 'dev' outside
 * a repository.
 * @param folder of the repository; this project's unless given
 */
export function readBuildId(folder: string = ROOT): string {
  const given = process.env.BUILD_ID ?? '';
  if (given !== '') return given;
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const commit = git('rev-parse', '--short', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit}${CHANGED}`;
  } catch {
    return 'dev';
  }
}
