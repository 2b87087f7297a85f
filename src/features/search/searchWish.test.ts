import { readWish } from './searchWish';

const none = { min: null, max: null, sizes: [], measures: [] };

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
  ['XL', { ...none, words: '', sizes: ['XL'] }],
  ['m', { ...none, words: 'm' }],
  ['under ₹1,299.00', { ...none, words: '', max: 1299 }],
  ['between 499.99 and 999.99', { ...none, words: '', min: 499.99, max: 999.99 }],
  ['boots under 2k', { ...none, words: 'boots', max: 2000 }],
  ['kurta under 2 500', { ...none, words: 'kurta', max: 2500 }],
  ['kurta under २०००', { ...none, words: 'kurta', max: 2000 }],
  ['sarees 1k to 5k', { ...none, words: 'sarees', min: 1000, max: 5000 }],
  ['weight under 2kg', { ...none, words: 'weight under 2kg', measures: ['2 kg'] }],
  ['size 8 boots', { ...none, words: 'boots', sizes: ['8'] }],
  ['uk 9', { ...none, words: '', sizes: ['UK 9'] }],
  ['boots uk9', { ...none, words: 'boots', sizes: ['UK 9'] }],
  ['black suit s', { ...none, words: 'black suit', sizes: ['S'] }],
  ['men s shoes', { ...none, words: 'men s shoes' }],
  ['17mm spanner', { ...none, words: '17mm spanner', measures: ['17 mm'] }],
  ['spanner 17 mm', { ...none, words: 'spanner 17 mm', measures: ['17 mm'] }],
  ['micrometer 25-50 mm', { ...none, words: 'micrometer 25-50 mm', measures: ['25-50 mm'] }],
  ['micrometer 100-125 mm', { ...none, words: 'micrometer 100-125 mm', measures: ['100-125 mm'] }],
  ['spanner 24 x 27', { ...none, words: 'spanner 24 x 27' }],
  ['T-shirts', { ...none, words: 'tshirt' }],
])('“%s” asks for %j', (text, wish) => {
  const { without: _without, ...rest } = readWish(text);
  expect(rest).toEqual(wish);
});

it('takes each part out where it stands', () => {
  expect(readWish('black suit s, under 2k').without).toEqual(['black suit s,', 'black suit , under 2k']);
  expect(readWish('17mm spanner uk 9').without).toEqual(['17mm spanner', 'spanner uk 9']);
});
