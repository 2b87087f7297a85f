/** What the build says of its own contents. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import manifest from '../package.json';
import { BILL_FILE } from '../scripts/billOfMaterials';

const ROOT = join(__dirname, '..');
const ASSETS = join(ROOT, 'dist/assets');

/** The list that a file holds under a name. */
function readList(file: string, name: string): readonly unknown[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const list: unknown = content instanceof Object ? Reflect.get(content, name) : [];
  return Array.isArray(list) ? list : [];
}

/** The packages whose code is in the build, by its source maps. */
function listBundled(): readonly string[] {
  const maps = readdirSync(ASSETS).filter((file) => file.endsWith('.js.map'));
  const names = maps.flatMap((file) =>
    readList(join(ASSETS, file), 'sources').flatMap(
      (source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(String(source))?.[1] ?? [],
    ),
  );
  return [...new Set(names)];
}

test('the bill of materials lists what the shop depends on, and every package that is in the bundle', () => {
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
  // It lies beside what is served.
  expect(existsSync(join(ROOT, 'dist', BILL_FILE))).toBe(false);
});
