import { useLayoutEffect } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useLazyGetStoreInfoQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { apiUrl } from '../../browser/apiOrigin';
import { ApiTestScreen } from './ApiTestScreen';
import { opened, selectConnectionTest, testStarted } from './diagnosticsSlice';
import { diagnosticsTexts } from './diagnosticsTexts';

const mapStateToProps = (state: RootState) => ({ connection: selectConnectionTest(state) });

const connector = connect(mapStateToProps, { opened, testStarted });

/** The connectivity test: requests the store's information, past the cache. */
export const ApiTestContainer = connector(function ApiTestContainer({
  connection,
  opened,
  testStarted,
}: ConnectedProps<typeof connector>) {
  const [getStoreInfo] = useLazyGetStoreInfoQuery();

  // Before the first paint, which must not show the outcome of the last visit.
  useLayoutEffect(() => {
    opened();
  }, [opened]);

  async function test(): Promise<void> {
    if (connection.kind === 'testing') return;
    testStarted();
    const { error } = await getStoreInfo();
    // The message on the screen refers to the console. An ApiError contains no secret.
    if (error !== undefined) console.error(diagnosticsTexts.testFailed, error);
  }

  return <ApiTestScreen apiUrl={apiUrl()} connection={connection} onTest={() => void test()} />;
});
