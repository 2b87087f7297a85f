/** @jest-environment jest-fixed-jsdom */
import { clearToken, readToken, writeToken } from './authCookie';
import { currentSession, isAccountEndpoint, sessionIdOf, sessionOfState } from './session';

describe('Session', () => {
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
});

describe('Auth cookie', () => {
  /** What was written to document.cookie, in order. */
  function watchCookie(): readonly string[] {
    const written: string[] = [];
    const write = jest.spyOn(document, 'cookie', 'set');
    write.mockImplementation((text) => void written.push(text));
    return written;
  }

  afterEach(() => {
    jest.restoreAllMocks();
    clearToken();
  });

  describe('The auth cookie', () => {
    it('lives 30 days at the path / and goes to this site alone [9.storage.1, decision.7]', () => {
      const written = watchCookie();
      writeToken('a b;c');
      expect(written).toEqual(['auth_token=a%20b%3Bc; Path=/; Max-Age=2592000; SameSite=Lax']);
    });

    it('is read back as it was given, among others', () => {
      document.cookie = 'my_auth_token=other';
      document.cookie = 'theme=dark';
      expect(readToken()).toBeNull();
      writeToken('a b;c=d==');
      expect(readToken()).toBe('a b;c=d==');
    });

    it('is none when it is empty or cannot be read', () => {
      document.cookie = 'auth_token=; Path=/';
      expect(readToken()).toBeNull();
      document.cookie = 'auth_token=%E0%A4%A; Path=/';
      expect(readToken()).toBeNull();
    });

    it('is emptied at once where it is cleared, so that no browser keeps the token', () => {
      const written = watchCookie();
      clearToken();
      expect(written).toEqual(['auth_token=; Path=/; Max-Age=0; SameSite=Lax']);
    });

    it('is none where the first of that name cannot be read, though another follows', () => {
      jest.spyOn(document, 'cookie', 'get').mockReturnValue('auth_token=%E0%A4%A; auth_token=other');
      expect(readToken()).toBeNull();
    });

    it('is none where it has a name alone', () => {
      jest.spyOn(document, 'cookie', 'get').mockReturnValue('auth_token');
      expect(readToken()).toBeNull();
    });

    it('is gone once it is cleared', () => {
      writeToken('token');
      clearToken();
      expect(readToken()).toBeNull();
      expect(document.cookie).not.toMatch(/(^|; )auth_token=/);
    });
  });
});
