import { readListing } from '../../lib/listingQuery';
import { buildProductModel } from '../../testing/builders';
import { listingCrumbs, productCrumbs } from './crumbs';

const crumbsOf = (query: string) => listingCrumbs(readListing(new URLSearchParams(query)), ['Hand Tools']);
const home = { name: 'Home', path: '/' };

describe('The way to a listing', () => {
  it('ends at its heading', () => {
    expect(crumbsOf('')).toEqual([home, { name: 'All Products', path: '/products' }]);
    expect(crumbsOf('category=hand+tools&page=2')).toEqual([
      home,
      { name: 'Hand Tools', path: '/products?category=hand+tools&page=2' },
    ]);
  });

  it('leads through the category to a sub-category', () => {
    expect(crumbsOf('category=hand+tools&parentCategory=Saws&page=2')).toEqual([
      home,
      { name: 'Hand Tools', path: '/products?category=hand+tools' },
      { name: 'Saws', path: '/products?category=hand+tools&parentCategory=Saws&page=2' },
    ]);
  });

  it('is the same with search, order and filters', () => {
    expect(crumbsOf('category=hand+tools&sort=name&size=M&page=2')).toEqual(crumbsOf('category=hand+tools'));
  });
});

it('The way to a product leads through its category, where it has one', () => {
  const product = buildProductModel({ id: 'p', name: 'Linen Kurta', category: 'Men' });
  const last = { name: 'Linen Kurta', path: '/product/p' };
  expect(productCrumbs(product)).toEqual([home, { name: 'Men', path: '/products?category=men' }, last]);
  expect(productCrumbs({ ...product, category: '' })).toEqual([home, last]);
});
