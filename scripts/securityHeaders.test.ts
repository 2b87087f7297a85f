import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_WORKER_FILE } from '../src/lib/offlineCaches';
import { CATEGORY } from './pages/listingFiles';
import {
  CACHE_CONTROL,
  contentSecurityPolicy,
  REPLAY_PATH,
  securityHeaders,
  STRICT_TRANSPORT_SECURITY,
  trustedTypes,
} from './securityHeaders';

const API_ORIGIN = 'https://api.shop.example.com';
const nginx = readFileSync(join(__dirname, '../deploy/nginx.conf'), 'utf8');

/** The values that a `map` of nginx.conf gives to a variable, by their patterns. */
function readMap(variable: string): Record<string, string> {
  const body = new RegExp(`^map \\S.* \\${variable} \\{\\n([^}]*)\\}`, 'm').exec(nginx)?.[1] ?? '';
  const entries = body.matchAll(/^\s*(\S+)\s+"([^"]*)";/gm);
  return Object.fromEntries([...entries].map(([, pattern = '', value = '']) => [pattern, value]));
}

const policies = readMap('$shop_policies');
const transport = readMap('$shop_transport');
const connections = readMap('$shop_connections');

/** Headers of nginx that are not security headers. */
const otherHeaders = new Set(['Cache-Control', 'Allow']);

/** The add_header lines of nginx.conf, by header name. */
function readNginxHeaders(isSecure: boolean, path = '/'): Record<string, string> {
  const lines = nginx.matchAll(/^\s*add_header (\S+) "?([^"\n]*)"? always;/gm);
  const variables: readonly (readonly [name: string, value: string])[] = [
    ['$api_origin', API_ORIGIN],
    ['$shop_policies', policies['default'] ?? ''],
    ['$shop_connections', connections[`"${path}"`] ?? connections['default'] ?? ''],
    ['$shop_transport', isSecure ? (transport['~^on|https$'] ?? '') : (transport['default'] ?? '')],
  ];
  const headers = [...lines].map(([, name = '', value = '']): [string, string] => [
    name,
    variables.reduce((text, [variable, with_]) => text.replaceAll(variable, with_), value),
  ]);
  // nginx sends no empty headers.
  return Object.fromEntries(headers.filter(([name, value]) => !otherHeaders.has(name) && value !== ''));
}

it.each([true, false])('are the headers that nginx sends, over TLS: %s', (isSecure) => {
  expect(readNginxHeaders(isSecure)).toEqual(securityHeaders(API_ORIGIN, { isSecure }));
});

it('let the service worker alone ask other hosts, for pictures, in nginx too', () => {
  const path = SERVICE_WORKER_FILE;
  expect(readNginxHeaders(true, path)).toEqual(securityHeaders(API_ORIGIN, { isSecure: true, path }));
  expect(contentSecurityPolicy(API_ORIGIN, path)).toContain(`connect-src 'self' https: ${API_ORIGIN};`);
  expect(contentSecurityPolicy(API_ORIGIN)).toContain(`connect-src 'self' ${API_ORIGIN};`);
});

it('allow the replay page one more policy, in nginx too', () => {
  expect(policies['default']).toBe(trustedTypes('/'));
  expect(policies['~^/__replay(/|$)']).toBe(trustedTypes(REPLAY_PATH));
  expect(trustedTypes(`${REPLAY_PATH}/`)).toBe(trustedTypes(REPLAY_PATH));
  expect(trustedTypes('/__replayed')).toBe(trustedTypes('/'));
});

it('have Strict-Transport-Security only over TLS', () => {
  expect(securityHeaders(API_ORIGIN, { isSecure: false })).not.toHaveProperty('Strict-Transport-Security');
  expect(transport['default']).toBe('');
  expect(transport['~^on|https$']).toBe(STRICT_TRANSPORT_SECURITY);
});

it.each(Object.values(CACHE_CONTROL))('caching rule of nginx: %s', (value) => {
  expect(nginx).toContain(`"${value}"`);
});

describe('The Content-Security-Policy', () => {
  const policy = contentSecurityPolicy(API_ORIGIN);

  it('allows only scripts and styles of the shop', () => {
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).not.toContain('unsafe-');
  });

  it('turns text into HTML or scripts only through named policies', () => {
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types (?!.*('none'|'allow-duplicates'|\*))/);
  });

  it('allows localhost only when the API is there', () => {
    expect(policy).not.toContain('localhost');
    expect(contentSecurityPolicy('http://localhost:8044')).toContain(
      "form-action 'self' https: http://localhost:8044 http://localhost:* http://127.0.0.1:*;",
    );
  });
});

it('serves the listing from the same files as the preview', () => {
  const [, expression = ''] = /"~\^\(\?<listed>(.*)\)\$"/.exec(nginx) ?? [];
  expect(`^\\?(${expression})$`).toBe(CATEGORY.source);
});
