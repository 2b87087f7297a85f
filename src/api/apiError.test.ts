import { createHide, HIDDEN } from '../lib/secrets/hideText';
import { noResponse } from '../lib/texts';
import {
  type ApiError,
  errorMessage,
  isApiError,
  isGone,
  isRefusal,
  MESSAGE_LENGTH,
  messageOf,
  withMessage,
} from './apiError';
import { endpointFailed, isOfSession, isOutdated, isUnauthorized, resolvedEndpoint } from './apiMatchers';
import type { OpenPaymentOutcome } from './models/types';
import {
  closeOutcome,
  forgetOutcome,
  openOutcome,
  type QrOutcome,
  type RedirectOutcome,
} from './paymentOutcomes';

const http = (status: number, message = ''): ApiError => ({ kind: 'http', status, message });

const unreadable: ApiError = { kind: 'unreadable', status: 404 };

const hide = createHide(['correct-horse']);

describe('An error of a call', () => {
  it.each<ApiError>([
    http(500),
    { kind: 'network' },
    unreadable,
    { kind: 'missingToken' },
    { kind: 'tokenNotKept' },
    { kind: 'outdated' },
  ])('is told from other values: $kind', (error) => {
    expect(isApiError(error)).toBe(true);
  });

  it.each([
    null,
    undefined,
    'http',
    new Error('x'),
    {},
    { kind: 'other' },
    { kind: ['http'] },
    { kind: 'toString' },
    { kind: null },
  ])('is not %p', (value) => {
    expect(isApiError(value)).toBe(false);
  });
});

describe('The message of a failure', () => {
  it.each<[string, unknown, string]>([
    ['the server’s own', http(422, 'No longer sold.'), 'No longer sold.'],
    ['the given one where the server says none', http(422), 'Given'],
    ['that nobody answered', { kind: 'network' }, noResponse],
    ['that the answer was unreadable', unreadable, 'The answer of the server could not be read.'],
    [
      'that the token is missing',
      { kind: 'missingToken' },
      'Authentication failed: Token is missing in the response',
    ],
    ['the given one after the session', { kind: 'outdated' }, 'Given'],
    ['that of an exception', new Error('Boom'), 'Boom'],
    ['the given one where no error is known', { message: 'Boom' }, 'Given'],
  ])('is %s', (_what, error, expected) => {
    expect(messageOf(error, 'Given')).toBe(expected);
  });

  it('is put where the server gave none, and nowhere else', () => {
    expect(withMessage(http(404), 'Given')).toEqual(http(404, 'Given'));
    expect(withMessage(http(404, 'Own'), 'Given')).toEqual(http(404, 'Own'));
    expect(withMessage({ kind: 'network' }, 'Given')).toEqual({ kind: 'network' });
  });
});

describe('What a failure says', () => {
  it.each<[ApiError, boolean]>([
    [http(399), false],
    [http(400), true],
    [http(408), false],
    [http(409), true],
    [http(499), true],
    [http(500), false],
    [unreadable, false],
    [{ kind: 'network' }, false],
  ])('of whether the server refused to act: %j, %s', (error, expected) => {
    expect(isRefusal(error)).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    [http(404), true],
    [http(410), true],
    [http(403), false],
    [http(500), false],
    [unreadable, false],
    [{ kind: 'network' }, false],
    [{ kind: 'unreadable', status: 410 }, false],
    [{ status: 404 }, false],
    [null, false],
  ])('of whether there is no such thing: %j, %s', (error, gone) => {
    expect(isGone(error)).toBe(gone);
  });
});

describe('The message in an error’s body', () => {
  it.each([
    ['its error field', { error: 'No.' }, 'No.'],
    ['without a secret', { error: 'Wrong: correct-horse' }, 'Wrong: •••'],
    ['none in another shape', ['No.'], ''],
    ['none without a text', { error: {} }, ''],
    ['cut', { error: 'x'.repeat(10_000) }, 'x'.repeat(MESSAGE_LENGTH)],
    ['none where it is too long to be one', { error: 'x'.repeat(10_001) }, ''],
  ])('is %s', (_what, body, expected) => {
    expect(errorMessage(body, hide)).toBe(expected);
  });

  it('loses the whole of a secret that stands where it is cut', () => {
    const text = errorMessage({ error: `${'x '.repeat(148)}correct-horse` }, hide);
    expect(text).toBe(`${'x '.repeat(148)}•••`);
  });
});

describe('Api matchers', () => {
  type Status = 'pending' | 'fulfilled' | 'rejected';

  /** The action of a call, as the store sends it. */
  function action(requestStatus: Status, arg: unknown, more: object = {}) {
    return { type: `api/execute/${requestStatus}`, meta: { requestId: 'r', requestStatus, arg }, ...more };
  }

  function failed(payload: unknown, rejectedWithValue = true) {
    const { type, meta } = action('rejected', { type: 'query', endpointName: 'listOrders' });
    return { type, payload, meta: { ...meta, rejectedWithValue } };
  }

  const unauthorized = { kind: 'http', status: 401, message: '' };

  describe('A call that failed', () => {
    it.each([
      ['with 401', failed(unauthorized), true],
      ['with 403', failed({ ...unauthorized, status: 403 }), false],
      ['unreadably, with 401', failed({ kind: 'unreadable', status: 401 }), false],
      ['without an error of a call', failed({ status: 401 }), false],
      ['without a value', failed(unauthorized, false), false],
      ['in an action of another kind', { type: 'x', payload: unauthorized }, false],
    ])('shows that nobody is signed in: %s, %s', (_what, sent, expected) => {
      expect(isUnauthorized(sent)).toBe(expected);
    });

    it('was dropped with its session, or failed in another way', () => {
      expect(isOutdated(failed({ kind: 'outdated' }))).toBe(true);
      expect(isOutdated(failed({ kind: 'network' }))).toBe(false);
      expect(isOutdated(failed({ kind: 'outdated' }, false))).toBe(false);
    });

    it.each([
      [true, failed({ kind: 'network' }), true],
      [false, failed({ kind: 'network' }), false],
      [true, failed(undefined, false), false],
    ])('is one of its endpoint where that matches (%s) and it has an error: %#', (isOwn, sent, expected) => {
      expect(endpointFailed({ matchRejected: () => isOwn })(sent)).toBe(expected);
    });
  });

  it.each<[unknown, boolean]>([
    [{ meta: { baseQueryMeta: { session: 'abc' } } }, true],
    [{ meta: { baseQueryMeta: { session: 'other' } } }, false],
    [{ meta: { baseQueryMeta: {} } }, false],
    [{ meta: { baseQueryMeta: null } }, false],
    [{ meta: {} }, false],
    [{ meta: null }, false],
    [null, false],
  ])('An action is of a session only where its answer says so: %j', (sent, expected) => {
    expect(isOfSession(sent, 'abc')).toBe(expected);
  });

  it.each<[string, unknown, string]>([
    [
      'a query that has succeeded',
      action('fulfilled', { type: 'query', endpointName: 'listOrders' }),
      'listOrders',
    ],
    ['a query that is sent', action('pending', { type: 'query', endpointName: 'listOrders' }), ''],
    [
      'a mutation that is sent',
      action('pending', { type: 'mutation', endpointName: 'createOrder' }),
      'createOrder',
    ],
    [
      'a mutation that has succeeded',
      action('fulfilled', { type: 'mutation', endpointName: 'createOrder' }),
      'createOrder',
    ],
    ['a mutation that has failed', action('rejected', { type: 'mutation', endpointName: 'createOrder' }), ''],
    ['another thunk', action('fulfilled', undefined), ''],
    ['another action', { type: 'cart/added' }, ''],
  ])('The endpoint that works again after %s is "%s"', (_what, sent, expected) => {
    expect(resolvedEndpoint(sent)).toBe(expected);
  });
});

describe('Payment outcomes', () => {
  const typed = 'asha@payer.example';

  const hide = createHide([typed]);

  const address = `https://bank.example/pay?mail=${encodeURIComponent(typed)}`;

  type LeadingOutcome = Exclude<OpenPaymentOutcome, { kind: 'completed' | 'failed' }>;

  const outcomes: readonly LeadingOutcome[] = [
    { kind: 'redirectPost', url: address, inputs: [{ name: 'mail', value: typed }] },
    { kind: 'redirect', url: address },
    { kind: 'deeplink', url: `upi://pay?tn=${typed}` },
    { kind: 'qrText', text: `upi://pay?tn=${typed}` },
  ];

  const copies = {
    itself: (value: unknown) => value,
    'a structured clone': (value: unknown) => structuredClone(value),
    'a spread copy': (value: object) => ({ ...value }),
    'its JSON': (value: unknown): unknown => JSON.parse(JSON.stringify(value)),
  };

  function close(outcome: LeadingOutcome): RedirectOutcome | QrOutcome {
    const closed = closeOutcome(outcome, hide);
    if (closed.kind === 'completed' || closed.kind === 'failed') throw new Error(closed.kind);
    return closed;
  }

  function open(closed: RedirectOutcome | QrOutcome): OpenPaymentOutcome | null {
    return closed.kind === 'qrText' || closed.kind === 'qrImage' ? openOutcome(closed) : openOutcome(closed);
  }

  describe('A closed outcome in which nothing is hidden', () => {
    const plain = { kind: 'redirectPost', url: 'https://bank.example/pay', inputs: [] } as const;

    it('keeps what a form posts to itself all the same', () => {
      const closed = closeOutcome(plain, hide);
      expect(closed).not.toHaveProperty('inputs');
      expect(closed.kind === 'redirectPost' ? openOutcome(closed) : null).toEqual(plain);
    });

    it('opens no form whose inputs another page has', () => {
      expect(openOutcome({ kind: 'redirectPost', url: plain.url, openId: 'of another page' })).toBeNull();
    });

    it('says that a payment is complete', () => {
      expect(closeOutcome({ kind: 'completed' }, hide)).toEqual({ kind: 'completed' });
    });
  });

  describe.each(outcomes)('A closed outcome of kind $kind', (outcome) => {
    it('holds nothing that was typed', () => {
      const text = JSON.stringify(close(outcome));
      expect(text).not.toContain('asha');
      expect(text).toContain(HIDDEN);
    });

    it.each(Object.entries(copies))('opens to what the server sent, or not at all: %s', (_how, copy) => {
      const closed = close(outcome);
      const copied = copy(closed) as typeof closed;
      expect(open(copied)).toEqual(outcome);
      forgetOutcome(closed);
      expect(open(copied)).toBeNull();
    });
  });

  it('An outcome with nothing to hide is stored whole, and needs nothing in memory', () => {
    const url = 'https://bank.example/pay?reference=r1';
    const closed = close({ kind: 'redirect', url });
    expect(closed).toEqual({ kind: 'redirect', url, openId: null });
    forgetOutcome(closed);
    expect(open(closed)).toEqual({ kind: 'redirect', url });
  });

  it('The values of a form are never stored, whatever they are', () => {
    const closed = close({
      kind: 'redirectPost',
      url: 'https://bank.example/pay',
      inputs: [{ name: 'amount', value: '3997.00' }],
    });
    expect(JSON.stringify(closed)).not.toContain('3997');
    forgetOutcome(closed);
    expect(open(closed)).toBeNull();
  });

  it('An address with a parameter that is a secret is not stored whole', () => {
    const closed = close({ kind: 'redirect', url: 'https://bank.example/pay?token=canary' });
    expect(closed).toMatchObject({ url: 'https://bank.example/pay?token=[secret]' });
    forgetOutcome(closed);
    expect(open(closed)).toBeNull();
  });

  it('The reason of a failure is kept without what was typed, and cut to what a screen shows', () => {
    const message = `${'x'.repeat(280)} ${typed} ${'y'.repeat(100)}`;
    expect(closeOutcome({ kind: 'failed', message }, hide)).toEqual({
      kind: 'failed',
      message: `${'x'.repeat(280)} ${HIDDEN} ${'y'.repeat(15)}`,
    });
  });

  it('A picture with nothing to hide is stored whole', () => {
    const dataUrl = 'data:image/png;base64,iVBORw0KGgo=';
    const closed = close({ kind: 'qrImage', dataUrl });
    expect(closed).toEqual({ kind: 'qrImage', dataUrl, openId: null });
    expect(open(closed)).toEqual({ kind: 'qrImage', dataUrl });
  });

  it('An outcome does not open as one of another kind', () => {
    const closed = close({ kind: 'redirect', url: address });
    if (closed.kind !== 'redirect') throw new Error(closed.kind);
    expect(open({ ...closed, kind: 'deeplink' })).toBeNull();
  });

  it('A payment that is complete has nothing to forget', () => {
    const kept = close({ kind: 'redirect', url: address });
    forgetOutcome({ kind: 'completed' });
    forgetOutcome({ kind: 'failed', message: '' });
    expect(open(kept)).toEqual({ kind: 'redirect', url: address });
  });

  it('A form without an id of what was kept opens to nothing', () => {
    close({ kind: 'redirect', url: address });
    const closed = close({ kind: 'redirectPost', url: address, inputs: [] });
    if (closed.kind !== 'redirectPost') throw new Error(closed.kind);
    expect(open({ ...closed, openId: '' })).toBeNull();
  });
});
