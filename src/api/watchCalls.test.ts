/** @jest-environment jest-fixed-jsdom */
import { createAppStore } from '../app/store';
import type { WatchedCall } from '../lib/callWatch';
import { setCallWatcher } from '../lib/callWatch';
import { Secret } from '../lib/secrets/secret';
import { memoryEnvironment } from '../testing/memoryEnvironment';
import { answer, answerWrongly, cutOff, refuse } from '../testing/server';
import { storefrontApi } from './storefrontApi';

const { authorizeUser, getProduct, getStoreInfo, listProducts } = storefrontApi.endpoints;

/** A store, and the calls that were watched. */
function watch() {
  const calls: WatchedCall[] = [];
  setCallWatcher(() => (call) => calls.push(call));
  const { dispatch } = createAppStore(memoryEnvironment().environment);
  return { calls, dispatch };
}

afterEach(() => setCallWatcher(null));

describe('A watched call', () => {
  it('has its method, path, status and the sizes of its bodies', async () => {
    const { calls, dispatch } = watch();
    answerWrongly('getStoreInfo', { storeName: 'घर' });
    await dispatch(getStoreInfo.initiate());
    expect(calls).toMatchObject([
      {
        method: 'GET',
        path: '/api/v1/storeInfo',
        status: 200,
        sent: null,
        received: new TextEncoder().encode('{"storeName":"घर"}').length,
        error: '',
      },
    ]);
  });

  it('has a duration in whole milliseconds', async () => {
    const { calls, dispatch } = watch();
    const startedAt = performance.now();
    await dispatch(getStoreInfo.initiate());
    const [{ duration } = { duration: NaN }] = calls;
    expect(Number.isInteger(duration)).toBe(true);
    expect(duration).toBeGreaterThanOrEqual(0);
    expect(duration).toBeLessThanOrEqual(Math.ceil(performance.now() - startedAt));
  });

  it('has the parameters that are sent, and no others', async () => {
    const { calls, dispatch } = watch();
    await dispatch(listProducts.initiate({ page: 2, category: 'hand tools' }));
    await dispatch(listProducts.initiate({}));
    await dispatch(getProduct.initiate({ id: 'a/b' }));
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/v1/products?page=2&category=hand+tools',
      '/api/v1/products',
      '/api/v1/products/a%2Fb',
    ]);
  });

  it('counts what was sent without its secrets', async () => {
    const { calls, dispatch } = watch();
    for (const password of ['short', 'a much longer password']) {
      answer('authorizeUser', { token: 'token' });
      const body = { email: 'asha@example.com', password: new Secret(password) };
      await dispatch(authorizeUser.initiate({ authorizeRequestDto: body }));
    }
    const [short, long] = calls;
    expect(short).toMatchObject({ method: 'POST', path: '/api/v1/users/authorize' });
    expect(short?.sent).toBeGreaterThan('{"email":"asha@example.com","password":""}'.length);
    expect(long?.sent).toBe(short?.sent);
  });

  it('says why it failed', async () => {
    const { calls, dispatch } = watch();
    refuse('getStoreInfo', 500, 'Closed today.');
    await dispatch(getStoreInfo.initiate());
    refuse('getStoreInfo', 404);
    await dispatch(getStoreInfo.initiate());
    cutOff('getStoreInfo');
    await dispatch(getStoreInfo.initiate());
    expect(calls.map(({ status, error }) => [status, error])).toEqual([
      [500, 'Closed today.'],
      [404, 'http'],
      [null, 'No response from server. Please try again later.'],
    ]);
  });
});

it('A call that nobody watches is made as any other', async () => {
  const { dispatch } = createAppStore(memoryEnvironment().environment);
  expect((await dispatch(getStoreInfo.initiate())).isSuccess).toBe(true);
});
