import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BYTE_BUDGETS, findExcesses, measureSentBytes, type SentBytes } from './byteBudgets';

const { firstRoute, otherRoute, stylesAndFonts } = BYTE_BUDGETS;

/** A build that uses up every budget. */
const full: SentBytes = { firstRoute, routes: { cart: otherRoute }, stylesAndFonts };

describe('The byte budgets', () => {
  it('are kept by a build that uses them up', () => {
    expect(findExcesses(full)).toEqual([]);
  });

  it('name the route, its bytes and the budget when the first route is too heavy', () => {
    const [sentence, ...others] = findExcesses({ ...full, firstRoute: 1_234_567 });
    expect(sentence).toBe(
      `The home route loads 1,234,567 bytes of script; its budget in scripts/byteBudgets.ts is ${firstRoute.toLocaleString('en')}.`,
    );
    expect(others).toEqual([]);
  });

  it('name every route that adds too much', () => {
    const routes = {
      cart: otherRoute + 1,
      product: otherRoute,
      somethingNew: 1_000_000,
    };
    const sentences = findExcesses({ ...full, routes });
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toContain(
      `the cart route loads ${(otherRoute + 1).toLocaleString('en')} bytes of script`,
    );
    expect(sentences[1]).toContain('the somethingNew route loads 1,000,000 bytes of script');
  });

  it('count styles and fonts', () => {
    expect(findExcesses({ ...full, stylesAndFonts: stylesAndFonts + 1 })).toEqual([
      expect.stringMatching(/^The home route loads [\d,]+ bytes of styles and fonts/),
    ]);
  });
});

describe('The bytes that a build sends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-sizes-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('are those of the compressed copies, shared chunks once', () => {
    mkdirSync(join(folder, 'assets'));
    const sizes = {
      'main.js.br': 100,
      'shared.js.br': 10,
      'home.js.br': 20,
      'cart.js.br': 7,
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
      },
    };
    expect(measureSentBytes(folder, groups)).toEqual({
      firstRoute: 130,
      routes: { cart: 7 },
      stylesAndFonts: 55,
    });
  });
});
