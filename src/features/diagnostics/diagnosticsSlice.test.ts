import type { ApiError } from '../../api/apiError';
import { initialState } from '../../app/store';
import {
  selectIsTesting,
  diagnosticsReducer,
  opened,
  testStarted,
  type ConnectionTest,
} from './diagnosticsSlice';

/** An action of a query; by default of the one for the store's information. */
function query(phase: 'pending' | 'fulfilled' | 'rejected', more: object, endpointName = 'getStoreInfo') {
  const { meta = {}, ...rest }: { meta?: object } = more;
  return {
    type: `api/executeQuery/${phase}`,
    ...rest,
    meta: { arg: { endpointName }, requestId: 'r', ...meta },
  };
}

const pending = (startedTimeStamp: number) => query('pending', { meta: { startedTimeStamp } });

const fulfilled = (fulfilledTimeStamp: number, baseQueryMeta: unknown = undefined) =>
  query('fulfilled', {
    payload: { storeName: 'Loom & Lathe' },
    meta: { fulfilledTimeStamp, baseQueryMeta },
  });

const rejected = (payload: ApiError | undefined, error: object = {}, meta: object = {}) =>
  query('rejected', { payload, error, meta });

function after(...actions: Parameters<typeof diagnosticsReducer>[1][]): ConnectionTest {
  return actions.reduce(diagnosticsReducer, diagnosticsReducer(undefined, { type: '@@INIT' }));
}

describe('The connectivity test', () => {
  it('is idle until it is started, and again whenever its page is opened', () => {
    expect(after()).toEqual({ kind: 'idle' });
    expect(after(testStarted())).toEqual({ kind: 'testing', startedAt: null });
    expect(after(testStarted(), opened())).toEqual({ kind: 'idle' });
    expect(after(testStarted(), fulfilled(1), opened())).toEqual({ kind: 'idle' });
  });

  it('has the name, the status and the headers of the answer, and how long it took', () => {
    const answer = { status: 200, headers: { server: 'x', length: 3, broken: null } };
    expect(after(testStarted(), pending(1000), fulfilled(1250, answer))).toEqual({
      kind: 'connected',
      storeName: 'Loom & Lathe',
      status: 200,
      headers: { server: 'x', length: '3' },
      duration: 250,
    });
  });

  it.each([
    ['a clock that was set back', [pending(1000), fulfilled(900)]],
    ['a request that had been sent before', [fulfilled(900)]],
  ])('took no time with %s', (_name, actions) => {
    expect(after(testStarted(), ...actions)).toMatchObject({ duration: 0, status: null, headers: {} });
  });

  it('is not changed by requests before it, after it, or of others', () => {
    const outcomes = [pending(1), fulfilled(2), rejected({ kind: 'network' })];
    for (const action of outcomes) expect(after(action)).toEqual({ kind: 'idle' });
    const connected = after(testStarted(), pending(1), fulfilled(2));
    for (const action of outcomes) expect(diagnosticsReducer(connected, action)).toBe(connected);
    const testing = after(testStarted());
    for (const phase of ['pending', 'fulfilled', 'rejected'] as const) {
      const other = query(phase, { meta: { startedTimeStamp: 5 }, error: {} }, 'listOrders');
      expect(diagnosticsReducer(testing, other)).toBe(testing);
    }
  });

  it.each(['condition', 'aborted'])('goes on where a request was not made (%s)', (reason) => {
    expect(after(testStarted(), rejected(undefined, {}, { [reason]: true }))).toMatchObject({
      kind: 'testing',
    });
  });

  const failed = 'Connection failed. Check console for details.';
  it.each<
    [name: string, payload: ApiError | undefined, error: object, message: string, status: number | null]
  >([
    ['an HTTP error', { kind: 'http', status: 503, message: 'Down' }, {}, failed, 503],
    ['a network error', { kind: 'network' }, {}, failed, null],
    [
      'an unreadable answer',
      { kind: 'unreadable', status: 200 },
      {},
      'Unexpected error: The answer of the server could not be read.',
      null,
    ],
    ['an error without a message of its own', { kind: 'outdated' }, {}, 'Unexpected error: unknown', null],
    ['an error of the code', undefined, { message: 'broken' }, 'Unexpected error: broken', null],
    ['an error of the code without a message', undefined, {}, 'Unexpected error: ', null],
  ])('fails with %s', (_name, payload, error, message, status) => {
    expect(after(testStarted(), rejected(payload, error))).toEqual({ kind: 'failed', message, status });
  });
});

it('A test is running from its start to its outcome', () => {
  const isTesting = (diagnostics: ConnectionTest) => selectIsTesting({ ...initialState(), diagnostics });
  expect(isTesting(after())).toBe(false);
  expect(isTesting(after(testStarted()))).toBe(true);
  expect(isTesting(after(testStarted(), fulfilled(1)))).toBe(false);
});
