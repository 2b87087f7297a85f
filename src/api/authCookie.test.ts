/** @jest-environment jest-fixed-jsdom */
import { clearToken, readToken, writeToken } from './authCookie';

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
