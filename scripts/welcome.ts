/** What `npm start` and `npm run preview` say once everything runs. */
import { DEMO_ACCOUNT } from '../sandbox/constants';

/**
 * Where everything is, who can sign in, how to begin afresh and how to stop.
 * @param shop the shop's address
 * @param api the API's address
 */
export function describeAddresses(shop: string, api: string): string {
  return [
    '',
    `  Shop          ${shop}`,
    `  API           ${api}`,
    `  Demo account  ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`,
    '  Begin afresh  stop this, then npm run sandbox -- --reset',
    '  Stop          Ctrl-C',
    '',
  ].join('\n');
}
