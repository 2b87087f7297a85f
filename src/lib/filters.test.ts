import {
  filterCount,
  filterParameters,
  isFiltered,
  noFilters,
  readFilters,
  readPriceLimit,
  withoutFilters,
  type Filters,
} from './filters';

const everything: Filters = {
  search: 'saw',
  sort: 'price-asc',
  sizes: ['S', 'M'],
  colors: ['Red'],
  facets: ['fabric:Linen'],
  minPrice: 0,
  maxPrice: 5,
  onSale: true,
};

describe('What is looked for', () => {
  it.each(['price-asc', 'price-desc', 'newest', 'name'])('can be in the order %s', (sort) => {
    expect(readFilters(new URLSearchParams({ sort })).sort).toBe(sort);
  });

  it('is cut to what an address may carry', () => {
    const address = new URLSearchParams({ search: `  ${'a'.repeat(99)} bc` });
    for (let number = 0; number < 21; number += 1) address.append('size', `size ${number}`);
    address.append('color', ` ${'r'.repeat(101)} `);
    address.append('color', 'r'.repeat(100));
    const { search, sizes, colors } = readFilters(address);
    expect(search).toBe('a'.repeat(99));
    expect(sizes).toHaveLength(20);
    expect(sizes.at(-1)).toBe('size 19');
    expect(colors).toEqual(['r'.repeat(100)]);
  });

  it('has filters, which are counted and removed without search and order', () => {
    expect(filterCount(everything)).toBe(6);
    expect(filterCount({ ...noFilters, minPrice: 5 })).toBe(1);
    expect(filterCount({ ...noFilters, maxPrice: 5 })).toBe(1);
    expect(filterCount({ ...noFilters, search: 'saw', sort: 'name' })).toBe(0);
    expect(withoutFilters(everything)).toEqual({ ...noFilters, search: 'saw', sort: 'price-asc' });
  });

  it.each([
    ['search', { search: 'saw' }],
    ['sort', { sort: 'name' }],
    ['size', { sizes: ['S'] }],
    ['color', { colors: ['Red'] }],
    ['minPrice', { minPrice: 0 }],
    ['maxPrice', { maxPrice: 0 }],
    ['sale', { onSale: true }],
  ] as const)('is something with %s, which the address carries', (name, part) => {
    const filters = { ...noFilters, ...part };
    expect(isFiltered(filters)).toBe(true);
    expect(filterParameters(filters).map(([parameter]) => parameter)).toEqual([name]);
  });

  it('is nothing by default', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(readFilters(new URLSearchParams())).toEqual(noFilters);
  });
});

it.each([
  ['0', 0],
  [' 12 ', 12],
  ['12.', 12],
  ['12.99', 12.99],
  ['1000000001', 1_000_000_000],
  ['', null],
  ['.5', null],
  ['-1', null],
  ['1e3', null],
  ['12.9.9', null],
  ['12 rupees', null],
  ['x12', null],
  [null, null],
])('reads the price limit %j as %p', (text, limit) => {
  expect(readPriceLimit(text)).toBe(limit);
});
