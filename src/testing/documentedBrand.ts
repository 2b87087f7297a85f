import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import type { Brand } from '../brand';
import type { Country } from '../brand/country';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

/** The lines that docs/make-it-yours.md removes from a file of src/brand, and those that it adds. */
function documentedChange(file: string) {
  const [, diff = ''] = /```diff\n(.*?)```/s.exec(read('docs/make-it-yours.md')) ?? [];
  const [, lines = ''] = new RegExp(String.raw` // ${file}\n(.*?)(?=^ //|$(?![^]))`, 'ms').exec(diff) ?? [];
  const starting = (sign: string) =>
    lines
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1));
  return { removed: starting('-'), added: starting('+') };
}

/** The text of a file of the brand in `folder` after that change. Throws where a line to change is not there once. */
export function documentedText(file: string, folder = 'src/testing/referenceBrand'): string {
  const { removed, added } = documentedChange(file);
  let source = read(`${folder}/${file}`);
  removed.forEach((line, index) => {
    if (source.split(`${line}\n`).length !== 2) throw new Error(`Not one line of ${file}: ${line}`);
    source = source.replace(`${line}\n`, () => `${added[index] ?? ''}\n`);
  });
  return source;
}

/** Evaluates such a file, which imports nothing but types. */
function changedModule(file: string): Record<string, unknown> {
  const { code } = transformSync(documentedText(file), {
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const exports: Record<string, unknown> = {};
  runInNewContext(code, { exports, module: { exports } });
  return exports;
}

const isBrandModule = (module: object): module is { brand: Brand } => 'brand' in module;
const isCountryModule = (module: object): module is { country: Country } => 'country' in module;

/** The brand of the German shop in docs/make-it-yours.md. */
export function documentedBrand(): { readonly brand: Brand } {
  const module = changedModule('index.ts');
  if (!isBrandModule(module)) throw new Error('The changed file exports no brand.');
  return module;
}

/** Its country. */
export function documentedCountry(): { readonly country: Country } {
  const module = changedModule('country.ts');
  if (!isCountryModule(module)) throw new Error('The changed file exports no country.');
  return module;
}
