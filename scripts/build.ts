/**
 * `npm run build`: writes the shop to dist/, or to the folder of the environment variable BUILD_FOLDER. For dist/ it also
 * writes build/sbom.json, the software bill of materials. Ends with 1 on any webpack error or warning.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { createPrerenderConfig, createWebpackConfig, EARLY_ENTRY } from '../webpack.config';
import { readPublicPath, readTraceMode } from './buildValues';
import { CHUNK_GROUPS_FILE } from './byteBudgets';
import { buildPages, type BuildFiles } from './pages/buildPages';
import { findOfflineFiles } from './pages/offlineFiles';
import { kitFolderOf, loadProgram } from './pages/pageKit';
import { createServiceWorkerConfig } from './serviceWorkerConfig';
import { setPublicPath } from '../deploy/setPublicPath.mjs';
import { runMain } from './runMain';

const ROOT = join(__dirname, '..');
const DEFAULT_FOLDER = 'dist';
const FOLDER = process.env.BUILD_FOLDER ?? DEFAULT_FOLDER;
const DIST = join(ROOT, FOLDER);
const KIT_FOLDER = kitFolderOf(FOLDER);

/** Runs webpack once. Rejects when it cannot run at all. */
function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (stats !== undefined && error === null && !closeError) {
          resolve(stats);
        } else {
          reject(error ?? closeError ?? new Error('webpack gave no result.'));
        }
      });
    });
  });
}

/**
 * Reads which scripts the entry and each lazily loaded chunk group need, and the name of the script that asks for data. A
 * chunk whose modules are all in the entry's is never loaded: it is left out.
 */
function readFiles({ compilation }: Stats): BuildFiles {
  const entryChunks = compilation.entrypoints.get('main')?.chunks ?? [];
  const loaded = new Set(entryChunks.flatMap(({ ids }) => ids ?? []));
  const groups = [...compilation.namedChunkGroups].map(([name, { chunks }]): [string, string[]] => [
    name,
    chunks
      .filter((chunk) => entryChunks.includes(chunk) || chunk.id === null || !loaded.has(chunk.id))
      .flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js'))),
  ]);
  const { main = [], [EARLY_ENTRY]: early = [], ...lazy } = Object.fromEntries(groups);
  const [earlyFile] = early;
  if (earlyFile === undefined) throw new Error('The build has no script that asks for data.');
  return { groups: { entry: main, lazy }, early: earlyFile };
}

/** Runs webpack. Throws on any error or warning. */
async function bundle(config: Configuration): Promise<Stats> {
  const stats = await runWebpack(config);
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(
      stats.toString({ all: false, errors: true, warnings: true, colors: process.stdout.isTTY }),
    );
  }
  return stats;
}

/** Writes the software bill of materials from the lock file, without asking a registry. It is outside of dist/: not served. */
function writeBillOfMaterials(): void {
  const file = join(ROOT, 'build/sbom.json');
  mkdirSync(dirname(file), { recursive: true });
  // npm leaves out what both the shop and a tool need where development packages are left out, as in production.
  const options = [
    '--include=dev',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  ];
  const bill = execFileSync('npm', ['sbom', ...options], {
    cwd: ROOT,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  });
  writeFileSync(file, bill);
}

async function build(): Promise<void> {
  const isForTests = FOLDER !== DEFAULT_FOLDER;
  const stats = await bundle(createWebpackConfig({ mode: 'production', outputPath: DIST, isForTests }));
  await bundle(createPrerenderConfig(KIT_FOLDER));
  const files = readFiles(stats);
  await buildPages(DIST, { program: loadProgram(KIT_FOLDER), files, kitFolder: KIT_FOLDER });
  // Where traces are recorded, nothing may answer in place of the server.
  if (readTraceMode(true) === 'off') {
    await bundle(createServiceWorkerConfig(DIST, findOfflineFiles(DIST, files.groups), isForTests));
  }
  const publicPath = readPublicPath();
  if (publicPath !== '/') setPublicPath(DIST, publicPath);
  if (isForTests) return;
  const groupsFile = join(ROOT, CHUNK_GROUPS_FILE);
  mkdirSync(dirname(groupsFile), { recursive: true });
  writeFileSync(groupsFile, JSON.stringify(files.groups));
  writeBillOfMaterials();
}

process.env.NODE_ENV = 'production';
runMain(build);
