import { listingHeading } from './listingHeading';

const storeCategories = ['Hand Tools', 'MEN', 'WOMEN', 'DIY', 'औज़ार'];

describe('Section 2, Products listing: the heading', () => {
  it.each([
    ['men', false, "Men's Collection"],
    ['women', true, "Women's Collection"],
    ['accessories', false, 'Accessories'],
  ])('of category %j, featured %j, is %j [2.listing.3]', (category, featured, heading) => {
    expect(listingHeading({ category, featured }, storeCategories)).toBe(heading);
  });

  it.each([
    ['hand tools', 'Hand Tools'],
    ['diy', 'DIY'],
    ['tool sets', 'Tool Sets'],
    ['home & garden', 'Home & Garden'],
    ['औज़ार', 'औज़ार'],
    ['constructor', 'Constructor'],
  ])('of category %j is %j [2.listing.4]', (category, heading) => {
    expect(listingHeading({ category, featured: false }, storeCategories)).toBe(heading);
  });

  it.each([
    [false, 'All Products'],
    [true, 'Featured Products'],
  ])('of no category, featured %j, is %j [2.listing.5]', (featured, heading) => {
    expect(listingHeading({ category: '', featured }, storeCategories)).toBe(heading);
  });
});
