/** The brand is in one place: another one changes the theme, the pages and the prices. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import template from 'lodash/template';
import { createShopTheme } from '../src/app/theme/createShopTheme';
// The shop's own brand: '../src/brand' is the one that tests expect.
import { brand } from '../src/brand/index';
import characters from '../src/app/theme/fonts/characters.json';
import { writeAmount } from '../src/lib/money';
import { documentedBrand } from '../src/testing/documentedBrand';
import { manifestText } from './brandPages';

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');

it('changes the theme, the manifest, the head of the pages and the prices', () => {
  const { brand: yours } = documentedBrand();
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

it('has the sign of the currency in its font', () => {
  const { before, after } = brand.amounts;
  const signs = [...`${before}${after}`].filter((character) => !/[\p{L}\s.]/u.test(character));
  const ranges = characters.currency.split(',').filter((range) => range !== '');
  expect(ranges.map((range) => String.fromCodePoint(parseInt(range.slice('U+'.length), 16)))).toEqual(signs);
});

it('leaves no other place with the name or the colours', () => {
  for (const file of ['public/index.html', 'src/traces/replay/index.html', 'src/app/theme/palette.ts']) {
    const text = read(file);
    const own = [
      brand.name,
      ...Object.values<string>({ ...brand.light }),
      ...Object.values<string>({ ...brand.dark }),
    ];
    expect(own.filter((value) => value !== '#FFFFFF' && text.includes(value))).toEqual([]);
  }
});
