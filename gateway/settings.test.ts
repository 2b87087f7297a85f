/** Settings are checked before anything starts, each with one sentence, which shows no password. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './settings';

const GIVEN = {
  DATABASE_URL: 'postgres://shop:hidden@127.0.0.1/shop',
  SHOP_URL: 'http://localhost:3000/shop/',
  PAYMENT_PROVIDER: 'sandbox-bank',
  ENGINE_PASSWORD: 'hidden',
};

it('stays on this machine and trusts no proxy unless it is told', () => {
  expect(readSettings(GIVEN)).toMatchObject({
    port: 8044,
    host: '127.0.0.1',
    engineUrl: 'http://127.0.0.1:3300',
    shopUrl: 'http://localhost:3000/shop',
    publicUrl: null,
    allowedOrigins: [],
    trustsProxy: false,
  });
});

it.each([
  ['DATABASE_URL', '', /^Set DATABASE_URL: .+\.$/],
  ['DATABASE_URL', 'mysql://shop:hidden@127.0.0.1', /^DATABASE_URL is an address that begins with postgres:/],
  ['DATABASE_URL', 'shop:hidden', /^DATABASE_URL is/],
  ['SHOP_URL', '', /^Set SHOP_URL: .+\.$/],
  ['PAYMENT_PROVIDER', '', /^Set PAYMENT_PROVIDER: .+\.$/],
  ['GATEWAY_PORT', '80a', /^GATEWAY_PORT is a port from 1 to 65535, not '80a'\.$/],
  ['GATEWAY_PORT', '0', /^GATEWAY_PORT is/],
  ['ENGINE_URL', 'localhost:3300', /^ENGINE_URL is an address/],
  ['GATEWAY_PUBLIC_URL', 'ftp://x', /^GATEWAY_PUBLIC_URL is an address/],
  ['ALLOWED_ORIGINS', 'https://a.example, b', /^ALLOWED_ORIGINS is an address/],
  ['TRUST_PROXY', 'yes', /^TRUST_PROXY is 1 or 0, not 'yes'\.$/],
  ['SECRETS_FILE', '/no/such/file', /^Set ENGINE_PASSWORD, or SECRETS_FILE .+ \/no\/such\/file\.$/],
])('refuses %s=%j in one sentence', (name, value, sentence) => {
  const env = { ...GIVEN, ...(name === 'SECRETS_FILE' && { ENGINE_PASSWORD: '' }), [name]: value };
  const read = () => readSettings(env);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/hidden/);
});

it('takes the password from the file that the engine wrote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-settings-'));
  const file = join(folder, 'secrets.json');
  const env = { ...GIVEN, ENGINE_PASSWORD: '', SECRETS_FILE: file };
  writeFileSync(file, '{ "gatewayPassword": "from the file" }');
  expect(readSettings(env).engineSecret).toBe('from the file');
  writeFileSync(file, '{}');
  expect(() => readSettings(env)).toThrow('has no gatewayPassword');
  rmSync(folder, { recursive: true });
});
