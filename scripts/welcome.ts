/** The text that `npm start` and `npm run preview` print once everything runs. */
import { DEMO_ACCOUNT } from '../sandbox/constants';

/**
 * The addresses, the demo account, how to reset the data and how to stop.
 * @param shop the shop's address
 * @param api the API's address
 */
export function describeAddresses(shop: string, api: string): string {
  return [
    '',
    `  Shop          ${shop}`,
    `  API           ${api}`,
    `  Failures      ${new URL('/', api).href} lets any call fail`,
    `  Demo account  ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`,
    '  Fresh data    stop this, then npm run sandbox -- --reset',
    '  Stop          Ctrl-C',
    '',
  ].join('\n');
}
