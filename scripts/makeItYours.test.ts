/** docs/make-it-yours.md: its few lines of change rebrand the shop. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import template from 'lodash/template';
import { createShopTheme } from '../src/app/theme/createShopTheme';
import type { Brand } from '../src/brand';
import { brand } from '../src/brand';
import { writeAmount } from '../src/lib/amounts';
import { manifestText } from './brandPages';

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');

/** The lines that the page removes and adds. */
function documentedChange() {
  const [, diff = ''] = /```diff\n(.*?)```/s.exec(read('docs/make-it-yours.md')) ?? [];
  const starting = (sign: string) =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1));
  return { removed: starting('-'), added: starting('+') };
}

function isModule(value: unknown): value is { brand: Brand } {
  return typeof value === 'object' && value !== null && 'brand' in value;
}

/** The brand after the change. */
function changedBrand(): Brand {
  const { removed, added } = documentedChange();
  let source = read('src/brand.ts');
  removed.forEach((line, index) => {
    expect(source.split(`${line}\n`)).toHaveLength(2);
    source = source.replace(`${line}\n`, () => `${added[index] ?? ''}\n`);
  });
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  // The file imports nothing.
  const exports: unknown = {};
  runInNewContext(code, { exports, module: { exports } });
  if (!isModule(exports)) throw new Error('The changed file exports no brand.');
  return exports.brand;
}

it('takes fewer than ten lines', () => {
  const { removed, added } = documentedChange();
  expect(added).toHaveLength(removed.length);
  expect(added.length).toBeGreaterThan(5);
  expect(added.length).toBeLessThan(10);
});

it('changes the theme, the manifest, the head of the pages and the prices', () => {
  const yours = changedBrand();
  const { colorSchemes } = createShopTheme(yours);
  expect(colorSchemes.light?.palette.primary.main).toBe('#0F5C6E');
  expect(colorSchemes.dark?.palette.primary.main).toBe('#6CC3D5');
  expect(JSON.parse(manifestText(yours))).toMatchObject({
    name: 'Nordic Tools',
    short_name: 'Nordic',
    lang: 'en-IE',
  });
  expect(writeAmount(1299, yours.amounts)).toBe('€1,299.00');
  const page = template(read('public/index.html'))({
    compilation: { hash: '' },
    htmlWebpackPlugin: { options: { brand: yours, shopPath: '/', apiAddress: '' } },
  });
  expect(page).toContain('<html lang="en-IE">');
  expect(page).toContain('<title>Nordic Tools</title>');
});

it('leaves no other place with the name or the colours', () => {
  for (const file of ['public/index.html', 'src/replay/index.html', 'src/app/theme/palette.ts']) {
    const text = read(file);
    const own = [
      brand.name,
      ...Object.values<string>({ ...brand.light }),
      ...Object.values<string>({ ...brand.dark }),
    ];
    expect(own.filter((value) => value !== '#FFFFFF' && text.includes(value))).toEqual([]);
  }
});
