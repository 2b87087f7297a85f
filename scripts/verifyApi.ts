/**
 * `npm run api:verify -- https://api.example.com`: calls the operations of an API and prints where it does not keep the
 * description, with sentences for its developers. Ends with 1 where it does not, and with 2 for wrong parameters.
 *
 * --email, and the password in the environment variable API_PASSWORD: an account of the API, for the calls that need one
 * --shop https://shop.example.com: the origin of the shop, for CORS (http://localhost:3000 unless given)
 * --write: also creates an account, an order and a payment
 * --max-time 2000: how long an answer may take, in milliseconds
 */
import { parseArgs } from 'node:util';
import { parseApiAddress, parseOrigin } from '../deploy/setApiOrigin.mjs';
import { DEFAULT_SHOP_ORIGIN } from '../sandbox/constants';
import { apiUrlOf } from '../src/lib/webSources';
import { formatReport } from './apiVerification/report';
import { verifyApi } from './apiVerification/verify';
import { runMain } from './runMain';

const USAGE =
  'Usage: [API_PASSWORD=…] npm run api:verify -- <address of the API> [--email <email>] [--shop <origin>] [--write] [--max-time <ms>]';
/** Longer, and shoppers notice the wait; in milliseconds. */
const MAX_TIME = '2000';

/** This machine and private networks, whose servers seldom have a certificate. */
const PRIVATE_HOST =
  /^(localhost|0\.0\.0\.0|1(0|27)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[(::1|f[cd][\da-f:]+|fe80:[\da-f:]+)\])(:|\/|$)/i;

/** An address as people type it: without a scheme it is https, on this machine and in private networks http. */
function withScheme(text: string): string {
  if (text.includes('://')) return text;
  // Browsers take a number for an address: 8155 for 0.0.31.219.
  if (/^\d+(\/|$)/.test(text)) {
    throw new RangeError(`'${text}' is no address: it should look like http://localhost:8044`);
  }
  return `${PRIVATE_HOST.test(text) ? 'http' : 'https'}://${text}`;
}

/** The API's address with its base path, as the shop reads it. Throws a RangeError for no address. */
export const addressOf = (text: string): string => apiUrlOf(parseApiAddress(withScheme(text)));

/** The origin of the shop. Throws a RangeError for no origin. */
export const shopOf = (text: string): string => parseOrigin(withScheme(text));

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      shop: { type: 'string' },
      write: { type: 'boolean', default: false },
      'max-time': { type: 'string', default: MAX_TIME },
    },
  });
  const [api, ...more] = positionals;
  const maxTime = Number(values['max-time']);
  if (api === undefined || more.length > 0 || !(maxTime > 0)) throw new TypeError(USAGE);
  const password = process.env['API_PASSWORD'] ?? '';
  if (values.email !== undefined && password === '') {
    throw new TypeError('API_PASSWORD is missing: the password of the account that --email names.');
  }
  const account = values.email === undefined ? null : { email: values.email, password };
  const address = addressOf(api);
  const shop = shopOf(values.shop ?? DEFAULT_SHOP_ORIGIN);
  const reports = await verifyApi({ address, account, maxTime, shop, writes: values.write });
  console.log(formatReport({ address, shop, isShopGiven: values.shop !== undefined }, reports));
  if (reports.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
}

if (require.main === module) runMain(main, 2);
