/** What a build is stamped with: whether it records traces, and its id. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

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

/** The short hash of the current commit, or 'dev' outside a repository. */
export function readBuildId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'dev';
  }
}
