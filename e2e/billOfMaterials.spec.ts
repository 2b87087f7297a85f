/** The software bill of materials of the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import manifest from '../package.json';

const ROOT = join(__dirname, '..');
const BILL_FILE = 'build/sbom.json';
const ASSETS = join(ROOT, 'dist/assets');

/** The list at a key of a JSON file. */
function readList(file: string, name: string): readonly unknown[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const list: unknown = content instanceof Object ? Reflect.get(content, name) : [];
  return Array.isArray(list) ? list : [];
}

/** The packages whose code is in the build, according to its source maps. */
function listBundled(): readonly string[] {
  const maps = readdirSync(ASSETS).filter((file) => file.endsWith('.js.map'));
  const names = maps.flatMap((file) =>
    readList(join(ASSETS, file), 'sources').flatMap(
      (source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(String(source))?.[1] ?? [],
    ),
  );
  return [...new Set(names)];
}

test('the bill of materials lists all dependencies, and every package in the bundle', () => {
  const components = readList(join(ROOT, BILL_FILE), 'components').map((component) =>
    component instanceof Object
      ? `${String(Reflect.get(component, 'name'))}@${String(Reflect.get(component, 'version'))}`
      : '',
  );
  const dependencies = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`);
  expect(components).toEqual(expect.arrayContaining(dependencies));
  const names = components.map((component) => component.replace(/@[^@]*$/, ''));
  const bundled = listBundled();
  expect(bundled).toContain('react-dom');
  expect(bundled.filter((name) => !names.includes(name))).toEqual([]);
  // It is not served.
  expect(existsSync(join(ROOT, 'dist', BILL_FILE))).toBe(false);
});
