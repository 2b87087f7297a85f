import { endpointFailed, isOfSession, isOutdated, isUnauthorized, resolvedEndpoint } from './apiMatchers';

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
