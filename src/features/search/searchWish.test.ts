import { readWish } from './searchWish';

const none = { min: null, max: null, sizes: [] };

it.each([
  ['hammer', { ...none, words: 'hammer' }],
  ['under 500', { ...none, words: '', max: 500 }],
  ['sarees below Rs. 5,000', { ...none, words: 'sarees', max: 5000 }],
  ['kurta ₹500 to ₹1,000', { ...none, words: 'kurta', min: 500, max: 1000 }],
  ['500-1000 kurta', { ...none, words: 'kurta', min: 500, max: 1000 }],
  ['over 2000 rupees boots', { ...none, words: 'boots', min: 2000 }],
  ['kurta XL', { ...none, words: 'kurta', sizes: ['XL'] }],
  ['sneakers uk 8 under 4000', { ...none, words: 'sneakers', max: 4000, sizes: ['UK 8'] }],
  ["men's shirt size l", { ...none, words: "men's shirt", sizes: ['L'] }],
  ['XL', { ...none, words: 'XL' }],
  ['micrometer 25-50 mm', { ...none, words: 'micrometer 25-50 mm' }],
  ['micrometer 100-125 mm', { ...none, words: 'micrometer 100-125 mm' }],
  ['spanner 24 x 27', { ...none, words: 'spanner 24 x 27' }],
  ['T-shirts', { ...none, words: 'tshirt' }],
])('“%s” asks for %j', (text, wish) => {
  expect(readWish(text)).toEqual(wish);
});
