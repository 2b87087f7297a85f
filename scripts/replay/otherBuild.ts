/** The replay with the reducers of another commit, built in a temporary worktree. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReplayProgram, type loadReplayProgram } from '../bundleProgram';

const ROOT = join(__dirname, '../..');

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function hashOf(commit: string): string {
  try {
    return git('rev-parse', '--verify', `${commit}^{commit}`);
  } catch {
    throw new Error(`There is no commit ${commit} here.`);
  }
}

/** Runs in the worktree: bundles the replay of that commit. */
const BUNDLE = `
  const webpack = require('webpack');
  const { createReplayConfig } = require('./webpack.config.ts');
  webpack(createReplayConfig(process.argv[1])).run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString({ all: false, errors: true }));
  });
`;

/**
 * Loads the replay of a commit. It uses the packages that are installed here. Throws an Error for an unknown commit, and
 * for one that is too old to be replayed.
 */
export async function loadProgramOf(commit: string): ReturnType<typeof loadReplayProgram> {
  const hash = hashOf(commit);
  const folder = mkdtempSync(join(tmpdir(), 'storefront-against-'));
  const worktree = join(folder, 'source');
  git('worktree', 'add', '--detach', worktree, hash);
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(worktree, 'node_modules'));
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=commonjs', '-e', BUNDLE, folder], {
      cwd: worktree,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const bundle = join(folder, 'headless.js');
    const program: unknown = existsSync(bundle) ? createRequire(__filename)(bundle) : null;
    if (!isReplayProgram(program)) throw new Error(`The build of ${commit} cannot replay.`);
    // The packages that are linked into the worktree are no change of the commit.
    return { ...program, buildId: git('rev-parse', '--short', hash) };
  } finally {
    git('worktree', 'remove', '--force', worktree);
    rmSync(folder, { recursive: true, force: true });
  }
}
