import { toPaymentFields } from './paymentFields';

// A server may send anything: answers are not validated before they reach a model.
describe('Section 3, Payment field definition', () => {
  it.each([
    null,
    undefined,
    'fields',
    7,
    {},
    { fields: null },
    { fields: {} },
    [null, 1, 'x', {}, { name: '' }],
  ])('are none in anything else: %p [7.calls.24]', (answer) => {
    expect(toPaymentFields(answer)).toEqual([]);
  });

  it('are whole, whatever is left out, is no text or is unknown [3.payment-field.6]', () => {
    expect(toPaymentFields([{ name: 'a' }])).toEqual([
      {
        name: 'a',
        label: 'a',
        placeholder: '',
        description: '',
        type: 'text',
        options: [],
        hasMoreOptions: false,
        inline: false,
        mask: '',
        defaultValue: '',
        rules: { required: false, minLength: null, maxLength: null, pattern: '' },
        rulesMessages: [],
        showWhenFilled: [],
      },
    ]);
    const [odd] = toPaymentFields([
      {
        name: 7,
        type: 'file',
        options: ['Card'],
        rules: 'strict',
        defaultValue: true,
        label: {},
        inline: 'yes',
        rulesMessages: null,
        showWhenFilled: { a: 1 },
        colour: 'red',
      },
    ]);
    expect(odd).toMatchObject({
      name: '7',
      label: '7',
      type: 'text',
      options: [],
      defaultValue: 'true',
      inline: false,
      rules: { required: false },
      rulesMessages: [],
      showWhenFilled: [],
    });
    expect(odd).not.toHaveProperty('colour');
  });

  it('have everything that the server says of them [3.payment-field.1, 3.payment-field.4, 3.payment-field.5]', () => {
    const field = {
      name: 'city',
      label: 'City',
      placeholder: 'Pune',
      description: 'Where your bank is.',
      options: ['Pune', 'Delhi'],
      inline: true,
      mask: 'aaaa',
      defaultValue: 'Delhi',
      rulesMessages: ['Choose a city', 'Shorter, please'],
      showWhenFilled: ['method', 'bank'],
    };
    expect(toPaymentFields([{ ...field, type: 'select' }])).toEqual([
      {
        ...field,
        type: 'select',
        options: [
          { label: 'Pune', value: 'Pune' },
          { label: 'Delhi', value: 'Delhi' },
        ],
        hasMoreOptions: false,
        rules: { required: false, minLength: null, maxLength: null, pattern: '' },
      },
    ]);
  });

  it.each(['text', 'email', 'password', 'number', 'tel', 'textarea', 'select', 'checkbox'])(
    'can be a %s [3.payment-field.2]',
    (type) => expect(toPaymentFields([{ name: 'a', type, options: ['x'] }])[0]?.type).toBe(type),
  );

  it('have rules, given as they are or as text [3.payment-field.3]', () => {
    const rules = { required: true, minLength: 4, maxLength: 8, pattern: '^a' };
    expect(toPaymentFields([{ name: 'a', rules }])[0]?.rules).toEqual(rules);
    const texts = { required: 'true', minLength: '4', maxLength: '8', pattern: '^a' };
    expect(toPaymentFields([{ name: 'a', rules: texts }])[0]?.rules).toEqual(rules);
  });

  it('take a name once, and no type from what every object has', () => {
    const fields = toPaymentFields([
      { name: 'a', label: 'First' },
      { name: 'a', label: 'Second' },
      { name: 'b', type: 'constructor' },
    ]);
    expect(fields.map(({ label, type }) => [label, type])).toEqual([
      ['First', 'text'],
      ['b', 'text'],
    ]);
  });
});

describe('The choices of a select', () => {
  const select = (options: unknown, more: object = {}) =>
    toPaymentFields([{ name: 'method', type: 'select', options, ...more }])[0];

  it.each([
    [
      'texts',
      ['Card', ' UPI '],
      [
        ['Card', 'Card'],
        ['UPI', ' UPI '],
      ],
    ],
    [
      'numbers',
      [3, 0, -1.5],
      [
        ['3', '3'],
        ['0', '0'],
        ['-1.5', '-1.5'],
      ],
    ],
    ['a lone text', 'Card', [['Card', 'Card']]],
    ['objects', [{ label: 'Card', value: 'c' }], [['Card', 'c']]],
    [
      'values of other types',
      [
        { label: 'Three', value: 3 },
        { label: 'Yes', value: true },
        { label: 'No', value: false },
      ],
      [
        ['Three', '3'],
        ['Yes', 'true'],
        ['No', 'false'],
      ],
    ],
    [
      'values without a label',
      [{ value: 'c' }, { label: ' ', value: 7 }, { label: {}, value: true }],
      [
        ['c', 'c'],
        ['7', '7'],
        ['true', 'true'],
      ],
    ],
    ['labels without a value', [{ label: 'Card' }], [['Card', 'Card']]],
    [
      'one value twice',
      [{ label: 'Card', value: 'c' }, { label: 'Other', value: 'c' }, 'c'],
      [['Card', 'c']],
    ],
    [
      'one label twice',
      [
        { label: 'Card', value: 'a' },
        { label: 'Card', value: 'b' },
      ],
      [
        ['Card', 'a'],
        ['Card', 'b'],
      ],
    ],
    [
      'odd members',
      [null, true, [], {}, undefined, NaN, { value: {} }, { value: Infinity }, { label: {} }, 'UPI'],
      [['UPI', 'UPI']],
    ],
    [
      'values that cannot be sent as they are',
      [{ label: 'A', value: '\ud800' }, 'x'.repeat(1001), 'UPI'],
      [['UPI', 'UPI']],
    ],
    [
      'labels that are no text, or too long',
      [
        { label: 'Card\ud800', value: 'a' },
        { label: 'x'.repeat(300), value: 'b' },
      ],
      [
        ['Card\ufffd', 'a'],
        ['x'.repeat(200), 'b'],
      ],
    ],
  ])('are %s', (_what, options, expected) => {
    expect(select(options)?.options).toEqual(expected.map(([label, value]) => ({ label, value })));
  });

  it.each(['', ' ', null])('leave out the value %j, whose label stands for no choice', (value) => {
    const field = select([{ label: 'Please choose', value }, 'Card']);
    expect(field).toMatchObject({ placeholder: 'Please choose', options: [{ label: 'Card' }] });
    expect(select([{ label: 'Please choose', value }, 'Card'], { placeholder: 'Own' })?.placeholder).toBe(
      'Own',
    );
  });

  it('have no label for no choice from a value that cannot be sent', () => {
    expect(select([{ label: 'Odd', value: {} }, 'Card'])?.placeholder).toBe('');
  });

  it('are at most 500, and it is known that there are more', () => {
    const many = Array.from({ length: 501 }, (_, index) => index);
    expect(select(many)?.options).toHaveLength(500);
    expect(select(many)?.hasMoreOptions).toBe(true);
    expect(select(many.slice(1))?.hasMoreOptions).toBe(false);
  });

  it.each([[[]], [null], [{}], [[{}, null]], [[{ label: 'Choose', value: '' }]]])(
    'are typed where there are none: %j',
    (options) => {
      expect(select(options, { rules: { required: true } })).toMatchObject({ type: 'text', options: [] });
    },
  );

  it('match a default of the same text, number or truth', () => {
    expect(select([1, 2], { defaultValue: 2 })?.defaultValue).toBe('2');
    expect(select([{ label: 'No', value: false }], { defaultValue: false })?.defaultValue).toBe('false');
  });
});

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
