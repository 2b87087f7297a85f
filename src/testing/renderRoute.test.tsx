import { act } from '@testing-library/react';
import { useGetStoreInfoQuery } from '../api/storefrontApi';
import { toastShown } from '../features/notifications/notificationsSlice';
import { renderRoute } from './renderRoute';
import { cutOff } from './server';

function StoreName() {
  const { data, isError } = useGetStoreInfoQuery();
  return <p>{isError ? 'failed' : (data?.storeName ?? 'loading')}</p>;
}

it('has a server that answers with the examples of the description', async () => {
  const { screen } = renderRoute(<StoreName />);
  expect(await screen.findByText('Loom & Lathe')).toBeVisible();
});

it('lets a test simulate a network error', async () => {
  cutOff('getStoreInfo');
  const { screen } = renderRoute(<StoreName />);
  expect(await screen.findByText('failed')).toBeVisible();
});

it('shows toasts', async () => {
  const { screen, store } = renderRoute(<p>here</p>);
  act(() => {
    store.dispatch(toastShown({ message: 'Logged in successfully.' }));
  });
  expect(await screen.findByText('Logged in successfully.')).toBeVisible();
});

it('shows the address after a navigation', async () => {
  const { screen, environment } = renderRoute(<p>here</p>, { at: '/cart' });
  act(() => environment.navigator.push('/checkout?a=b'));
  expect(await screen.findByText('At /checkout?a=b')).toBeVisible();
});
