import { noFilters } from './filters';
import {
  firstPageAddress,
  listingAddress,
  listKey,
  parentCategoriesOf,
  readListing,
  type Listing,
} from './listingQuery';
import { listFilters, listingArg, lookUpArg, readPage } from './serverListing';

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
