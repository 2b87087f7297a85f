import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRecord } from '../src/lib/untrusted';

const ROOT = join(__dirname, '..');

/** Each rule, a file that it is for, code that it refuses and code that it lets through. */
const EXAMPLES: readonly {
  readonly rule: string;
  readonly file: string;
  readonly refused: readonly string[];
  readonly allowed?: readonly string[];
}[] = [
  {
    rule: 'shop(literal-texts)',
    file: 'src/features/cart/X.tsx',
    refused: [
      'x = <b>Your Cart</b>;',
      'x = <b>Order {id}</b>;',
      'x = <nav aria-label="Main" />;',
      'x = <Field label={`Quantity of ${name}`} />;',
      "x = <Field label={isShown ? texts.hide : 'show'} />;",
      "x = <Field aria-label={`${isShown ? texts.hide : 'Show'} ${label}`} />;",
      "x = <b>{isOpen ? 'less' : texts.more}</b>;",
      'x = <b>{`${count} items`}</b>;',
      "export const heading = 'Checkout';",
      "export function Row({ label = 'Quantity' }) { return label; }",
      "toastShown({ title: 'Saved' });",
      "x = isLate ? 'It is late.' : '';",
      'dispatch(failed(`Failed to load ${name}.`));',
    ],
    allowed: [
      'x = <b>{cartTexts.heading}</b>;',
      'x = <b>{count} × {name}</b>;',
      'x = <Field name="rememberMe" label={texts.remember} autoComplete="given-name" />;',
      "x = <b>{view.kind === 'notFound' && <NotFound />}</b>;",
      "x = view.kind === 'Ready' ? ready : empty;",
      "x = { border: '1px solid', borderColor: 'Highlight' };",
      "x = { '@type': 'Product' };",
      "throw new Error('The page has no root.');",
      "switch (event.key) { case 'Escape': close(); }",
    ],
  },
  {
    rule: 'shop(pure-reducers)',
    file: 'src/features/cart/xSlice.ts',
    refused: ['nanoid()', 'Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()'].map(
      (call) => `createSlice({ reducers: { added(state) { state.id = ${call}; } } });`,
    ),
    allowed: [
      'createSlice({ reducers: { shown: (state, action) => ({ ...state, at: new Date(action.payload) }) } });',
      'createSlice({ reducers: { shown: { prepare: () => ({ payload: nanoid() }), reducer: (s) => s } } });',
      'export function prepareToast() { return { id: crypto.randomUUID(), at: Date.now() }; }',
    ],
  },
  {
    rule: 'shop(lazy-parts)',
    file: 'src/features/cart/y.ts',
    refused: ["x = import('./Part');"],
    allowed: ["x = lazyPart(() => import('./Part'));"],
  },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'src/features/cart/z.ts',
    refused: [
      "dispatch(api.util.upsertQueryData('getProduct', 1, {}));",
      'const { upsertQueryData } = api.util;',
    ],
    allowed: ['dispatch(api.util.upsertQueryEntries([]));'],
  },
  {
    rule: 'eslint(no-restricted-imports)',
    file: 'src/components/Tile.tsx',
    refused: ["import { useNavigate } from 'react-router-dom';"],
    allowed: ["import { NavLink } from 'react-router-dom';", "import { useEffect } from 'react';"],
  },
  {
    rule: 'eslint(no-restricted-imports)',
    file: 'src/features/cart/Address.tsx',
    refused: [],
    allowed: ["import { useEffect } from 'react';", "import { Link, useNavigate } from 'react-router-dom';"],
  },
  {
    rule: 'react(forbid-elements)',
    file: 'src/components/Native.tsx',
    refused: ['x = <button />;', 'x = <h2>{texts.heading}</h2>;'],
    allowed: ['x = <div><img alt={texts.alt} /></div>;'],
  },
  {
    rule: 'react(set-state-in-effect)',
    file: 'src/components/useX.ts',
    refused: [
      "import { useEffect, useState } from 'react';\nexport function useX() { const [, set] = useState(0); useEffect(() => { set(1); }, []); }",
    ],
  },
  {
    rule: 'import(no-default-export)',
    file: 'src/lib/x.ts',
    refused: ['export default 1;'],
    allowed: ['export const x = 1;'],
  },
  {
    rule: 'typescript(no-floating-promises)',
    file: 'scripts/x.ts',
    refused: ['async function wait() {}\nwait();'],
    allowed: ['async function wait() {}\nvoid wait();'],
  },
  {
    rule: 'typescript(no-non-null-assertion)',
    file: 'e2e/x.ts',
    refused: ["export const x = ''.at(0)!;"],
  },
];

/** The rules that each file breaks, by the file's name. */
const broken = new Map<string, Set<string>>();
let folder = '';

/** The name of the file with one example: a number before the ending keeps what the overrides match. */
const nameOf = (file: string, kind: string, index: number) =>
  join(dirname(file), `${kind}${index}`, file.slice(dirname(file).length + 1));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  const config: unknown = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
  if (!isRecord(config)) throw new Error('No settings.');
  // The overrides go by paths from the settings' folder, so the settings stand beside the examples.
  write(
    '.oxlintrc.json',
    JSON.stringify({ ...config, $schema: undefined, jsPlugins: [join(ROOT, 'scripts/lintRules.mjs')] }),
  );
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { strict: true, target: 'es2022', jsx: 'preserve' } }),
  );
  for (const { file, refused, allowed = [] } of EXAMPLES) {
    refused.forEach((code, index) => write(nameOf(file, 'refused', index), code));
    allowed.forEach((code, index) => write(nameOf(file, 'allowed', index), code));
  }
  const program = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const result: unknown = JSON.parse(stdout);
  const problems = isRecord(result) ? result['diagnostics'] : null;
  for (const problem of Array.isArray(problems) ? problems : []) {
    if (!isRecord(problem)) continue;
    const file = String(problem['filename']);
    broken.set(file, new Set(broken.get(file)).add(String(problem['code'])));
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('The lint settings', () => {
  it.each(EXAMPLES)('refuse by $rule in $file', ({ rule, file, refused }) => {
    const missed = refused.filter((_code, index) => !broken.get(nameOf(file, 'refused', index))?.has(rule));
    expect(missed).toEqual([]);
  });

  it.each(EXAMPLES)('let through by $rule in $file', ({ rule, file, allowed = [] }) => {
    const wrong = allowed.filter((_code, index) => broken.get(nameOf(file, 'allowed', index))?.has(rule));
    expect(wrong).toEqual([]);
  });
});
