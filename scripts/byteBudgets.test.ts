import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BYTE_BUDGETS, describeBytes, measureSentBytes } from './byteBudgets';

describe('The bytes that a part sends', () => {
  it('are within a budget that they use up', () => {
    expect(describeBytes({ name: 'home: scripts', bytes: 249_000, budget: 249_000 })).toBe(
      'home: scripts: 249,000 bytes',
    );
  });

  it('name the budget that they exceed', () => {
    expect(describeBytes({ name: 'cart: more scripts', bytes: 1_234_567, budget: 41_000 })).toBe(
      'cart: more scripts: 1,234,567 bytes, more than its budget of 41,000 in scripts/byteBudgets.ts',
    );
  });
});

describe('The bytes that a build sends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-sizes-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('are those of the compressed copies, shared chunks once, each with its budget', () => {
    mkdirSync(join(folder, 'assets'));
    const sizes = {
      'main.js.br': 100,
      'shared.js.br': 10,
      'home.js.br': 20,
      'cart.js.br': 7,
      'orders.js': 8,
      'page.css.br': 5,
    };
    for (const [name, size] of Object.entries({ ...sizes, 'font.woff2': 50 })) {
      writeFileSync(join(folder, 'assets', name), 'x'.repeat(size));
    }
    writeFileSync(
      join(folder, 'index.html'),
      '<link rel="preload" href="/assets/font.woff2" as="font"><link rel="stylesheet" href="/assets/page.css">',
    );
    const groups = {
      entry: ['assets/main.js'],
      lazy: {
        home: ['assets/shared.js', 'assets/home.js'],
        cart: ['assets/shared.js', 'assets/cart.js'],
        orders: ['assets/orders.js'],
      },
    };
    expect(measureSentBytes(folder, groups)).toEqual([
      { name: 'home: scripts', bytes: 130, budget: BYTE_BUDGETS.firstRoute },
      { name: 'orders: more scripts', bytes: 8, budget: BYTE_BUDGETS.otherRoute },
      { name: 'cart: more scripts', bytes: 7, budget: BYTE_BUDGETS.otherRoute },
      { name: 'home: styles and fonts', bytes: 55, budget: BYTE_BUDGETS.stylesAndFonts },
    ]);
  });
});
