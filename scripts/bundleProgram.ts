/** Bundles a program of the shop's own code for Node, and keeps it until the code changes. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Headless from '../src/app/replay/headless';

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'node_modules/.cache/replay');
const NAME = 'headless.js';
const PROGRAM = join(FOLDER, NAME);
/** What a bundle is made of. */
const INGREDIENTS: readonly string[] = ['package-lock.json', 'webpack.config.ts'];

type Program = typeof Headless;

function isProgram(value: unknown): value is Program {
  return (
    typeof value === 'object' && value !== null && 'replayText' in value && 'createMeasuredShop' in value
  );
}

/** When a file, or any file below a folder, was last written, in milliseconds since 1970. */
function lastChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const below = readdirSync(path).map((name) => lastChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...below);
}

function isFresh(): boolean {
  if (!existsSync(PROGRAM)) return false;
  const made = statSync(PROGRAM).mtimeMs;
  return (
    lastChange(join(ROOT, 'src')) < made && INGREDIENTS.every((name) => lastChange(join(ROOT, name)) < made)
  );
}

async function bundle(): Promise<void> {
  // The bundler takes a second to load: only where there is something to bundle.
  const { default: webpack } = await import('webpack');
  const { createReplayConfig } = await import('../webpack.config');
  // Written aside, and moved where it is read from in one go: another process may be about to read it.
  mkdirSync(FOLDER, { recursive: true });
  const aside = mkdtempSync(join(FOLDER, 'bundle-'));
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(createReplayConfig(aside));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  }).finally(() => {
    if (existsSync(join(aside, NAME))) renameSync(join(aside, NAME), PROGRAM);
    rmSync(aside, { recursive: true });
  });
}

/** The replay with the reducers of the working tree. Rejects where they cannot be bundled. */
export async function loadReplayProgram(): Promise<Program> {
  if (!isFresh()) await bundle();
  const program: unknown = createRequire(__filename)(PROGRAM);
  if (!isProgram(program)) throw new Error(`${PROGRAM} cannot replay.`);
  return program;
}
