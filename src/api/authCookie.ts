import { AUTH_COOKIE, AUTH_COOKIE_DAYS } from '../lib/constants';
import { percentDecoded } from '../lib/escaping';

/**
 * The only place where the bearer token is stored: the cookie 'auth_token', 30 days, path '/', SameSite=Lax,
 * Secure on https.
 */

function write(value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${AUTH_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

export function readToken(): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [name, value = ''] = pair.split('=', 2);
    if (name === AUTH_COOKIE && value !== '') return percentDecoded(value);
  }
  return null;
}

export function writeToken(token: string): void {
  write(encodeURIComponent(token), AUTH_COOKIE_DAYS * 24 * 60 * 60);
}

export function clearToken(): void {
  write('', 0);
}
