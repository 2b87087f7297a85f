import { act } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { signedOut } from '../../features/auth/authSlice';
import { renderRoute } from '../../testing/renderRoute';
import { RequireNoSession, RequireSession } from './guards';
import { signedInAtStart } from '../../testing/session';

const guarded = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path="*" element={<p>Your orders</p>} />
    </Route>
  </Routes>
);

const signInPage = (
  <Routes>
    <Route element={<RequireNoSession />}>
      <Route path="*" element={<p>Sign in here</p>} />
    </Route>
  </Routes>
);

describe('Section 2, Route table: a page that needs a session', () => {
  it('shows nothing while the session is not known, then the page [2.routes.9]', () => {
    const { container, screen, store } = renderRoute(guarded, {
      at: '/orders',
      path: '/orders/*',
      session: 'loading',
    });
    expect(container).toBeEmptyDOMElement();
    act(() => {
      store.dispatch(signedInAtStart());
    });
    expect(screen.getByText('Your orders')).toBeVisible();
  });

  it('sends a visitor to sign in and remembers path, query and hash [2.routes.7, 2.routes.8]', async () => {
    const { screen, store } = renderRoute(guarded, { at: '/payment?orderId=7#qr', path: '/payment/*' });
    expect(await screen.findByText('At /login')).toBeVisible();
    expect(store.getState().location.location.state).toEqual({ from: '/payment?orderId=7#qr' });
  });

  it('closes when the session ends', async () => {
    const { screen, store } = renderRoute(guarded, { at: '/orders', path: '/orders/*', session: 'signedIn' });
    act(() => {
      store.dispatch(signedOut({ from: 'header' }));
    });
    expect(await screen.findByText('At /')).toBeVisible();
    expect(screen.queryByText('Your orders')).not.toBeInTheDocument();
  });
});

describe('Section 2, Route table: the sign-in pages', () => {
  it('show nothing while the session is not known [2.routes.9]', () => {
    const { container } = renderRoute(signInPage, { at: '/login', path: '/login/*', session: 'loading' });
    expect(container).toBeEmptyDOMElement();
  });

  it('are there for a visitor', () => {
    const { screen } = renderRoute(signInPage, { at: '/login', path: '/login/*' });
    expect(screen.getByText('Sign in here')).toBeVisible();
  });

  it.each([
    ['where the shopper came from', '/checkout?a=1', 'At /checkout?a=1'],
    ['home from anywhere else', '//evil.example', 'At /'],
  ])('send a signed-in shopper on to %s [2.routes.10]', async (_where, from, text) => {
    const { screen } = renderRoute(signInPage, {
      at: '/login',
      path: '/login/*',
      state: { from },
      session: 'signedIn',
    });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
