import { isApiError, messageOf } from '../../api/apiError';
import { requestPath, storeQuery } from '../../api/publicQueries';
import { storefrontApi } from '../../api/storefrontApi';
import { apiUrl } from '../../browser/apiOrigin';
import { LIMITS } from '../../lib/constants';
import { isRecord, readShortText } from '../../lib/untrusted';
import { ApiTestScreen, type ConnectionTest } from './ApiTestScreen';
import { diagnosticsTexts } from './diagnosticsTexts';

/**
 * The shop's information past the cache, in the page's own chunk. Only the shop's name, the status and the headers are
 * kept, and no toast tells of a failure.
 */
const { useLazyTestConnectionQuery } = storefrontApi.injectEndpoints({
  // A hot reload injects it again.
  overrideExisting: true,
  endpoints: (build) => ({
    testConnection: build.query<Pick<ConnectionAnswer, 'storeName' | 'status' | 'headers'>, undefined>({
      query: () => requestPath(storeQuery),
      extraOptions: { keepsHeaders: true, accepts: isRecord },
      transformResponse: (answer: Record<string, unknown>, meta) => ({
        storeName: readShortText(answer['storeName'], LIMITS.nameLength),
        status: meta?.status ?? null,
        headers: meta?.headers ?? {},
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

type ConnectionAnswer = Extract<ConnectionTest, { readonly kind: 'connected' }>;

/** An HTTP error or a missing answer is a failed connection; an unreadable answer is an unexpected error. */
function toFailure(error: unknown): ConnectionTest {
  const isConnection = isApiError(error) && (error.kind === 'http' || error.kind === 'network');
  return {
    kind: 'failed',
    message: isConnection
      ? diagnosticsTexts.connectionFailed
      : diagnosticsTexts.unexpectedError(messageOf(error, 'unknown')),
    status: isApiError(error) && error.kind === 'http' ? error.status : null,
  };
}

export function ApiTestContainer() {
  const [testConnection, result] = useLazyTestConnectionQuery();
  const { currentData: answer, isFetching, error, startedTimeStamp = 0, fulfilledTimeStamp = 0 } = result;

  async function test(): Promise<void> {
    if (isFetching) return;
    const { error: failure } = await testConnection(undefined);
    // The message on the screen refers to the console. An ApiError contains no secret.
    if (failure !== undefined) console.error(diagnosticsTexts.testFailed, failure);
  }

  function toConnection(): ConnectionTest {
    if (isFetching) return { kind: 'testing' };
    if (error !== undefined) return toFailure(error);
    if (answer === undefined) return { kind: 'idle' };
    return { kind: 'connected', ...answer, duration: Math.max(0, fulfilledTimeStamp - startedTimeStamp) };
  }

  return <ApiTestScreen apiUrl={apiUrl()} connection={toConnection()} onTest={() => void test()} />;
}
