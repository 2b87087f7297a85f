import { facetLabel, facetsOf, readFacet } from './facets';
import { noFilters } from './filters';
import {
  firstPageAddress,
  type Listing,
  listingAddress,
  listKey,
  parentCategoriesOf,
  readListing,
} from './listingQuery';
import { featuredArg, homeCategories, listFilters, listingArg, lookUpArg, readPage } from './serverListing';

const everything: Listing = {
  category: '',
  parentCategory: '',
  featured: false,
  page: 1,
  columns: 3,
  filters: noFilters,
};

describe('readPage', () => {
  it.each(['1', '2', '17', '007'])('reads %s', (text) => {
    expect(readPage(text)).toBe(Number(text));
  });

  it.each([null, '', '0', '-1', '1.5', 'abc', '2x', '1e3', ' 2', '99999999999999999999'])(
    'reads %j as the first page',
    (text) => {
      expect(readPage(text)).toBe(1);
    },
  );
});

describe('readListing', () => {
  it('reads all parameters', () => {
    const search = new URLSearchParams(
      'category=Hand+Tools&parentCategory=Saws&page=3&featured=true&columns=2',
    );
    expect(readListing(search)).toEqual({
      category: 'hand tools',
      parentCategory: 'Saws',
      featured: true,
      page: 3,
      columns: 2,
      filters: noFilters,
    });
  });

  it('reads search, order and filters', () => {
    const search = new URLSearchParams(
      'search=+saw+&sort=price-asc&size=S&size=M&size=S&color=Indigo&with=fabric%3ALinen&minPrice=100&maxPrice=2000&sale=true',
    );
    expect(readListing(search).filters).toEqual({
      search: 'saw',
      sort: 'price-asc',
      sizes: ['S', 'M'],
      colors: ['Indigo'],
      facets: ['fabric:Linen'],
      minPrice: 100,
      maxPrice: 2000,
      onSale: true,
    });
  });

  it('reads invalid parameters as their default', () => {
    expect(
      readListing(
        new URLSearchParams(
          'category=+&parentCategory=+&featured=yes&columns=9&page=x&search=++&sort=best&size=&minPrice=-1&maxPrice=1e3&sale=1',
        ),
      ),
    ).toEqual(everything);
  });

  it('reads an address without parameters as all products', () => {
    expect(readListing(new URLSearchParams())).toEqual(everything);
  });

  it('cuts a category that is too long', () => {
    expect(readListing(new URLSearchParams({ category: 'a'.repeat(5000) })).category).toHaveLength(100);
  });
});

describe('listingAddress', () => {
  it('leaves out defaults', () => {
    expect(listingAddress(everything)).toBe('/products');
    expect(listingAddress({ ...everything, columns: 2 })).toBe('/products?columns=2');
  });

  it('is read back as the same listing', () => {
    const listing: Listing = {
      category: 'tools & more',
      parentCategory: 'Saws + Blades',
      featured: true,
      page: 2,
      columns: 2,
      filters: {
        search: 'a & b',
        sort: 'newest',
        sizes: ['One Size', '10'],
        colors: ['Red & Blue'],
        facets: ['head weight:450 g', 'grip:a:b'],
        minPrice: 0,
        maxPrice: 5,
        onSale: true,
      },
    };
    expect(readListing(new URL(listingAddress(listing), 'http://localhost').searchParams)).toEqual(listing);
  });
});

describe('A list', () => {
  const listing: Listing = { ...everything, category: 'men', filters: { ...noFilters, search: 'saw' } };

  it('is the same on every page, in every order, with every sub-category and filter', () => {
    const other: Listing = {
      ...listing,
      page: 3,
      columns: 2,
      parentCategory: 'Kurtas',
      filters: { ...noFilters, search: 'saw', sort: 'name', sizes: ['S'], onSale: true },
    };
    expect(listKey(other)).toBe(listKey(listing));
  });

  it.each([
    ['category', { category: 'women' }],
    ['search', { filters: noFilters }],
    ['choice of the store', { featured: true }],
  ])('is another one with another %s', (_what, change) => {
    expect(listKey({ ...listing, ...change })).not.toBe(listKey(listing));
  });

  it('is known with its order by the address of its first page', () => {
    const sorted: Listing = { ...listing, page: 3, columns: 2, filters: { ...noFilters, sort: 'name' } };
    expect(firstPageAddress(sorted)).toBe('/products?category=men&sort=name');
  });
});

describe('listingArg', () => {
  it('sends only page and limit without filters [7.calls.10, 7.calls.11, 7.calls.12]', () => {
    expect(listingArg(everything)).toEqual({ page: 1, limit: 12 });
  });

  it.each([
    ['men', { category: 'men', gender: 'Men' }],
    ['women', { category: 'women', gender: 'Women' }],
    ['accessories', { category: 'accessories', filter: 'Accessories,Personal Care,Home,null,Unisex' }],
    ['constructor', { category: 'constructor' }],
  ])(
    'adds its filters to the category %s [7.details.1, 7.details.2, 7.details.3, 7.details.4, decision.4]',
    (category, filters) => {
      expect(listingArg({ ...everything, category })).toEqual({ page: 1, limit: 12, ...filters });
    },
  );

  it('sends featured as one more filter [7.details.5, decision.3]', () => {
    expect(listingArg({ ...everything, featured: true, parentCategory: 'Saws', page: 2 })).toEqual({
      page: 2,
      limit: 12,
      parentCategory: 'Saws',
      featured: true,
    });
  });
});

describe('sub-categories', () => {
  it('are looked up among a hundred products of the list, without page and sub-category [7.details.6]', () => {
    const listing = { ...everything, category: 'men', parentCategory: 'Kurtas', page: 4 };
    expect(lookUpArg(listFilters(listing), 1)).toEqual({
      page: 1,
      limit: 100,
      category: 'men',
      gender: 'Men',
    });
  });

  it('are distinct, not empty and in order, with the chosen one [7.details.7]', () => {
    const names = ['Saws', '', 'Hammers', 'Saws'];
    expect(parentCategoriesOf(names, '')).toEqual(['Hammers', 'Saws']);
    expect(parentCategoriesOf(['files', 'Äxte', 'Files', 'Zangen'], '')).toEqual([
      'Äxte',
      'files',
      'Files',
      'Zangen',
    ]);
    expect(parentCategoriesOf(names, 'Planes')).toEqual(['Hammers', 'Planes', 'Saws']);
  });
});

describe('The categories of the home page', () => {
  it("are the store's own", () => {
    expect(homeCategories(['Men', 'Women'])).toEqual(['Men', 'Women']);
    expect(homeCategories(['Men'])).toEqual(['Men']);
  });

  it('are Hand Tools where the store has none', () => {
    expect(homeCategories([])).toEqual(['Hand Tools']);
  });
});

describe('The featured products', () => {
  it.each([
    [['Home Decor', 'Men'], 'home decor'],
    [[], 'hand tools'],
    [[''], ''],
  ])('of a store with the categories %j are the first four of %j', (categories, category) => {
    expect(featuredArg(categories)).toEqual({ page: 1, limit: 4, category });
  });
});

const attribute = (key: string, values: readonly string[], unit: string | null = null) => ({
  key,
  values,
  unit,
});

describe('What a listing can be filtered by', () => {
  it.each([
    ['a value', attribute('fit', ['Regular']), ['fit:Regular']],
    ['each of several values', attribute('fit', ['Slim', 'Tall']), ['fit:Slim', 'fit:Tall']],
    ['a value with its unit', attribute('head_weight', ['450'], 'g'), ['head_weight:450 g']],
    ['the material of a finer one', attribute('fabric', ['Mulmul cotton']), ['material:Cotton']],
    ['every material', attribute('upper', ['Leather and silk']), ['material:Silk', 'material:Leather']],
    ['a material that nobody asks for by itself', attribute('fabric', ['Chinon']), ['fabric:Chinon']],
    ['a length among others', attribute('overall_length', ['33'], 'cm'), ['length:200 to 400 mm']],
    ['a small length', attribute('length', ['100'], 'mm'), ['length:0 to 100 mm']],
    ['a great length', attribute('length', ['8'], 'm'), ['length:1000 mm and more']],
    ['a length that is no number', attribute('length', ['long'], 'mm'), ['length:long mm']],
    ['a length of an unknown unit', attribute('length', ['8'], 'in'), ['length:8 in']],
    ['no size', attribute('Size', ['S']), []],
    ['no colour', attribute('colour', ['Red']), []],
    ['no phone number', attribute('support_phone', ['1']), []],
    ['no long text', attribute('care', ['a'.repeat(41)]), []],
  ])('is %s', (_what, given, facets) => {
    expect(facetsOf([given])).toEqual(facets);
  });

  it('is each value once', () => {
    const both = [attribute('head_material', ['Steel']), attribute('blade_material', ['Spring steel'])];
    expect(facetsOf(both)).toEqual(['material:Steel']);
  });

  it('is read back from the address, with colons in its value', () => {
    expect(readFacet('scale:1:50')).toEqual({ key: 'scale', value: '1:50' });
    expect(readFacet('nonsense')).toEqual({ key: '', value: '' });
  });

  it('has the name that the product page has, with a capital letter', () => {
    expect(facetLabel('head_weight')).toBe('Head weight');
  });
});
