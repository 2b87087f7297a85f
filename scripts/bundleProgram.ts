/** Bundles the replay program for Node, and reuses the bundle until the code changes. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Headless from '../src/app/replay/headless';

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'node_modules/.cache/replay');
const NAME = 'headless.js';
const PROGRAM = join(FOLDER, NAME);
/** The files besides src/ that a bundle depends on. */
const DEPENDENCIES: readonly string[] = ['package-lock.json', 'webpack.config.ts'];

type Program = typeof Headless;

function isProgram(value: unknown): value is Program {
  return (
    typeof value === 'object' && value !== null && 'replayText' in value && 'createMeasuredShop' in value
  );
}

/** The latest modification time of a file, or of a folder and all its files, in ms since 1970. */
function lastChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const below = readdirSync(path).map((name) => lastChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...below);
}

function isFresh(): boolean {
  if (!existsSync(PROGRAM)) return false;
  const bundledAt = statSync(PROGRAM).mtimeMs;
  return (
    lastChange(join(ROOT, 'src')) < bundledAt &&
    DEPENDENCIES.every((name) => lastChange(join(ROOT, name)) < bundledAt)
  );
}

async function bundle(): Promise<void> {
  // webpack takes a second to load, so it is loaded only when needed.
  const { default: webpack } = await import('webpack');
  const { createReplayConfig } = await import('../webpack.config');
  // Written to another folder and renamed: another process may be reading the bundle.
  mkdirSync(FOLDER, { recursive: true });
  const temporary = mkdtempSync(join(FOLDER, 'bundle-'));
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(createReplayConfig(temporary));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  }).finally(() => {
    if (existsSync(join(temporary, NAME))) renameSync(join(temporary, NAME), PROGRAM);
    rmSync(temporary, { recursive: true });
  });
}

/** The replay program with the working tree's reducers. Rejects when they cannot be bundled. */
export async function loadReplayProgram(): Promise<Program> {
  if (!isFresh()) await bundle();
  const program: unknown = createRequire(__filename)(PROGRAM);
  if (!isProgram(program)) throw new Error(`${PROGRAM} is not the replay program.`);
  return program;
}
