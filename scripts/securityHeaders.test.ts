import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_CONTROL, contentSecurityPolicy, securityHeaders } from './securityHeaders';

const API_ORIGIN = 'https://api.shop.example.com';
const nginx = readFileSync(join(__dirname, '../deploy/nginx.conf'), 'utf8');

/** The add_header lines of nginx.conf, by header name. */
function readNginxHeaders(): Record<string, string> {
  const lines = nginx.matchAll(/^\s*add_header (\S+) "([^"]*)" always;/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

it('is what nginx sends', () => {
  const headers = Object.entries(readNginxHeaders()).map(([name, value]) => [
    name,
    value.replaceAll('$api_origin', API_ORIGIN),
  ]);
  expect(Object.fromEntries(headers)).toEqual(securityHeaders(API_ORIGIN));
});

it.each(Object.values(CACHE_CONTROL))('is what nginx says of caching: %s', (value) => {
  expect(nginx).toContain(`"${value}"`);
});

it('lets no script run but those of the shop', () => {
  const policy = contentSecurityPolicy(API_ORIGIN);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
});
