import fc from 'fast-check';
import { readDate } from './dates';
import { formatMoney } from './money';
import { routes } from './routes';
import {
  fieldsOf,
  isRecord,
  ownValue,
  readAmount,
  readId,
  readList,
  readNumber,
  readShortText,
  readShortTexts,
  readText,
  readWhole,
  wellFormed,
} from './untrusted';

describe('Untrusted', () => {
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

    it('are read of fields that the description says to be texts: of others it does not compile', () => {
      const fields = fieldsOf<{ name: string; sizes: string[]; price: { amount: number } }>({ name: 'a' });
      expect(readShortText(fields.name, 1)).toBe('a');
      // @ts-expect-error A list is read by `readList` or `readShortTexts`.
      expect(readShortText(fields.sizes, 1)).toBe('');
      // @ts-expect-error An object is read by `fieldsOf`.
      expect(readAmount(fields.price, 1)).toBeNull();
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
});

describe('Untrusted values', () => {
  it.each([
    [{ a: 1 }, true],
    [{}, true],
    [[], false],
    [null, false],
    [undefined, false],
    ['a', false],
    [() => 1, false],
  ])('%p has fields: %p', (value, hasFields) => {
    expect(isRecord(value)).toBe(hasFields);
    expect(fieldsOf(value)).toEqual(hasFields ? value : {});
  });

  it('reads a field, and none of what has no fields', () => {
    const nameOf = (value: unknown) => fieldsOf<{ name: string }>(value).name;
    expect([{ name: 7 }, ['name'], null].map(nameOf)).toEqual([7, undefined, undefined]);
  });

  it.each([
    ['a\ud800', 'a\ufffd'],
    [' a ', ' a '],
    [12.5, '12.5'],
    [0, '0'],
    [NaN, 'none'],
    [Infinity, 'none'],
    [true, 'none'],
    [null, 'none'],
    [{ toString: () => 'x' }, 'none'],
  ])('reads the text of %p', (value, text) => {
    expect(readText(value, 'none')).toBe(text);
    expect(readText(value)).toBe(text === 'none' ? '' : text);
  });

  it.each([
    [12, 12],
    [-0.5, -0.5],
    ['999.00', 999],
    [' 7 ', 7],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['7 rupees', null],
    ['Infinity', null],
    [Infinity, null],
    [NaN, null],
    [true, null],
    [[7], null],
    [null, null],
  ])('reads the number of %p as %p', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });

  it('cuts a text only beyond its limit, and leaves no space at the cut', () => {
    expect(readShortText(' abc ', 3)).toBe('abc');
    expect(readShortText('ab cd', 3)).toBe('ab');
    expect(readShortText(' abcd ', 3)).toBe('abc');
    expect(readId('\ud800bc', 3)).toBe('\ufffdbc');
  });

  it('reads a list, and none of anything else', () => {
    const list = [1, 'a'];
    expect(readList(list)).toBe(list);
    expect(['a', { length: 1 }, null].map(readList)).toEqual([[], [], []]);
  });

  it('reads no more texts than are kept, the first ones', () => {
    const limits = { count: 2, length: 3 };
    expect(readShortTexts(['a', '', 'b'], limits)).toEqual(['a', 'b']);
    expect(readShortTexts(['a', 'a', 'b', 'c'], limits)).toEqual(['a', 'b']);
    expect(readShortTexts(['a'], { count: 0, length: 3 })).toEqual([]);
  });

  it('finds only what stands under a key itself', () => {
    const prices = { hammer: 799 };
    expect(ownValue(prices, 'hammer')).toBe(799);
    expect(ownValue(prices, 'saw')).toBeUndefined();
    expect(ownValue(prices, 'constructor')).toBeUndefined();
  });
});
