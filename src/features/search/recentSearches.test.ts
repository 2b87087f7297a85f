import { MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY } from '../../lib/constants';
import { createDeviceStorage } from '../../testing/deviceStorage';
import { recentSearches, withRecent } from './recentSearches';

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
