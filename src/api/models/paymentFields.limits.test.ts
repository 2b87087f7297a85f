import { toPaymentFields } from './paymentFields';

// A server may send anything: answers are not validated before they reach a model.

describe('A form of a hostile store', () => {
  it.each([
    [{ minLength: -1, maxLength: 0 }, [null, null]],
    [{ minLength: NaN, maxLength: Infinity }, [null, null]],
    [{ minLength: 1e9, maxLength: 1e9 }, [null, null]],
    [{ minLength: '1e400', maxLength: {} }, [null, null]],
    [{ minLength: 8, maxLength: 4 }, [null, null]],
    [{ minLength: 2.5, maxLength: 4.5 }, [3, 4]],
    [{ minLength: 4, maxLength: 4 }, [4, 4]],
    [{ minLength: 1, maxLength: 10_000 }, [1, 10_000]],
    [{ minLength: 2, maxLength: 10_001 }, [2, null]],
    [{ maxLength: 4 }, [null, 4]],
  ])('has lengths that a value can have: %j', (rules, [minLength, maxLength]) => {
    expect(toPaymentFields([{ name: 'a', rules }])[0]?.rules).toMatchObject({ minLength, maxLength });
  });

  it('has at most 100 fields, after those that are none', () => {
    const odd: unknown[] = Array.from({ length: 1000 }, () => null);
    const fields = toPaymentFields([...odd, ...Array.from({ length: 101 }, (_, index) => ({ name: index }))]);
    expect(fields.map(({ name }) => name)).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
  });

  it('has texts of bounded length, and drops names, values, patterns and masks that are too long', () => {
    const long = 'x'.repeat(100_000);
    const [field] = toPaymentFields([
      {
        name: 'a',
        label: long,
        placeholder: long,
        description: '\ud800',
        defaultValue: long,
        mask: long,
        rules: { pattern: long },
        rulesMessages: Array.from({ length: 1000 }, (_, index) => `${index}${long}`),
        showWhenFilled: [long, 'b', ...Array.from({ length: 1000 }, () => 'c')],
      },
    ]);
    expect(field).toMatchObject({
      label: 'x'.repeat(200),
      placeholder: 'x'.repeat(500),
      description: '\ufffd',
    });
    expect(field).toMatchObject({ defaultValue: '', mask: '', rules: { pattern: '' } });
    expect(field?.rulesMessages).toHaveLength(10);
    expect(field?.showWhenFilled.slice(0, 2)).toEqual(['b', 'c']);
    expect(JSON.stringify(field).length).toBeLessThan(10_000);
    expect(toPaymentFields([{ name: long }])).toEqual([]);
  });

  it.each([
    ['text', 7, '7'],
    ['text', true, 'true'],
    ['text', false, ''],
    ['text', {}, ''],
    ['text', '\ud800', ''],
    ['checkbox', true, 'true'],
    ['password', 'secret', ''],
    ['text', null, ''],
    ['text', 'x'.repeat(1000), 'x'.repeat(1000)],
    ['text', 'x'.repeat(1001), ''],
  ])('has a default of type %s, sent as %.20j: "%.20s"', (type, defaultValue, expected) => {
    expect(toPaymentFields([{ name: 'a', type, defaultValue }])[0]?.defaultValue).toBe(expected);
  });

  it('has no mask that is shorter than what must be typed', () => {
    const masks = (rules: object) => toPaymentFields([{ name: 'a', mask: '9999', rules }])[0]?.mask;
    expect(masks({ minLength: 5 })).toBe('');
    expect(masks({ minLength: 4 })).toBe('9999');
    expect(masks({})).toBe('9999');
  });

  it.each([
    ['a lone name', 'bank', ['bank']],
    ['names and what is none', ['bank', '', {}, 7], ['bank', '7']],
    ['too many names', Array.from({ length: 101 }, (_, index) => `f${index}`), 100],
  ])('waits for fields, given as %s', (_what, showWhenFilled, expected) => {
    const names = toPaymentFields([{ name: 'a', showWhenFilled }])[0]?.showWhenFilled;
    expect(typeof expected === 'number' ? names?.length : names).toEqual(expected);
  });
});
