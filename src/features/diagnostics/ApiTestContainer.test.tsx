import { renderRoute } from '../../testing/renderRoute';
import { answerNonsense, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { ApiTestContainer } from './ApiTestContainer';

function renderTest() {
  return renderRoute(<ApiTestContainer />, { at: '/api-test' });
}

const start = { name: 'Test connection' } as const;

describe('The API test', () => {
  it('shows where the shop looks for its API, and asks nothing by itself', () => {
    const { screen } = renderTest();
    expect(screen.getByText('http://localhost:8044/api/v1')).toBeVisible();
    expect(requestsOf('getStoreInfo')).toHaveLength(0);
  });

  it('says that the connection works, every time anew', async () => {
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    expect(await screen.findByText('Connected')).toBeVisible();
    expect(screen.getByText(/Loom & Lathe answered in \d+ ms/)).toBeVisible();
    await user.click(await screen.findByRole('button', start));
    await screen.findByText('Connected');
    expect(requestsOf('getStoreInfo')).toHaveLength(2);
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

  it.each([
    ['a cut line', () => cutOff('getStoreInfo'), 'Connection failed. Check console for details.'],
    ['a refusal', () => refuse('getStoreInfo', 503), 'Connection failed. Check console for details.'],
    [
      'nonsense',
      () => answerNonsense('getStoreInfo'),
      'Unexpected error: The answer of the server could not be read.',
    ],
  ])('says what failed, with details in the console: %s', async (_name, fail, message) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fail();
    const { screen, user } = renderTest();
    await user.click(screen.getByRole('button', start));
    expect(await screen.findByText(message)).toBeVisible();
    expect(log).toHaveBeenCalledWith('The connectivity test failed.', expect.objectContaining({}));
  });
});
