import { preloadEveryPart } from '../../components/lazyPart';
import { buildStoreInfo } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { answer } from '../../testing/server';

// No page may suspend after the test has begun.
beforeAll(preloadEveryPart);

it('tells a shopper with a forgotten password who can help, and two ways on', async () => {
  answer('getStoreInfo', buildStoreInfo());
  const { screen, user } = await renderApp('/login');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Forgot your password');
  expect(main.querySelector('a[href="tel:+918041234567"]')).toBeVisible();
  expect(main.querySelector('a[href="mailto:care@loomandlathe.example"]')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

it.each(['/nonsense', '/404', '/a/b'])(
  'asks at %s for no password, and says who can help [2.not-found.3]',
  async (address) => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen } = await renderApp(address);
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Cannot find something? We are glad to help.');
    expect(main).not.toHaveTextContent('password');
  },
);

it.each(['/reset-password', '/Forgot-Password/'])('speaks at %s of the password', async (address) => {
  const { screen } = await renderApp(address);
  expect(await screen.findByText(/Forgot your password\?/)).toBeVisible();
});
