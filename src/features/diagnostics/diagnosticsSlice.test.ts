import type { ApiError } from '../../api/apiError';
import { initialState } from '../../app/store';
import { selectIsTesting, diagnosticsReducer, testStarted, type ConnectionTest } from './diagnosticsSlice';

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
});

it('A test is running from its start to its outcome', () => {
  const isTesting = (diagnostics: ConnectionTest) => selectIsTesting({ ...initialState(), diagnostics });
  expect(isTesting(after())).toBe(false);
  expect(isTesting(after(testStarted()))).toBe(true);
  expect(isTesting(after(testStarted(), fulfilled(1)))).toBe(false);
});
