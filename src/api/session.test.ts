/** @jest-environment jest-fixed-jsdom */
import { clearToken, writeToken } from './authCookie';
import { currentSession, isAccountEndpoint, sessionIdOf, sessionOfState } from './session';

afterEach(() => clearToken());

describe('The id of a session', () => {
  it('is none without a token', () => {
    expect(sessionIdOf(null)).toBe('');
    expect(sessionIdOf('')).toBe('');
    expect(currentSession()).toBe('');
  });

  it('is that of the stored token', () => {
    writeToken('token-of-asha');
    expect(currentSession()).toBe(sessionIdOf('token-of-asha'));
  });

  it('stays the same from one version of the shop to the next, whose tabs share it', () => {
    expect(sessionIdOf('token-of-asha')).toBe('0ipazao02oxfey');
  });

  it('has 14 letters and digits for each of many tokens, and is another for each', () => {
    const ids = Array.from({ length: 500 }, (_, index) => sessionIdOf(`token-${index}`));
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[\da-z]{14}$/);
  });
});

it.each([
  ['getAccountInfo', true],
  ['listOrders', true],
  ['createOrder', true],
  ['trackOrder', true],
  ['getPaymentFields', true],
  ['submitPayment', true],
  ['authorizeUser', false],
  ['registerUser', false],
  ['getStoreInfo', false],
  ['listProducts', false],
  ['getProduct', false],
  ['', false],
])('Answers to %s belong to an account: %s', (name, expected) => {
  expect(isAccountEndpoint(name)).toBe(expected);
});

it.each([
  ['its own', { auth: { status: 'signedIn', sessionId: 'abc' } }, 'abc'],
  ['none for a visitor', { auth: { status: 'signedOut', sessionId: '' } }, ''],
  ['not known while it is loading', { auth: { status: 'loading', sessionId: 'abc' } }, null],
  ['not known without that part', {}, null],
  ['not known where that part is no object', { auth: 'abc' }, null],
  ['not known where there is no state', undefined, null],
])('The session of a page is %s', (_what, state, expected) => {
  expect(sessionOfState(state)).toBe(expected);
});
