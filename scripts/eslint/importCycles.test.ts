import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Linter } from 'eslint';
import { ESLint } from 'eslint';
import type { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { projectRules } from './projectRules';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-cycles-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes the files and lints the first one. */
async function problemsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, code] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { project: projectRules },
      rules: { 'project/no-import-cycle': 'error' },
    } satisfies TSESLint.FlatConfig.Config as unknown as Linter.Config, // two typings of one thing
  });
  const [first = ''] = Object.keys(files);
  const [result] = await eslint.lintFiles(first);
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('Files that import each other in a circle', () => {
  it.each([
    ['values', "import { b } from './b';", "import { a } from './a';"],
    ['types', "import type { B } from './b';", "import type { A } from './a';"],
    ['a type and a value', "import { b } from './b';", "import { type A } from './a';"],
    ['types in passing', "export type { B } from './b';", "export type * from './a';"],
    ['a type in place', "import { b } from './b';", "export type A = import('./a').A;"],
    ['lazily', "const b = import('./b');", "import { a } from './a';"],
  ])('are refused: %s', async (_what, a, b) => {
    expect(await problemsOf({ 'a.ts': a, 'b.tsx': b })).toEqual([
      'Import cycle: a.ts → b.tsx → a.ts. Move what both need to a file of its own.',
    ]);
  });

  it('are refused however long the way is', async () => {
    const problems = await problemsOf({
      'store.ts': "import type { Line } from './cart/line';",
      'cart/line.ts': "import { money } from '../money';",
      'money.ts': "import type { State } from './store';",
    });
    expect(problems).toEqual([expect.stringContaining('store.ts → line.ts → money.ts → store.ts')]);
  });

  it('are told from two ways to one file, and from packages', async () => {
    const problems = await problemsOf({
      'a.ts': "import { b } from './b';\nimport { c } from './c';\nimport { d } from 'react';",
      'b.ts': "import { c } from './c';",
      'c.ts': "import { d } from 'react';",
    });
    expect(problems).toEqual([]);
  });
});
