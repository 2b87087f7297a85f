/** Makes a later build from a build by renaming its runtime and all lazily loaded chunks. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampServiceWorker } from '../../deploy/pages.mjs';

/** The name of a script file: chunk name and content hash. */
const SCRIPT = /^(.+)\.([0-9a-f]{10})\.js$/;
/** The scripts that every page loads. */
const FIRST_SCRIPTS = new Set(['main', 'runtime', 'vendor']);

/** Returns another hash. */
function nextHash(hash: string): string {
  return [...hash].reverse().join('');
}

/** Copies a build without source maps, and without compressed copies, because the files are changed afterwards. */
export function copyBuild(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(map|br|gz)$/.test(path) });
}

/** Writes a build whose lazily loaded chunks all have new names. */
export function writeNextBuild(from: string, to: string): void {
  copyBuild(from, to);
  const assets = join(to, 'assets');
  const replacements: [string, string][] = [];
  let runtime = '';
  for (const file of readdirSync(assets)) {
    const [, name = '', hash = ''] = SCRIPT.exec(file) ?? [];
    if (name === 'runtime') runtime = file;
    if (hash === '' || (FIRST_SCRIPTS.has(name) && name !== 'runtime')) continue;
    renameSync(join(assets, file), join(assets, `${name}.${nextHash(hash)}.js`));
    replacements.push([hash, nextHash(hash)]);
  }
  const replaceIn = (file: string): void => {
    let text = readFileSync(file, 'utf8');
    for (const [old, next] of replacements) text = text.replaceAll(old, next);
    writeFileSync(file, text.replace(/("storefront:build"\s+content=")[^"]*/, '$1next'));
  };
  replaceIn(
    join(
      assets,
      runtime.replace(SCRIPT, (_file, name: string, hash: string) => `${name}.${nextHash(hash)}.js`),
    ),
  );
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html') || file === 'sw.js') replaceIn(join(to, file));
  }
  stampServiceWorker(to);
}
