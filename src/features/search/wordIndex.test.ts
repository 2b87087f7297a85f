import { createWordIndex, wordsOf } from './wordIndex';

function indexOf(...products: readonly (readonly [name: string, other?: string])[]) {
  const index = createWordIndex();
  for (const [name, other = ''] of products) index.add(name, other);
  return (text: string) => index.find(text).map((position) => products[position]?.[0]);
}

const find = indexOf(
  ['Claw Hammer', 'Hand Tools Hammers'],
  ['Linen Kurta', 'Men Kurtas Indigo'],
  ['Hammered Copper Bowl', 'Home'],
  ['Screwdriver Set', 'Tool Sets'],
  ['Crème Kurta', 'Women Kurtas'],
  ['कुर्ता', 'पुरुष'],
);

describe('wordsOf', () => {
  it.each([
    ['Crème, BRÛLÉE!', ['creme', 'brulee']],
    ['450 g / 16-oz', ['450', 'g', '16', 'oz']],
    ['कुर्ता लाल', ['कुर्ता', 'लाल']],
    ['  ', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('The index of words', () => {
  it.each([
    ['hammer', ['Claw Hammer', 'Hammered Copper Bowl']],
    ['hamer', ['Claw Hammer']],
    ['screwdrvier', ['Screwdriver Set']],
    ['scr', ['Screwdriver Set']],
    ['creme', ['Crème Kurta']],
    ['कुर्ता', ['कुर्ता']],
    ['kurta indigo', ['Linen Kurta']],
    ['kurta of gold', ['Linen Kurta', 'Crème Kurta']],
    ['hand tools', ['Claw Hammer']],
    ['zebra', []],
    ['?!', []],
  ])('finds for %j: %j', (text, names) => {
    expect(find(text)).toEqual(names);
  });

  it('prefers a whole word in the name to its beginning, and that to another field', () => {
    const found = indexOf(['Bag Strap'], ['Baggy Trousers'], ['Purse', 'Bag'], ['Bag']);
    expect(found('bag')).toEqual(['Bag Strap', 'Bag', 'Baggy Trousers', 'Purse']);
  });

  it('reads no more of a long text than it needs', () => {
    expect(find(`hammer ${'x '.repeat(5000)}`)).toEqual(['Claw Hammer', 'Hammered Copper Bowl']);
    expect(indexOf(['a'.repeat(5000)])('a'.repeat(400))).toHaveLength(1);
  });
});
