import { isApiError, messageOf } from '../../api/apiError';
import { apiOrigin } from '../../api/apiOrigin';
import { useLazyGetStoreInfoQuery } from '../../api/storefrontApi';
import { API_BASE_PATH } from '../../lib/constants';
import type { ConnectionView } from './ApiTestScreen';
import { ApiTestScreen } from './ApiTestScreen';

/** What a failed connectivity test says (specification, section 8). */
const connectionFailed = 'Connection failed. Check console for details.';
const unexpectedError = 'Unexpected error: ';
const noMessage = 'unknown';

/** A refused or missing answer is a failed connection; what answered but is no API is unexpected. */
function describeFailure(error: unknown): ConnectionView {
  if (isApiError(error) && error.kind === 'http') {
    return { kind: 'failed', message: connectionFailed, status: error.status };
  }
  if (isApiError(error) && error.kind === 'network') {
    return { kind: 'failed', message: connectionFailed, status: null };
  }
  return { kind: 'failed', message: unexpectedError + messageOf(error, noMessage), status: null };
}

/** The connectivity test: asks for the store's information, past the cache (specification, sections 2 and 7). */
export function ApiTestContainer() {
  const [getStoreInfo, result] = useLazyGetStoreInfoQuery();

  function toView(): ConnectionView {
    if (result.isUninitialized) return { kind: 'idle' };
    if (result.isFetching) return { kind: 'testing' };
    if (result.isError) return describeFailure(result.error);
    const { startedTimeStamp = 0, fulfilledTimeStamp = 0 } = result;
    return {
      kind: 'connected',
      storeName: result.data?.storeName ?? '',
      duration: Math.max(0, fulfilledTimeStamp - startedTimeStamp),
    };
  }

  async function test(): Promise<void> {
    if (result.isFetching) return;
    const { error } = await getStoreInfo();
    // The message on the screen points here. An ApiError holds no secret.
    if (error !== undefined) console.error('The connectivity test failed.', error);
  }

  return (
    <ApiTestScreen apiUrl={`${apiOrigin()}${API_BASE_PATH}`} view={toView()} onTest={() => void test()} />
  );
}
