import { act } from '@testing-library/react';
import { useGetStoreInfoQuery } from '../../api/storefrontApi';
import { renderRoute } from '../../testing/renderRoute';
import { answer, answerNonsense, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { ApiTestContainer } from './ApiTestContainer';

function renderTest() {
  return renderRoute(<ApiTestContainer />, { at: '/api-test' });
}

const start = { name: 'Test connection' } as const;
const connectionFailed = 'Connection failed. Check console for details.';
const storeInfoFailed = 'Failed to load store information. Please refresh the page.';

/** What every page does around the test: it asks for the store's information. */
function Frame() {
  const { isError } = useGetStoreInfoQuery();
  return (
    <>
      <p>{isError ? 'The frame has no store' : 'The frame waits'}</p>
      <ApiTestContainer />
    </>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

function watchConsole() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

describe('Section 2, API test', () => {
  it('shows where the shop looks for its API, and asks nothing by itself [2.api-test.1, 2.api-test.2]', () => {
    const { screen } = renderTest();
    expect(screen.getByText('http://localhost:8044/api/v1')).toBeVisible();
    expect(screen.getByRole('button', start)).toBeVisible();
    expect(requestsOf('getStoreInfo')).toHaveLength(0);
  });

  it('says that the connection works, with the data and headers of the answer [2.api-test.2, 7.calls.9]', async () => {
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    expect(await screen.findByText('Connected')).toBeVisible();
    expect(screen.getByText(/Loom & Lathe answered in \d+ ms with status 200\./)).toBeVisible();
    expect(screen.getByText('content-type')).toBeVisible();
    expect(screen.getByText('application/json')).toBeVisible();
  });

  it('asks every time anew', async () => {
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    await screen.findByText('Connected');
    await user.click(await screen.findByRole('button', start));
    await screen.findByText('Connected');
    expect(requestsOf('getStoreInfo')).toHaveLength(2);
  });

  it('names the store by what it is where it has no name', async () => {
    answer('getStoreInfo', {});
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    expect(await screen.findByText(/^The store answered in/)).toBeVisible();
  });

  it('says what it waits for', async () => {
    const release = hold('getStoreInfo');
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    await user.click(await screen.findByRole('button', { name: 'Testing the connection…' }));
    release();
    expect(await screen.findByText('Connected')).toBeVisible();
    expect(requestsOf('getStoreInfo')).toHaveLength(1);
  });

  it('counts a request that is on its way already', async () => {
    const release = hold('getStoreInfo');
    const { screen, user } = renderRoute(<Frame />, { at: '/api-test' });
    await user.click(screen.getByRole('button', start));
    release();
    expect(await screen.findByText('Connected')).toBeVisible();
  });

  it('has forgotten the last outcome on the next visit', async () => {
    const { screen, user, environment } = renderTest();
    await user.click(screen.getByRole('button', start));
    await screen.findByText('Connected');
    act(() => environment.navigator.push('/cart'));
    act(() => environment.navigator.push('/api-test'));
    expect(screen.getByRole('button', start)).toBeVisible();
    expect(screen.queryByText('Connected')).not.toBeInTheDocument();
  });
});

describe('Section 8, API test failure', () => {
  it.each([
    ['a cut line', () => cutOff('getStoreInfo')],
    ['a refusal', () => refuse('getStoreInfo', 503)],
  ])(
    'says that the connection failed, with details in the console: %s [8.api-test.1]',
    async (_name, fail) => {
      const log = watchConsole();
      fail();
      const { screen, user } = renderTest();
      await user.click(screen.getByRole('button', start));
      expect(await screen.findByText(connectionFailed)).toBeVisible();
      expect(log).toHaveBeenCalledWith('The connectivity test failed.', expect.objectContaining({}));
    },
  );

  it('tells the status of a refusal', async () => {
    watchConsole();
    refuse('getStoreInfo', 503);
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    expect(await screen.findByText('The server answered with status 503.')).toBeVisible();
  });

  it('says what else went wrong [8.api-test.2]', async () => {
    watchConsole();
    answerNonsense('getStoreInfo');
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    expect(
      await screen.findByText('Unexpected error: The answer of the server could not be read.'),
    ).toBeVisible();
  });

  it('speaks once: the page that asks for the store itself has its toast, the test has none [8.toasts.3, 8.store-info.1]', async () => {
    watchConsole();
    refuse('getStoreInfo', 503);
    const { screen, user, store } = renderRoute(<Frame />, { at: '/api-test' });
    expect(await screen.findByText('The frame has no store')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error${storeInfoFailed}`);
    const { toasts } = store.getState().notifications;
    expect(toasts).toMatchObject([{ variant: 'destructive', title: 'Error', message: storeInfoFailed }]);
    await user.click(screen.getByRole('button', start));
    expect(await screen.findByText(connectionFailed)).toBeVisible();
    expect(store.getState().notifications.toasts).toBe(toasts);
  });
});
