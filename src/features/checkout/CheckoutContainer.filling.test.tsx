import { waitFor } from '@testing-library/react';
import { buildCartLine, buildOrder } from '../../testing/builders';
import { fill } from '../../testing/fill';
import { renderRoute } from '../../testing/renderRoute';
import { answer, hold, refuse, requestsOf } from '../../testing/server';
import { CheckoutContainer } from './CheckoutContainer';

function renderCheckout() {
  const view = renderRoute(<CheckoutContainer />, {
    at: '/checkout',
    session: 'signedIn',
    cart: [buildCartLine()],
  });
  const field = (name: string) => view.screen.getByLabelText(new RegExp(`^${name}`));
  return { ...view, field };
}

/** Waits until the account's request has ended so. */
function accountIs(store: ReturnType<typeof renderCheckout>['store'], status: 'fulfilled' | 'rejected') {
  return waitFor(
    () => expect(store.getState().api.queries['getAccountInfo(undefined)']?.status).toBe(status),
    { timeout: 10_000 },
  );
}

describe('The shipping form fills in what is known', () => {
  it('fills in the state of a whole PIN code, and that of another one after it', async () => {
    const { screen, user, field } = renderCheckout();
    await fill(user, field('Postal Code'), '41100');
    expect(field('State')).toHaveValue('');
    await user.paste('1');
    await waitFor(() => expect(field('State')).toHaveValue('Maharashtra'));
    expect(screen.getByText('State from the PIN code: Maharashtra')).toBeInTheDocument();
    await user.clear(field('Postal Code'));
    await fill(user, field('Postal Code'), '403001');
    await waitFor(() => expect(field('State')).toHaveValue('Goa'));
  });

  it('offers the states of a PIN code; the focus goes to the field that the chosen one fills', async () => {
    const { screen, user, field } = renderCheckout();
    await fill(user, field('Postal Code'), '160017');
    await user.click(await screen.findByRole('button', { name: 'Punjab' }));
    expect(field('State')).toHaveValue('Punjab');
    expect(field('State')).toHaveFocus();
  });

  it('leaves the state that the shopper has typed', async () => {
    const { user, field } = renderCheckout();
    await fill(user, field('State'), 'Goa');
    await fill(user, field('Postal Code'), '411001');
    await user.tab();
    expect(field('State')).toHaveValue('Goa');
  });

  it("fills in the account's name", async () => {
    answer('getAccountInfo', { email: 'asha@example.com', firstName: 'Asha', lastName: 'Verma' });
    const { field } = renderCheckout();
    await waitFor(() => expect(field('Full Name')).toHaveValue('Asha Verma'));
    expect(requestsOf('getAccountInfo')).toHaveLength(1);
  });

  it("leaves the name that was typed before the account's was there", async () => {
    const release = hold('getAccountInfo');
    const { user, field, store } = renderCheckout();
    await fill(user, field('Full Name'), 'Ravi Iyer');
    release();
    await accountIs(store, 'fulfilled');
    expect(field('Full Name')).toHaveValue('Ravi Iyer');
  });

  it('puts no name into a field that the shopper is about to type into', async () => {
    const release = hold('getAccountInfo');
    const { user, field, store } = renderCheckout();
    await user.click(field('Full Name'));
    release();
    await accountIs(store, 'fulfilled');
    await user.keyboard('Ravi Iyer');
    expect(field('Full Name')).toHaveValue('Ravi Iyer');
  });

  it('works, without a toast, where the account cannot be loaded', async () => {
    refuse('getAccountInfo', 500);
    const { field, store, user } = renderCheckout();
    await accountIs(store, 'rejected');
    await fill(user, field('Full Name'), 'Asha Verma');
    expect(field('Full Name')).toHaveValue('Asha Verma');
    expect(store.getState().notifications.toasts).toEqual([]);
  });

  it('offers the address of the newest order, and leaves what an order does not tell', async () => {
    answer('listOrders', [
      buildOrder({ id: 'ORD-1', createdAt: '2026-01-01T00:00:00.000Z' }),
      buildOrder({
        id: 'ORD-2',
        createdAt: '2026-02-02T00:00:00.000Z',
        shippingAddress: {
          address: '1 Hill Road',
          city: 'Mumbai',
          state: 'Maharashtra',
          postalCode: '400050',
        },
      }),
    ]);
    const { screen, user, field } = renderCheckout();
    expect(screen.getByText('Where should we send your order?')).toBeVisible();
    await fill(user, field('Phone'), '9812345678');
    await user.click(
      await screen.findByRole('button', { name: 'Ship again to 1 Hill Road, Mumbai, 400050' }),
    );
    expect(field('Address')).toHaveValue('1 Hill Road');
    expect(field('City')).toHaveValue('Mumbai');
    expect(field('State')).toHaveValue('Maharashtra');
    expect(field('Postal Code')).toHaveValue('400050');
    expect(field('Phone')).toHaveValue('9812345678');
    expect(requestsOf('listOrders')).toHaveLength(1);
  });

  it('leads back to the cart, and to help', () => {
    const { screen } = renderCheckout();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Need help?' })).toHaveAttribute('href', '/contact');
  });
});
