import { MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY } from '../../lib/constants';
import { arrivedAt } from '../../testing/arrivedAt';
import { createDeviceStorage } from '../../testing/deviceStorage';
import {
  closed,
  failed,
  opened,
  productsFound,
  retried,
  searchReducer,
  submitted,
  typed,
  recentSearches,
  withRecent,
} from './searchSlice';
import { readWish } from './searchWish';
import { shopPageOf, shopPagesLike } from './shopPages';

type Action = Parameters<typeof searchReducer>[1];

const initial = searchReducer(undefined, { type: 'none' });

const after = (...actions: readonly Action[]) => actions.reduce(searchReducer, initial);

const found = {
  listing: '/products?search=saw',
  page: 1,
  corrected: '',
  products: [],
  total: 0,
  reading: { status: 'complete', read: 0, total: 0 },
} as const;

describe('The search', () => {
  it.each([
    ['it is closed', closed()],
    ['the shopper wants the results', submitted('saw')],
    ['the shopper goes on', arrivedAt('/contact')],
  ])('wants suggestions for what is in the open field, until %s', (_when, event) => {
    expect(after(opened('saw')).asked).toBe('saw');
    expect(after(opened(''), typed('saws')).asked).toBe('saws');
    expect(after(typed('saws'), event)).toEqual(initial);
  });

  it.each([retried(), productsFound(found)])('has not failed any more when it goes on', (event) => {
    expect(after(failed()).hasFailed).toBe(true);
    expect(after(failed(), event).hasFailed).toBe(false);
  });
});

describe('Search wish', () => {
  const none = { min: null, max: null, sizes: [], measures: [] };

  it.each([
    ['hammer', { ...none, words: 'hammer' }],
    ['under 500', { ...none, words: '', max: 500 }],
    ['price below 900', { ...none, words: '', max: 900 }],
    ['kurta price above 900', { ...none, words: 'kurta', min: 900 }],
    ['price between 500 and 1000', { ...none, words: '', min: 500, max: 1000 }],
    ['price tag', { ...none, words: 'price tag' }],
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
});

function readRecent(kept: unknown) {
  const device = createDeviceStorage(false, () => undefined);
  device.write(RECENT_SEARCHES_KEY, JSON.stringify(kept));
  return recentSearches.read(device.open().storage);
}

describe('The searches made last', () => {
  it('are read as they were kept', () => {
    const { storage } = createDeviceStorage(false, () => undefined).open();
    recentSearches.write(storage, { searches: ['hammer', 'kurta'] });
    expect(recentSearches.read(storage)).toEqual(['hammer', 'kurta']);
  });

  it.each([
    ['nothing', null],
    ['a text', 'hammer'],
    ['another version', { version: 2, searches: ['hammer'] }],
    ['no version', { searches: ['hammer'] }],
    ['no list', { version: 1, searches: 7 }],
  ])('are none where the device keeps %s', (_what, kept) => {
    expect(readRecent(kept)).toEqual([]);
  });

  it('are limited in number and length, whatever the device keeps', () => {
    const many = Array.from({ length: MAX_RECENT_SEARCHES + 5 }, (_, index) => `search ${index}`);
    expect(readRecent({ version: 1, searches: many })).toEqual(many.slice(0, MAX_RECENT_SEARCHES));
    expect(readRecent({ version: 1, searches: ['x'.repeat(500), 7, 'saw'] })[0]?.length).toBeLessThanOrEqual(
      100,
    );
  });

  it('have a new one at the front, which replaces another spelling of it', () => {
    expect(withRecent(['saw', 'Hammer', 'kurta'], 'hammer')).toEqual(['hammer', 'saw', 'kurta']);
    const full = Array.from({ length: MAX_RECENT_SEARCHES }, (_, index) => `search ${index}`);
    expect(withRecent(full, 'new')).toEqual(['new', ...full.slice(0, -1)]);
  });
});

describe('Shop pages', () => {
  it.each([
    ['order status', '/track-order'],
    ['Track', '/track-order'],
    [' track  order ', '/track-order'],
    ['returns', '/return'],
    ['refund policy', '/refund'],
    ['delivery', '/shipping'],
    ['my orders', '/orders'],
    ['contact us', '/contact'],
    ['tracksuit', null],
    ['order', null],
    ['', null],
  ])('“%s” names the page %p', (search, to) => {
    expect(shopPageOf(search)?.to ?? null).toBe(to);
  });

  it.each([
    ['tra', ['Track Order']],
    ['order', ['Track Order', 'Orders']],
    ['ret', ['Return Policy']],
    ['re', []],
    ['kurta', []],
  ])('“%s” may become %j', (search, names) => {
    expect(shopPagesLike(search).map(({ name }) => name)).toEqual(names);
  });
});
