/** @jest-environment jsdom */
import { readPlaces, storePlaces, takeOverScrolling } from './scrollPlaces';

const place = { position: 600, height: 844 };
const KEY = 'scroll_positions';

/** jsdom has no scroll restoration of its own. */
beforeEach(() => {
  window.sessionStorage.clear();
  Object.defineProperty(window.history, 'scrollRestoration', {
    writable: true,
    configurable: true,
    value: 'auto',
  });
  window.history.replaceState({ key: 'first' }, '');
});

describe('The places of a tab', () => {
  it('are read as they were stored', () => {
    storePlaces(new Map([['first', place]]));
    expect(readPlaces()).toEqual(new Map([['first', place]]));
  });

  it.each([
    ['nothing', '', []],
    ['no JSON', '{', []],
    ['a list', '[1]', []],
    ['a place without numbers', '{"first":{"position":"far"},"second":null}', ['first', 'second']],
  ])('are read where the storage holds %s', (_what, stored, keys) => {
    window.sessionStorage.setItem(KEY, stored);
    expect(readPlaces()).toEqual(new Map(keys.map((key) => [key, { position: 0, height: 0 }])));
  });

  it('are given up where nothing can be stored', () => {
    const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    expect(() => storePlaces(new Map([['first', place]]))).not.toThrow();
    expect(readPlaces()).toEqual(new Map());
    if (storage !== undefined) Object.defineProperty(window, 'sessionStorage', storage);
  });
});

describe('Scrolling back', () => {
  it('is left to the shop for an entry whose place it knows', () => {
    storePlaces(new Map([['first', place]]));
    takeOverScrolling();
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it.each([[{ key: 'second' }], [{ key: 7 }], [null]])('is left to the browser for another: %j', (state) => {
    storePlaces(new Map([['first', place]]));
    window.history.replaceState(state, '');
    takeOverScrolling();
    expect(window.history.scrollRestoration).toBe('auto');
  });
});
