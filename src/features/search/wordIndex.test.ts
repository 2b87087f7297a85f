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
    ['450 g / 16-oz, 17mm', ['450g', '16oz', '17mm']],
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

  it('finds a word that was typed as two, before what has one of the two', () => {
    const found = indexOf(['Drill Driver'], ['Driver'], ['Screwdriver Set'], ['Wood Screw']);
    expect(found('screw driver')).toEqual(['Screwdriver Set']);
    expect(found('screw drivers')).toEqual(['Screwdriver Set']);
  });

  it('takes a measure for one word, and no number for a typing mistake', () => {
    const index = createWordIndex();
    for (const name of ['Spanner 19 mm', 'Spanner 17 mm', 'Site Vest']) index.add(name, '');
    expect(index.find('17mm spanner')).toEqual([1]);
    expect(index.find('spanner 17 mm')).toEqual([1]);
    expect(index.find('18mm')).toEqual([]);
    expect(index.corrected('18mm')).toBe('');
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

describe('What counts for the order of what is found', () => {
  it.each([
    ['a whole word more than its beginning', 'saw', ['Sawmill', 'Saw'], ['Saw', 'Sawmill']],
    [
      'a short rest of the word more than a long one',
      'plan',
      ['Planetarium', 'Plane'],
      ['Plane', 'Planetarium'],
    ],
    ['what is found as it is typed, and then no mistakes', 'plane', ['Plank', 'Planes'], ['Planes']],
    ['both words more than one of them', 'oak table', ['Oak', 'Table', 'Table Oak'], ['Table Oak']],
    [
      'a word that few have more than one that many have',
      'oak bed',
      ['Oak A', 'Oak B', 'Bed C'],
      ['Bed C', 'Oak A', 'Oak B'],
    ],
    ['nothing else: equal ones keep their order', 'oak', ['Oak B', 'Oak A'], ['Oak B', 'Oak A']],
  ])('is %s', (_what, text, names, found) => {
    expect(indexOf(...names.map((name) => [name] as const))(text)).toEqual(found);
  });

  it('is the name more than the other words, also of a word that is in both', () => {
    const found = indexOf(['Chair', 'Oak'], ['Oak', 'Oak'], ['Stool', 'Oak']);
    expect(found('oak')).toEqual(['Oak', 'Chair', 'Stool']);
  });

  it('is the best meaning of a word, and not how many it has', () => {
    const found = indexOf(['Plane'], ['Planes Planets Plank']);
    expect(found('plane')).toEqual(['Plane', 'Planes Planets Plank']);
  });
});

describe('A typing mistake', () => {
  const found = indexOf(['Saws'], ['Chisel'], ['Hammer']);

  it.each([
    ['saws', ['Saws']],
    ['sawz', ['Saws']],
    ['sac', []],
    ['chizel', ['Chisel']],
    ['chizle', []],
    ['hamma', []],
    ['homar', []],
    ['hxmmxr', ['Hammer']],
    ['hxxmxr', []],
  ])('in %j leaves %j', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('of two letters is looked for only where nothing else is found', () => {
    expect(indexOf(['Hammer'], ['Hammxx'])('hammxx')).toEqual(['Hammxx']);
  });
});

describe('A long text', () => {
  it('is read up to the eighth word, each word once', () => {
    const found = indexOf(['One'], ['Nine']);
    const seven = 'two three four five six seven eight';
    expect(found(`${seven} one`)).toEqual(['One']);
    expect(found(`${seven} zero nine`)).toEqual([]);
    expect(found(`${'two '.repeat(9)} nine`)).toEqual(['Nine']);
  });

  it('has words of forty letters', () => {
    expect(wordsOf('a'.repeat(41))).toEqual(['a'.repeat(40)]);
  });
});

it('An index says how many products it has', () => {
  const index = createWordIndex();
  expect(index.size()).toBe(0);
  expect(index.find('saw')).toEqual([]);
  index.add('Saw', '');
  index.add('', '');
  expect(index.size()).toBe(2);
  expect(index.find('saw')).toEqual([0]);
});
