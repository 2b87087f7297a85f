import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRecord } from '../src/lib/untrusted';

const ROOT = join(__dirname, '..');

/** An import, the file that it stands in, and the rule that refuses it. */
const REFUSED: readonly (readonly [file: string, code: string, rule: string])[] = [
  ['src/lib/a.ts', "import { x } from '../features/cart/cartSlice';", 'lib-imports'],
  ['src/browser/a.ts', "import { x } from '../api/session';", 'browser-imports'],
  ['src/serviceWorker/a.ts', "import { x } from '../api/session';", 'serviceWorker-imports'],
  ['src/components/A.tsx', "import { x } from '../features/cart/cartSlice';", 'components-imports'],
  ['src/components/B.tsx', "import { connect } from 'react-redux';", 'components-no-store'],
  ['src/components/C.tsx', "import type { X } from '../api/session';", 'components-imports'],
  ['src/components/D.tsx', "import { x } from '../api/models/types';", 'components-model-types'],
  ['src/components/E.tsx', "import { useSnackbar } from 'notistack';", 'notistack'],
  ['src/api/a.ts', "import { x } from '../features/auth/authSlice';", 'api-imports'],
  ['src/api/b.ts', "import type { RootState } from '../app/types';", 'api-imports'],
  ['src/api/c.ts', "import { createRoot } from 'react-dom/client';", 'api-renders-nothing'],
  ['src/api/d.ts', "import Button from '@mui/material/Button';", 'api-renders-nothing'],
  ['src/api/e.ts', "import { x } from './generated/endpoints';", 'generated-in-api'],
  ['src/api/generated/a.ts', "import { x } from '../models/product';", 'api/generated-imports'],
  ['src/app/a.ts', "import { x } from '../traces/replay/player';", 'no-replay-in-shop'],
  ['src/app/c.ts', "import { x } from '../traces/recorder/recorder';", 'traces-in-shop'],
  ['src/app/b.ts', "import { x } from '../../sandbox/server';", 'no-tools-in-shop'],
  ['src/features/cart/a.ts', "import { x } from '../../api/generated/endpoints';", 'generated-in-shop'],
  ['src/features/cart/b.ts', "import type { X } from '../../api/generated/endpoints';", 'generated-in-shop'],
  ['src/features/cart/c.ts', "import { store } from '../../app/store';", 'features-imports'],
  ['src/features/cart/d.ts', "import type { X } from '../../app/store';", 'features-imports'],
  ['src/features/cart/e.ts', "import { x } from '../../app/types';", 'features-app-types'],
  ['src/features/cart/f.ts', "import { x } from '../auth/authSlice';", 'public-file-of-feature'],
  ['src/features/cart/g.ts', "const x = import('../auth/AuthContainer');", 'public-file-of-feature'],
  ['src/features/cart/h.ts', "export * from '../auth/AuthScreen';", 'public-file-of-feature'],
  ['src/features/cart/i.ts', "import type { X } from '../checkout';", 'order-of-features'],
  ['src/features/cart/j.ts', "import { enqueueSnackbar } from 'notistack';", 'notistack'],
  ['src/features/cart/k.ts', "import { Button } from '@mui/material';", 'whole-material-ui'],
  ['src/features/cart/CScreen.tsx', "import { useX } from '../../api/storefrontApi';", 'screens-no-api'],
  ['src/features/cart/Line.tsx', "import { x } from '../../api/models/types';", 'screens-model-types'],
  ['src/features/cart/useA.ts', "import { useSelector } from 'react-redux';", 'hooks-no-store'],
  ['sandbox/a.ts', "import { x } from '../src/lib/money';", 'constants-of-shop'],
  ['e2e/a.ts', "import { x } from '../src/app/store';", 'constants-of-shop'],
  ['src/home/a.ts', "import { x } from '../features/unknown';", 'listed-features'],
  // Circles: of values, of types, through a type in place, and a long one with a lazy import.
  ['src/lib/c1.ts', "import { x } from './d1';", 'cycle'],
  ['src/lib/c2.ts', "import type { X } from './d2';", 'cycle'],
  ['src/lib/c3.ts', "export type { X } from './d3';", 'cycle'],
  ['src/lib/c4.ts', "const x = import('./d4');", 'cycle'],
];

/** The other files of the circles: a circle is reported at its first one. */
const OTHERS: readonly (readonly [file: string, code: string])[] = [
  ['src/lib/d1.ts', "import { x } from './c1';"],
  ['src/lib/d2.ts', "import { type X } from './c2';"],
  ['src/lib/d3.ts', "export type X = import('./c3').X;"],
  ['src/lib/d4.ts', "import type { X } from './e4';"],
  ['src/lib/e4.ts', "import type { X } from './c4';"],
];

const ALLOWED: readonly (readonly [file: string, code: string])[] = [
  ['src/lib/ok.ts', "import { x } from './constants';"],
  [
    'src/components/Ok.tsx',
    "import type { X } from '../api/models/types'; import { Link } from 'react-router-dom';",
  ],
  ['src/api/ok.ts', "import { x } from '../lib/constants'; import type { X } from './generated/endpoints';"],
  ['src/api/storefrontApi.ts', "import { x } from './generated/endpoints';"],
  ['src/features/cart/OkContainer.tsx', "import { useX } from '../../api/storefrontApi';"],
  ['src/features/cart/okListeners.ts', "import type { RootState } from '../../app/types';"],
  ['src/features/cart/ok.ts', "import { signedOut } from '../auth'; import { connect } from 'react-redux';"],
  ['src/features/cart/OkScreen.tsx', "import { type X } from '../../api/models/types';"],
  ['src/features/notifications/ToastBridge.tsx', "import { x } from 'notistack'; import 'react-redux';"],
  ['src/app/ok.ts', "import { x } from '../features/cart/OkContainer'; import { y } from 'notistack';"],
  ['src/features/cart/ok.test.tsx', "import { x } from '../../app/store';"],
  [
    'sandbox/ok.ts',
    "import type { X } from '../src/api/generated/endpoints'; import { y } from '../src/lib/constants';",
  ],
  ['bench/measuredShop.ts', "import { createAppStore } from '../src/app/store';"],
];

let folder = '';
/** The rules that each file breaks. */
const broken = new Map<string, Set<string>>();

function write(file: string, code: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dependency-rules-'));
  const files = [...REFUSED, ...OTHERS, ...ALLOWED];
  for (const [file, code] of files) write(file, code);
  for (const [file, code] of files) {
    for (const [, specifier = ''] of code.matchAll(/'(\.[^']+)'/g)) {
      const target = join(dirname(file), specifier);
      const name = /^src\/features\/\w+$/.test(target) ? join(target, 'index.ts') : `${target}.ts`;
      if (!existsSync(join(folder, name)) && !existsSync(join(folder, `${name}x`))) write(name, '');
    }
  }
  write('tsconfig.json', '{}');
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(ROOT, '.dependency-cruiser.mjs');
  const output = execFileSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', 'src', 'sandbox', 'e2e', 'bench'],
    { cwd: folder, encoding: 'utf8' },
  );
  const result: unknown = JSON.parse(output);
  const violations = isRecord(result) && isRecord(result['summary']) ? result['summary']['violations'] : null;
  for (const violation of Array.isArray(violations) ? violations : []) {
    if (!isRecord(violation) || !isRecord(violation['rule'])) continue;
    const from = String(violation['from']);
    broken.set(from, new Set(broken.get(from)).add(String(violation['rule']['name'])));
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('Which folder may import which', () => {
  it('refuses what each rule is for', () => {
    const missed = REFUSED.filter(([file, , rule]) => broken.get(file)?.has(rule) !== true);
    expect(missed).toEqual([]);
  });

  it('lets all else through', () => {
    const wrong = ALLOWED.flatMap(([file]) => [...(broken.get(file) ?? [])].map((rule) => [file, rule]));
    expect(wrong).toEqual([]);
  });
});
