import { featuredArg, homeCategories } from './serverListing';

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
