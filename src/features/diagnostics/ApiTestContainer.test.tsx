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

/** Requests the store's information, as the layout of every page does. */
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
  it('shows the URL of the API, and sends no request by itself [2.api-test.1, 2.api-test.2]', () => {
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

  it('sends a request every time', async () => {
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    await screen.findByText('Connected');
    await user.click(await screen.findByRole('button', start));
    await screen.findByText('Connected');
    expect(requestsOf('getStoreInfo')).toHaveLength(2);
  });

  it('calls a store without a name The store', async () => {
    answer('getStoreInfo', {});
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    expect(await screen.findByText(/^The store answered in/)).toBeVisible();
  });

  it('shows that the test is running', async () => {
    const release = hold('getStoreInfo');
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    await user.click(await screen.findByRole('button', { name: 'Testing the connection…' }));
    release();
    expect(await screen.findByText('Connected')).toBeVisible();
    expect(requestsOf('getStoreInfo')).toHaveLength(1);
  });

  it('does not show the last outcome on the next visit', async () => {
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
    ['a network error', () => cutOff('getStoreInfo')],
    ['an HTTP error', () => refuse('getStoreInfo', 503)],
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

  it('shows the status of an HTTP error', async () => {
    watchConsole();
    refuse('getStoreInfo', 503);
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    expect(await screen.findByText('The server answered with status 503.')).toBeVisible();
  });

  it('shows any other error [8.api-test.2]', async () => {
    watchConsole();
    answerNonsense('getStoreInfo');
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    expect(
      await screen.findByText('Unexpected error: The answer of the server could not be read.'),
    ).toBeVisible();
  });

  it('shows no toast of its own beside that of the layout [8.toasts.3, 8.store-info.1]', async () => {
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
