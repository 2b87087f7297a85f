import { isAccountEndpoint, sessionIdOf, sessionOfState } from './session';

describe('The id of a session', () => {
  it('is the same for the same token, in every build: other tabs may run another one', () => {
    expect(sessionIdOf('token-of-asha')).toBe('0ipazao02oxfey');
    expect(sessionIdOf('')).toBe('');
    expect(sessionIdOf(null)).toBe('');
  });

  it('differs by every character of the token, and by its length', () => {
    const tokens = ['a', 'b', 'aa', 'ab', 'ba', 'a\0', '\0a'];
    expect(new Set(tokens.map(sessionIdOf)).size).toBe(tokens.length);
  });

  it('has fourteen letters and figures, and nothing of the token', () => {
    for (let index = 0; index < 500; index += 1) expect(sessionIdOf(`t${index}`)).toMatch(/^[0-9a-z]{14}$/);
    expect(sessionIdOf('canary')).not.toContain('canary');
  });
});

it.each([
  ['listOrders', true],
  ['createOrder', true],
  ['getAccountInfo', true],
  ['trackOrder', true],
  ['getStoreInfo', false],
  ['listProducts', false],
  ['getProduct', false],
  ['toString', false],
])('Answers of %s belong to an account: %s', (name, isOfAccount) =>
  expect(isAccountEndpoint(name)).toBe(isOfAccount),
);

it.each([
  [{ auth: { status: 'signedIn', sessionId: 'one' } }, 'one'],
  [{ auth: { status: 'signedOut', sessionId: '' } }, ''],
  [{ auth: { status: 'loading', sessionId: '' } }, null],
  [{ auth: null }, null],
  [{}, null],
  [null, null],
])('The session of %j is %j', (state, session) => expect(sessionOfState(state)).toBe(session));
