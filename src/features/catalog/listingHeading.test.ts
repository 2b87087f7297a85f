import { listingHeading } from './listingHeading';

const storeCategories = ['Hand Tools', 'Men', 'DIY'];

it.each([
  ['', false, 'All Products'],
  ['', true, 'Featured Products'],
  ['men', false, "Men's Collection"],
  ['women', true, "Women's Collection"],
  ['accessories', false, 'Accessories'],
  ['hand tools', false, "Hand Tools's Collection"],
  ['diy', false, "DIY's Collection"],
  ['tool sets', false, "Tool Sets's Collection"],
])('calls category %j, featured %j, %j (ruling 2)', (category, featured, heading) => {
  expect(listingHeading({ category, featured }, storeCategories)).toBe(heading);
});
