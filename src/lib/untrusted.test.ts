import fc from 'fast-check';
import { readDate } from './dates';
import { formatMoney } from './money';
import { routes } from './routes';
import {
  readAmount,
  readId,
  readShortText,
  readShortTexts,
  readText,
  readWhole,
  wellFormed,
} from './untrusted';

/** Texts as JSON can spell them: any code unit, so also halves of surrogate pairs. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff })), {
    maxLength: 30,
  })
  .map((units) => String.fromCharCode(...units));
const anything = fc.oneof(fc.anything(), anyText, fc.double(), fc.double().map(String));

describe('Texts', () => {
  it('lose halves of surrogate pairs, and nothing else', () => {
    expect(wellFormed('a\ud800b😀\udc00')).toBe('a\ufffdb😀\ufffd');
    fc.assert(
      fc.property(anyText, (text) => {
        const whole = wellFormed(text);
        expect(whole).toHaveLength(text.length);
        expect(() => encodeURIComponent(whole)).not.toThrow();
        expect(wellFormed(whole)).toBe(whole);
      }),
    );
  });

  it('are cut between characters', () => {
    expect(readShortText(' ab😀 ', 4)).toBe('ab😀');
    expect(readShortText('ab😀', 3)).toBe('ab\ufffd');
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 40 }), (value, limit) => {
        const text = readShortText(value, limit);
        expect(text.length).toBeLessThanOrEqual(limit);
        expect(wellFormed(text)).toBe(text);
      }),
    );
  });

  it('that name a thing are not cut', () => {
    expect([readId('abc', 3), readId('abcd', 3), readId(12, 3), readId({}, 3)]).toEqual([
      'abc',
      '',
      '12',
      '',
    ]);
  });

  it('in lists are counted, each once', () => {
    const limits = { count: 2, length: 3 };
    expect(readShortTexts(['a', ' a', null, 'bcde', 'f'], limits)).toEqual(['a', 'bcd']);
    expect(readShortTexts('alone', limits)).toEqual(['alo']);
    expect(readShortTexts({ 0: 'a' }, limits)).toEqual([]);
  });

  it('make an address of a product, whatever its id is', () => {
    expect(routes.product('a\ud800/b')).toBe('/product/a%EF%BF%BD%2Fb');
    fc.assert(
      fc.property(anyText, (id) => {
        for (const address of [
          routes.product(id),
          routes.policy(id),
          routes.category(id),
          routes.payment(id),
          routes.trackOrder(id),
        ])
          expect(() => new URL(address, 'http://localhost')).not.toThrow();
      }),
    );
  });
});

describe('Numbers', () => {
  it('stay between their bounds', () => {
    expect([-1, 2.9, '7', 1e300, 'x', NaN].map((value) => readWhole(value, 0, 100))).toEqual([
      0,
      2,
      7,
      100,
      null,
      null,
    ]);
    expect([-1, 0, 2.5, '7', 1e300, -0.01, {}].map((value) => readAmount(value, 100))).toEqual([
      null,
      0,
      2.5,
      7,
      100,
      null,
      null,
    ]);
  });

  it('are written in a length that fits a screen', () => {
    fc.assert(
      fc.property(fc.double(), (amount) => {
        expect(formatMoney(amount).length).toBeLessThan(35);
      }),
    );
  });
});

it('takes only dates for dates', () => {
  expect(
    ['2026-03-02T08:00:00.000Z', ' 2026-03-02 ', 1741944600000, 1e300, 'soon', '', {}, null].map(readDate),
  ).toEqual([
    '2026-03-02T08:00:00.000Z',
    '2026-03-02',
    '2025-03-14T09:30:00.000Z',
    null,
    null,
    null,
    null,
    null,
  ]);
  fc.assert(
    fc.property(anything, (value) => {
      const date = readDate(value);
      expect(date === null || !Number.isNaN(Date.parse(date))).toBe(true);
      expect(readText(date)).toBe(date ?? '');
    }),
  );
});
