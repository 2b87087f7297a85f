/**
 * Starts Stoplight Prism, a server that is made from the API's description alone, for tests. Installs its packages
 * (scripts/prism/) where they are missing.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDescription } from '../openapi/description';
import { API_BASE_PATH } from '../src/lib/constants';
import { LOOPBACK } from './ports';

const FOLDER = join(__dirname, 'prism');
const PROGRAM = join(FOLDER, 'node_modules/@stoplight/prism-cli/dist/index.js');
const LISTENING = /Prism is listening on (http:\/\/[\d.]+:\d+)/;

/** The description with the API's base path in its paths: Prism leaves out the path of `servers`. */
function prismDescription(): string {
  const description = readDescription();
  const paths = Object.entries(description.paths ?? {});
  return JSON.stringify({
    ...description,
    paths: Object.fromEntries(paths.map(([path, item]) => [`${API_BASE_PATH}${path}`, item])),
  });
}

/**
 * Starts Prism on a free port of this machine.
 * @param answers `examples` for the description's examples, `random` for values made up from its schemas
 */
export async function startPrism(answers: 'examples' | 'random' = 'examples') {
  execFileSync(process.execPath, [join(__dirname, 'run.mjs'), '--with', FOLDER]);
  const folder = mkdtempSync(join(tmpdir(), 'prism-'));
  const file = join(folder, 'storefront.json');
  writeFileSync(file, prismDescription());
  const dynamic = answers === 'random' ? ['--dynamic', '--seed', 'storefront'] : [];
  const child = spawn(
    process.execPath,
    [PROGRAM, 'mock', '--port', '0', '--host', LOOPBACK, '--multiprocess', 'false', ...dynamic, file],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = '';
      const listen = (chunk: Buffer): void => {
        output += chunk.toString();
        const found = LISTENING.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      // Read to the end, or the child would wait for a reader.
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('error', reject);
      void exited.then(() => reject(new Error(`Prism ended:\n${output}`)));
    });
    /** Its origin, without a slash at the end, and what ends it. */
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
