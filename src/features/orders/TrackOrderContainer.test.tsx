import { act, within } from '@testing-library/react';
import { storefrontApi } from '../../api/storefrontApi';
import { Secret } from '../../lib/secret';
import { renderRoute } from '../../testing/renderRoute';
import { answer, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { TrackOrderContainer } from './TrackOrderContainer';

function renderTracking(at = '/track-order') {
  return renderRoute(<TrackOrderContainer />, { at });
}

type View = ReturnType<typeof renderTracking>;

async function track({ screen, user }: View, orderId: string, contactInfo: string): Promise<void> {
  await user.click(screen.getByLabelText(/Order Number/));
  await user.paste(orderId);
  await user.click(screen.getByLabelText(/Email or Phone/));
  await user.paste(contactInfo);
  await user.click(screen.getByRole('button', { name: 'Track Order' }));
}

const email = 'asha@example.com';

describe('Tracking an order', () => {
  it('takes the number from the address', () => {
    const { screen } = renderTracking('/track-order?id=ORD-7');
    expect(screen.getByRole('heading', { level: 1, name: 'Track Your Order' })).toBeVisible();
    expect(screen.getByLabelText(/Order Number/)).toHaveValue('ORD-7');
    expect(screen.getByLabelText(/Email or Phone/)).toHaveValue('');
    expect(screen.queryByText(/account email/)).not.toBeInTheDocument();
  });

  it('takes the email from the account, and says so', async () => {
    const { screen, store, world } = renderRoute(<TrackOrderContainer />, {
      at: '/login',
      path: '/track-order',
    });
    const signIn = storefrontApi.endpoints.authorizeUser.initiate({
      authorizeRequestDto: { email, password: new Secret('demo-shopper') },
    });
    await act(() => store.dispatch(signIn));
    act(() => world.navigator.push('/track-order'));
    expect(screen.getByLabelText(/Email or Phone/)).toHaveValue(email);
    expect(screen.getByText('Your account email is used by default.')).toBeVisible();
  });

  it('shows the order that it finds', async () => {
    const view = renderTracking();
    await track(view, ' ORD-2026-000042 ', email);
    const { screen } = view;
    const order = await screen.findByRole('region', { name: 'Order ORD-2026-000042' });
    expect(requestsOf('trackOrder')[0]?.url.pathname).toMatch(/\/orders\/ORD-2026-000042$/);
    expect(requestsOf('trackOrder')[0]?.url.searchParams.get('contactInfo')).toBe(email);
    expect(within(order).getAllByRole('row').length).toBeGreaterThan(1);
    for (const text of ['Shipping address', 'Standard Shipping', 'Not available']) {
      expect(order).toHaveTextContent(text);
    }
    expect(screen.getByText('Order found')).toBeVisible();
    expect(screen.getByText('Your order status has been loaded.')).toBeVisible();
  });

  it('needs both values', async () => {
    const view = renderTracking();
    await track(view, 'ORD-1', '   ');
    const { screen, store } = view;
    expect(await screen.findByText('Required fields')).toBeVisible();
    expect(screen.getByText('Please enter both order number and email/phone')).toBeVisible();
    expect(store.getState().notifications.toasts).toMatchObject([{ variant: 'destructive' }]);
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(screen.getByLabelText(/Email or Phone/)).toHaveFocus();
    expect(requestsOf('trackOrder')).toHaveLength(0);
  });

  it('says what it waits for, and asks once', async () => {
    const release = hold('trackOrder');
    const view = renderTracking();
    await track(view, 'ORD-1', email);
    const busy = await view.screen.findByRole('button', { name: 'Looking for your order…' });
    await view.user.click(busy);
    release();
    await view.screen.findByRole('region');
    expect(requestsOf('trackOrder')).toHaveLength(1);
  });

  it.each([
    ['a refusal', () => refuse('trackOrder', 404, 'Order not found')],
    ['a cut line', () => cutOff('trackOrder')],
    ['an answer that is no order', () => answer('trackOrder', {})],
  ])('says that there is no such order: %s', async (_name, fail) => {
    fail();
    const view = renderTracking();
    await track(view, 'ORD-1', email);
    expect(
      await view.screen.findByText('Failed to find order. Please check your information and try again.'),
    ).toBeVisible();
    expect(view.screen.getByText('Order not found or access denied')).toBeVisible();
    expect(view.store.getState().notifications.toasts).toHaveLength(1);
  });

  it('asks anew for the same order', async () => {
    const view = renderTracking();
    await track(view, 'ORD-2026-000042', email);
    await view.screen.findByRole('region');
    await view.user.click(view.screen.getByRole('button', { name: 'Track Order' }));
    await view.screen.findByRole('region');
    expect(requestsOf('trackOrder')).toHaveLength(2);
  });
});
