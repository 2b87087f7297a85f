/** Bundles programs of the shop's own code for Node, and reuses a bundle until the code changes. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type * as MeasuredShop from '../bench/measuredShop';
import type * as Headless from '../src/traces/replay/headless';
import type * as WebpackConfig from '../webpack.config';
import { readBuildId } from './buildValues';

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, 'node_modules/.cache/replay');
/** The files and folders that a bundle depends on. */
const DEPENDENCIES: readonly string[] = [
  'src',
  'bench/measuredShop.ts',
  'package-lock.json',
  'webpack.config.ts',
];

/** A program: the name of its bundle, and the bundler's settings for it. */
interface Program {
  readonly name: string;
  readonly createConfig: (configs: typeof WebpackConfig, outputPath: string) => Configuration;
}

/** The latest modification time of a file, or of a folder and all its files, in ms since 1970. */
function lastChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const below = readdirSync(path).map((name) => lastChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...below);
}

function isFresh(bundle: string): boolean {
  if (!existsSync(bundle)) return false;
  const made = statSync(bundle).mtimeMs;
  return DEPENDENCIES.every((name) => lastChange(join(ROOT, name)) < made);
}

async function bundle({ name, createConfig }: Program, file: string): Promise<void> {
  // webpack takes a second to load, so it is loaded only when needed.
  const { default: webpack } = await import('webpack');
  const configs = await import('../webpack.config');
  // Written to another folder and renamed: another process may be reading the bundle.
  mkdirSync(FOLDER, { recursive: true });
  const temporary = mkdtempSync(join(FOLDER, 'bundle-'));
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(createConfig(configs, temporary));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  }).finally(() => {
    const written = join(temporary, `${name}.js`);
    if (existsSync(written)) renameSync(written, file);
    rmSync(temporary, { recursive: true });
  });
}

/** What a program of the working tree exports. Rejects where it cannot be bundled. */
async function load(program: Program): Promise<unknown> {
  const file = join(FOLDER, `${program.name}.js`);
  if (!isFresh(file)) await bundle(program, file);
  const exported: unknown = createRequire(__filename)(file);
  return exported;
}

/** Whether a value is the replay program, of this commit or of another one. */
export function isReplayProgram(value: unknown): value is typeof Headless {
  return typeof value === 'object' && value !== null && 'replayText' in value && 'renewText' in value;
}

function isMeasuredShop(value: unknown): value is typeof MeasuredShop {
  return (
    typeof value === 'object' && value !== null && 'createMeasuredShop' in value && 'saveRecording' in value
  );
}

/** The replay with the reducers of the working tree. Rejects where they cannot be bundled. */
export async function loadReplayProgram(): Promise<typeof Headless> {
  const program = await load({
    name: 'headless',
    createConfig: (configs, outputPath) => configs.createReplayConfig(outputPath),
  });
  if (!isReplayProgram(program)) throw new Error('The bundled program cannot replay.');
  // A bundle is reused while the code is the same, also by later commits.
  return { ...program, buildId: readBuildId() };
}

/** The shop that benchmarks measure, of the working tree. Rejects where it cannot be bundled. */
export async function loadMeasuredShop(): Promise<typeof MeasuredShop> {
  const program = await load({
    name: 'measuredShop',
    createConfig: (configs, outputPath) => configs.createMeasuredShopConfig(outputPath),
  });
  if (!isMeasuredShop(program)) throw new Error('The bundled program has no shop to measure.');
  return program;
}
