import type { Product } from '../../api/models/types';
import { readListing } from '../../lib/listingQuery';
import { buildProductModel } from '../../testing/builders';
import { findProducts } from './findProducts';
import { createProductTable } from './productTable';

const PAGE_SIZE = 3;

function product(name: string, changes: Partial<Product> = {}): Product {
  return buildProductModel({ id: name, name, price: 500, originalPrice: null, ...changes });
}

/** Finds among these products, in their order, what the query of an address asks for. */
function find(products: readonly Product[], query = '') {
  const table = createProductTable();
  for (const one of products) table.add(one);
  const found = findProducts(table, products.keys(), readListing(new URLSearchParams(query)), PAGE_SIZE);
  return { ...found, names: found.products.map(({ name }) => name) };
}

const saw = product('Saw', {
  category: 'Hand Tools',
  parentCategory: 'Saws',
  price: 900,
  originalPrice: 1000,
  createdAt: '2026-02-01T00:00:00.000Z',
  sizes: [],
  colors: ['Red', 'Black'],
});
const axe = product('axe 10', {
  category: 'Hand Tools',
  parentCategory: 'Axes',
  price: 1200,
  createdAt: null,
  sizes: ['One Size'],
  colors: [],
});
const kurta = product('Axe 9', {
  category: 'Men',
  parentCategory: 'Kurtas',
  price: 600,
  createdAt: '2026-03-01T00:00:00.000Z',
  sizes: ['S', 'M'],
  colors: ['Red'],
});
const shop = [saw, axe, kurta];

describe('The products of a listing', () => {
  it.each([
    ['', ['Saw', 'axe 10', 'Axe 9']],
    ['category=HAND+tools', ['Saw', 'axe 10']],
    ['parentCategory=kurtas', ['Axe 9']],
    ['category=men&parentCategory=saws', []],
    ['size=M', ['Axe 9']],
    ['size=M&size=One+Size', ['axe 10', 'Axe 9']],
    ['color=Red', ['Saw', 'Axe 9']],
    ['color=Red&size=S', ['Axe 9']],
    ['minPrice=900', ['Saw', 'axe 10']],
    ['minPrice=901', ['axe 10']],
    ['maxPrice=900', ['Saw', 'Axe 9']],
    ['maxPrice=899', ['Axe 9']],
    ['sale=true', ['Saw']],
  ])('with the address %j are %j', (query, names) => {
    const found = find(shop, query);
    expect(found.names).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  it.each([
    ['price-asc', ['Axe 9', 'Saw', 'axe 10']],
    ['price-desc', ['axe 10', 'Saw', 'Axe 9']],
    ['newest', ['Axe 9', 'Saw', 'axe 10']],
    ['name', ['Axe 9', 'axe 10', 'Saw']],
  ])('are sorted by %s: %j', (sort, names) => {
    expect(find(shop, `sort=${sort}`).names).toEqual(names);
  });

  it('keep their order where they are equal', () => {
    const same = ['c', 'a', 'b'].map((name) => product(name));
    expect(find(same, 'sort=price-asc').names).toEqual(['c', 'a', 'b']);
    expect(find(same, 'sort=price-desc').names).toEqual(['c', 'a', 'b']);
  });

  it('come page by page', () => {
    const seven = Array.from({ length: 7 }, (_, index) => product(`n${index}`));
    expect(find(seven).names).toEqual(['n0', 'n1', 'n2']);
    expect(find(seven, 'page=3').names).toEqual(['n6']);
    expect(find(seven, 'page=4')).toMatchObject({ names: [], total: 7 });
  });
});

describe('The filters by what specifications tell apart', () => {
  const made = (name: string, material: string, changes: Partial<Product> = {}) =>
    product(name, {
      sizes: ['S'],
      colors: [],
      attributes: [
        { key: 'material', values: [material], unit: null },
        { key: 'width', values: [`${name.length * 10}`], unit: 'mm' },
        { key: 'support_phone', values: ['1'], unit: null },
        { key: 'Size', values: ['S'], unit: null },
      ],
      ...changes,
    });
  const tools = [made('Saw', 'Steel'), made('Axe', 'Steel', { sizes: ['M'] }), made('Hammer', 'Beech')];
  const STEEL = 'with=material%3ASteel';

  it('are those that several products share, with how many each value shows', () => {
    const { choices } = find(tools);
    expect(choices.facets).toEqual(
      [
        { key: 'width', options: ['width:30 mm', 'width:60 mm'] },
        { key: 'material', options: ['material:Beech', 'material:Steel'] },
      ].toReversed(),
    );
    expect(choices.counts).toMatchObject({ 'material:material:Steel': 2, 'size:S': 2, 'size:M': 1 });
  });

  it('show the products with one of the chosen values', () => {
    expect(find(tools, STEEL).names).toEqual(['Saw', 'Axe']);
    expect(find(tools, `${STEEL}&with=material%3ABeech`).names).toEqual(['Saw', 'Axe', 'Hammer']);
    expect(find(tools, `${STEEL}&with=width%3A60+mm`).names).toEqual([]);
    expect(find(tools, 'with=nonsense').names).toEqual([]);
  });

  it('count what an option would show beside the other filters, not beside its own', () => {
    expect(find(tools, `${STEEL}&size=S`).choices.counts).toMatchObject({
      'material:material:Steel': 1,
      'material:material:Beech': 1,
      'size:S': 1,
      'size:M': 1,
    });
    expect(find(tools, 'maxPrice=1').choices.counts).toEqual({});
  });

  it('stay while one of their values is chosen', () => {
    expect(find(tools, 'with=grip%3ACork').choices.facets).toHaveLength(2);
    expect(find([made('Saw', 'Steel')], STEEL).choices.facets).toEqual([
      { key: 'material', options: ['material:Steel'] },
    ]);
  });
});

describe('What a listing offers to choose from', () => {
  it('is of all its products, whatever is filtered', () => {
    expect(find(shop, 'category=hand+tools&maxPrice=1').choices).toMatchObject({
      sizes: ['One Size'],
      colors: ['Black', 'Red'],
      priceRange: { min: 900, max: 1200 },
      hasSale: true,
    });
    expect(find([kurta, axe]).choices.hasSale).toBe(false);
  });

  it('is what is chosen already where there is no product', () => {
    expect(find([], 'size=L&color=Red').choices).toMatchObject({
      sizes: ['L'],
      colors: ['Red'],
      priceRange: null,
      hasSale: false,
    });
  });

  it('has clothing sizes from small to large, and other sizes by number and letter after them', () => {
    const sizes = ['10', 'XXXL', 'XL', 'One Size', 'M', 'xs', '9', 'XXS', 'S', 'XXL', 'L'];
    expect(find([product('Shirt', { sizes })]).choices.sizes).toEqual([
      ...['XXS', 'xs', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
      ...['9', '10', 'One Size'],
    ]);
  });

  it.each([
    ['sizes', (names: readonly string[]) => ({ sizes: names, colors: [] })],
    ['colors', (names: readonly string[]) => ({ sizes: [], colors: names })],
  ] as const)('has at most forty %s, those that are chosen among them', (kind, changes) => {
    const names = Array.from({ length: 50 }, (_, index) => `v${index}`);
    const query = kind === 'sizes' ? 'size=v49' : 'color=v49';
    const offered = find([product('Shirt', changes(names))], query).choices[kind];
    expect(offered).toHaveLength(40);
    expect(offered.at(-1)).toBe('v49');
    expect(offered).not.toContain('v39');
  });
});
