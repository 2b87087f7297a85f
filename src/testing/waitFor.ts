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
  // Printing the page takes longer than the query. After the last try `waitFor` asks for it again.
  getElementError: (message, container) =>
    isTrying()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

export { waitFor };
