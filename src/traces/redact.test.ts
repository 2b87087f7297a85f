import { createRedactor, findSensitiveNames } from './redact';

const HIDDEN = '[secret]';

describe('A trace shows no', () => {
  it.each([
    ...['password', 'newPassword', 'passwd', 'passcode', 'clientSecret', 'Authorization', 'credentials'],
    ...[
      'apiKey',
      'api_key',
      'API-KEY',
      'cookies',
      'token',
      'accessToken',
      'otp',
      'cvv',
      'cvv2',
      'cvc',
      'cvc2',
    ],
    ...['pan', 'upiPin', 'upi_pin', 'UPIPIN', 'card_no', 'cardNo', 'cardNumber', 'card_number'],
  ])('value that is called %s', (name) => {
    const redact = createRedactor();
    expect(redact({ [name]: 'canary', list: [{ [name]: 4711 }] })).toEqual({
      [name]: HIDDEN,
      list: [{ [name]: HIDDEN }],
    });
    expect(findSensitiveNames({ in: [{ [name]: 'canary' }] })).toEqual([name]);
  });

  it('list or object that has such a name', () => {
    expect(createRedactor()({ credentials: { user: 'canary' }, cookie: ['canary'] })).toEqual({
      credentials: HIDDEN,
      cookie: HIDDEN,
    });
  });

  it('secret parameter of an address in a text', () => {
    expect(createRedactor()(['/reset?token=canary&page=2'])).toEqual(['/reset?token=[secret]&page=2']);
  });

  it('value of a field for a password', () => {
    const field = { name: 'pin', type: 'password', value: 'canary', defaultValue: 'canary', label: 'PIN' };
    expect(createRedactor()(field)).toEqual({ ...field, value: HIDDEN, defaultValue: HIDDEN });
    expect([...findSensitiveNames(field)].toSorted()).toEqual(['defaultValue', 'value']);
    const other = { name: 'bank', type: 'text', value: 'Mill Bank' };
    expect(createRedactor()(other)).toBe(other);
    expect(createRedactor()({ value: 'Mill Bank' })).toEqual({ value: 'Mill Bank' });
    expect(findSensitiveNames([other, { value: 'Mill Bank' }])).toEqual([]);
  });
});

it.each([
  ...[
    'tokens',
    'tokenCount',
    'company',
    'panel',
    'japan',
    'otpSent',
    'hotpot',
    'discard_no',
    'cvv22',
    'upiPins',
  ],
])('a trace keeps what is called %s', (name) => {
  const value = { [name]: 'shown' };
  expect(createRedactor()(value)).toBe(value);
  expect(findSensitiveNames(value)).toEqual([]);
});

it.each([null, '', undefined, true, false])('a trace says that a password is %p', (password) => {
  expect(createRedactor()({ password })).toEqual(password === undefined ? {} : { password });
  expect(findSensitiveNames({ password })).toEqual([]);
});

describe('The text of a draft', () => {
  const draft = { fullName: 'Asha Verma', city: 'Pune', state: 'Pune', phone: '', postalCode: ' ' };
  const hidden = {
    fullName: '[secret 1]',
    city: '[secret 2]',
    state: '[secret 2]',
    phone: '',
    postalCode: ' ',
  };

  it('is a number, the same for the same text', () => {
    const redact = createRedactor();
    expect(redact({ phase: 'draft', address: draft, note: 'kept' })).toEqual({
      phase: 'draft',
      address: hidden,
      note: 'kept',
    });
    expect(redact({ phase: 'draft', address: { city: 'Pune', phone: '9', saved: true } })).toEqual({
      phase: 'draft',
      address: { city: '[secret 2]', phone: '[secret 3]', saved: true },
    });
  });

  it('is hidden into one and the same object each time', () => {
    const redact = createRedactor();
    const read = (value: unknown): unknown => Reflect.get(Object(redact(value)), 'address');
    const first = read({ phase: 'draft', address: draft });
    expect(read({ phase: 'draft', address: draft, step: 2 })).toBe(first);
  });

  it('is not hidden a second time', () => {
    expect(createRedactor()({ phase: 'draft', address: hidden })).toEqual({
      phase: 'draft',
      address: hidden,
    });
    for (const fullName of ['[secret 12]', 'x [secret 1]', '[secret 1] x', '[secret]']) {
      expect(createRedactor()({ phase: 'draft', address: { fullName } })).toEqual({
        phase: 'draft',
        address: { fullName: fullName === '[secret 12]' ? fullName : '[secret 1]' },
      });
    }
  });

  it('is shown once the order is placed, or where it is no address', () => {
    for (const value of [
      { phase: 'placed', address: draft },
      { address: draft },
      { phase: 'draft', contact: draft },
      { phase: 'draft', address: '/checkout' },
      { phase: 'draft', address: null },
    ]) {
      expect(createRedactor()(value)).toBe(value);
    }
  });
});

describe('What a trace shows', () => {
  it('is the value itself where nothing is hidden', () => {
    const state = { cart: { lines: [{ id: 'p1', quantity: 2, sale: true, note: null }] } };
    expect(createRedactor()(state)).toBe(state);
    const mixed = { ...state, password: 'canary' };
    expect(createRedactor()(mixed)).toEqual({ ...state, password: HIDDEN });
    expect(Reflect.get(Object(createRedactor()(mixed)), 'cart')).toBe(state.cart);
  });

  it('is the same copy for the same value, and stays as it is', () => {
    const redact = createRedactor();
    const part = { password: 'canary' };
    const first = redact(part);
    expect(redact(part)).toBe(first);
    expect(redact({ part })).toEqual({ part: first });
    expect(redact(first)).toBe(first);
    const draft = redact({ phase: 'draft', address: { city: 'Pune' } });
    expect(redact(draft)).toBe(draft);
    const list = [part];
    expect(redact(list)).toBe(redact(list));
  });

  it('is plain JSON', () => {
    const redact = createRedactor();
    expect(redact({ a: 1, none: undefined })).toStrictEqual({ a: 1 });
    expect(
      redact({
        none: undefined,
        call: () => 1,
        mark: Symbol('mark'),
        list: [undefined, () => 1, 1],
        large: 12n,
        infinite: Infinity,
        missing: NaN,
        half: 0.5,
        made: new Date('2026-03-02T08:00:00.000Z'),
        nothing: null,
      }),
    ).toStrictEqual({
      list: [null, null, 1],
      large: '12',
      infinite: null,
      missing: null,
      half: 0.5,
      made: '2026-03-02T08:00:00.000Z',
      nothing: null,
    });
  });

  it('has no class, and not what only looks like JSON of its own', () => {
    class Line {
      readonly id = 'p1';
    }
    expect(Object.getPrototypeOf(createRedactor()(new Line()))).toBe(Object.prototype);
    expect(createRedactor()(new Line())).toEqual({ id: 'p1' });
    expect(createRedactor()({ toJSON: 'no function' })).toEqual({ toJSON: 'no function' });
    expect(createRedactor()({ toJSON: () => ({ password: 'canary' }) })).toEqual({ password: HIDDEN });
  });

  it('ends where a value contains itself', () => {
    const loop: Record<string, unknown> = { name: 'loop', password: 'canary' };
    loop['self'] = loop;
    expect(createRedactor()(loop)).toEqual({ name: 'loop', password: HIDDEN, self: null });
    expect(findSensitiveNames(loop)).toEqual(['password']);
  });
});

it('names what looks like a secret once, and not what is hidden already', () => {
  expect(
    findSensitiveNames([
      { password: 'a' },
      { password: 'b', inner: { apiKey: 'c' } },
      { otp: HIDDEN, token: null },
      'text',
      null,
    ]),
  ).toEqual(['password', 'apiKey']);
});
