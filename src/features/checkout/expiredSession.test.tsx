import { act, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { storefrontApi } from '../../api/storefrontApi';
import { RequireNoSession, RequireSession } from '../../app/router/guards';
import { PURCHASES_KEY } from '../../lib/constants';
import { Secret } from '../../lib/secrets/secret';
import { buildAddress, buildCartLine } from '../../testing/builders';
import { fill } from '../../testing/fill';
import { renderRoute } from '../../testing/renderRoute';
import { answer, refuse } from '../../testing/server';
import { LoginContainer } from '../auth/LoginContainer';
import { CheckoutContainer } from './CheckoutContainer';
import { draftSaved, paymentSent } from './checkoutSlice';
import { testSessionId } from '../../testing/session';

const { listOrders, submitPayment } = storefrontApi.endpoints;
const email = 'asha@example.com';

/** The checkout and the sign-in behind their guards. */
const pages = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path="/checkout" element={<CheckoutContainer />} />
    </Route>
    <Route element={<RequireNoSession />}>
      <Route path="/login" element={<LoginContainer />} />
    </Route>
  </Routes>
);

function openCheckout() {
  answer('getAccountInfo', { email });
  const view = renderRoute(pages, {
    at: '/checkout',
    path: '*',
    session: 'signedIn',
    cart: [buildCartLine()],
  });
  async function loseSession(): Promise<void> {
    refuse('listOrders', 401);
    await act(async () => {
      await view.store.dispatch(listOrders.initiate(undefined, { forceRefetch: true, subscribe: false }));
    });
  }
  async function signIn(as: string): Promise<void> {
    answer('authorizeUser', { token: `token-2-of-${as}` });
    answer('listOrders', []);
    await fill(view.user, view.screen.getByRole('textbox', { name: 'Email' }), as);
    await fill(view.user, view.screen.getByLabelText('Password'), 'correct-horse');
    await view.user.click(view.screen.getByRole('button', { name: 'Sign In' }));
    await view.screen.findByRole('heading', { level: 1, name: 'Checkout' });
  }
  return { ...view, loseSession, signIn };
}

/** An address that was typed, once the account is loaded, which tells whose it is. */
async function typeAddress({ store }: ReturnType<typeof openCheckout>): Promise<void> {
  await waitFor(() =>
    expect(storefrontApi.endpoints.getAccountInfo.select(undefined)(store.getState()).data).toBeDefined(),
  );
  const address = { ...buildAddress(), city: 'Nashik' };
  act(() => void store.dispatch(draftSaved({ owner: testSessionId, phase: 'draft', address })));
}

describe('A session that ends by a 401', () => {
  it('is told so in one sentence at the sign-in, until the next one [4.authentication.8]', async () => {
    const { screen, loseSession, signIn, store } = openCheckout();
    await loseSession();
    expect(screen.getByText('Your session has ended, please sign in again.')).toBeVisible();
    await signIn(email);
    expect(store.getState().auth.expired).toBeUndefined();
  });

  it('says that it is not known whether an order went through [4.authentication.9]', async () => {
    const { screen, user } = openCheckout();
    refuse('createOrder', 401);
    for (const [name, text] of Object.entries({
      'Full Name': 'Asha Verma',
      Address: '7 Lake View Road',
      City: 'Pune',
      State: 'Maharashtra',
      'Postal Code': '411001',
      Phone: '+919812345678',
    })) {
      await fill(user, screen.getByLabelText(new RegExp(`^${name}`)), text);
    }
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText(/^Your session has ended.*whether your order went through/)).toBeVisible();
  });

  it('says that it is not known whether a payment went through [4.authentication.9]', async () => {
    const { screen, store } = openCheckout();
    refuse('submitPayment', 401);
    await act(async () => {
      store.dispatch(paymentSent('ORD-1'));
      const paymentRequestDto = { orderId: 'ORD-1', fields: new Secret<Record<string, string>>({}) };
      await store.dispatch(submitPayment.initiate({ paymentRequestDto }));
    });
    expect(
      await screen.findByText(/^Your session has ended.*whether your payment went through/),
    ).toBeVisible();
  });

  it.each([
    ['gives the typed address back to the same shopper', 'Asha@example.com', 'Nashik'],
    ['keeps nothing that was typed for another one', 'ravi@example.com', ''],
  ])('%s [4.authentication.10]', async (_what, as, city) => {
    const view = openCheckout();
    const { screen, loseSession, signIn, environment, store } = view;
    await typeAddress(view);
    await loseSession();
    expect(environment.deviceStorage.getItem(PURCHASES_KEY)).toBeNull();
    await signIn(as);
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue(city);
    expect(store.getState().checkout.left).toBeUndefined();
  });
});
