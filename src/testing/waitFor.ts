/** Testing Library's `waitFor` for tests that render nothing, and the settings of all that tests wait for. */
import { configure, getConfig, waitFor } from '@testing-library/react';
import { isRecord } from '../lib/untrusted';

/** Whether a query is one of many tries of `waitFor`, whose errors nobody sees but for the last one. */
function isTrying(): boolean {
  const config: unknown = getConfig();
  return isRecord(config) && config['_disableExpensiveErrorDiagnostics'] === true;
}

configure(({ getElementError }) => ({
  // A busy machine is slow.
  asyncUtilTimeout: 10_000,
  // Printing the page takes longer than the query, so it is printed only once the message is read.
  getElementError(message, container) {
    if (!isTrying()) return getElementError(message, container);
    const get = () => (isTrying() ? message : getElementError(message, container).message);
    const error = Object.defineProperty(new Error(message ?? ''), 'message', { configurable: true, get });
    return Object.assign(error, { name: 'TestingLibraryElementError' });
  },
}));

export { waitFor };
