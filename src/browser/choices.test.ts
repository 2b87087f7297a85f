import { hasBasicEmailPattern } from '../lib/emailPattern';
import { formatCount } from '../lib/money';
import { savesData } from './savesData';
import { createTextList } from '../lib/textList';
import { toPolicySlug } from '../lib/routes';

it.each([
  ...['a@b.c', ' asha.verma@shop.co.in '].map((email) => [email, true] as const),
  ...[
    '',
    'a@b',
    '@b.c',
    'a@.c',
    'a@b.',
    'a b@c.d',
    'a@b c.d',
    'a@b.c d',
    'x a@b.c',
    'a@b.c@',
    'a@b@c.d',
    'ab.c',
  ].map((email) => [email, false] as const),
])('"%s" looks like an email address: %p', (email, isOne) => {
  expect(hasBasicEmailPattern(email)).toBe(isOne);
});

it('groups a number of things as the shop does in India', () => {
  expect(formatCount(1234567)).toBe('12,34,567');
});

it('knows a policy in any letter case, and no other page', () => {
  const slugs = ['terms', 'privacy', 'refund', 'return', 'shipping', 'about'];
  expect(slugs.map((slug) => toPolicySlug(slug.toUpperCase()))).toEqual(slugs);
  expect(['imprint', ''].map(toPolicySlug)).toEqual([null, null]);
});

it.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: { saveData: 'yes' } }, false],
  [{ connection: null }, false],
  [{}, false],
])('a shopper with %j saves data: %p', (navigator, saves) => {
  expect(savesData(navigator)).toBe(saves);
});

it('keeps each text of many entries once, until it is closed', () => {
  const list = createTextList();
  expect([['a', 'b'], ['ab'], ['a', 'b'], []].map((texts) => list.numberOf(texts))).toEqual([0, 1, 0, 2]);
  expect(list.texts).toEqual([['a', 'b'], ['ab'], []]);
  list.close();
  expect(list.numberOf(['a', 'b'])).toBe(3);
});
