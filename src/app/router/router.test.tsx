import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { keptForm } from '../../browser/typedValues';
import { lazyPart, preloadEveryPart } from '../../components/lazyPart';
import { locationChanged } from '../../features/location/locationSlice';
import { buildStoreInfo } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { renderRoute } from '../../testing/renderRoute';
import { renderScreen } from '../../testing/renderScreen';
import { answer, hold } from '../../testing/server';
import { signedInAtStart } from '../../testing/session';
import { ThemeRoot } from '../theme/ThemeRoot';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { createBrowserHistory } from './browserHistory';
import { BUILD_META } from '../../lib/constants';
import { createChunkRecovery, readBuild } from './chunkRecovery';
import { RequireNoSession, RequireSession } from '../AppRoutes';

const cart = { pathname: '/cart', search: '?a=1', hash: '#b', state: null, key: 'other' };

/** Runs steps of a test while the shop is below a path. */
function belowPublicPath(path: string, run: () => void): void {
  const meta = document.createElement('meta');
  meta.name = 'storefront:public-path';
  meta.content = path;
  document.head.append(meta);
  try {
    run();
  } finally {
    meta.remove();
  }
}

describe('The browser history', () => {
  it('adds an entry for a new page and none for a replacement', () => {
    const { environment, store } = renderRoute(<p>here</p>, { at: '/products' });
    const { length } = window.history;
    act(() => environment.navigator.push('/cart?a=1#b'));
    expect(window.history).toHaveLength(length + 1);
    expect(window.location.href).toBe('http://localhost/cart?a=1#b');
    act(() => environment.navigator.replace('/login', { from: '/cart' }));
    expect(window.history).toHaveLength(length + 1);
    expect(store.getState().location).toMatchObject({
      kind: 'REPLACE',
      location: { pathname: '/login', state: { from: '/cart' } },
    });
  });

  it('follows Back, with what the entry carried', async () => {
    const { environment, screen, store } = renderRoute(<p>here</p>, {
      at: '/products',
      state: { orderId: '7' },
    });
    act(() => environment.navigator.push('/cart'));
    expect(screen.getByText('At /cart')).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByText('here')).toBeVisible();
    expect(store.getState().location).toMatchObject({ kind: 'POP', location: { state: { orderId: '7' } } });
  });

  it('shows the address of an imported state without a new entry', () => {
    const { screen, store } = renderRoute(<p>here</p>, { at: '/products' });
    const { length } = window.history;
    act(() => {
      store.dispatch(locationChanged({ location: cart, kind: 'PUSH' }));
    });
    expect(screen.getByText('At /cart?a=1#b')).toBeVisible();
    expect(window.location.pathname).toBe('/cart');
    expect(window.history).toHaveLength(length);
  });

  it('gives each entry that the browser made a key, and keeps it', () => {
    const keyAt = (address: string) => {
      window.history.pushState(null, '', address);
      return createBrowserHistory().current().location.key;
    };
    const cartKey = keyAt('/cart');
    expect(createBrowserHistory().current().location.key).toBe(cartKey);
    expect(keyAt('/contact')).not.toBe(cartKey);
    expect(window.location.pathname).toBe('/contact');
  });

  it('shows the address of an imported state below the public path too', () => {
    belowPublicPath('/shop/', () => {
      window.history.pushState(null, '', '/shop/products');
      const { store } = renderRoute(<p>here</p>, { at: '/shop/products' });
      act(() => {
        store.dispatch(locationChanged({ location: cart, kind: 'PUSH' }));
      });
      expect(window.location.pathname).toBe('/shop/cart');
    });
  });

  it('is below the public path, which the store does not know', () => {
    belowPublicPath('/shop/', () => {
      window.history.pushState(null, '', '/shop/cart?a=1');
      const { current, navigator } = createBrowserHistory();
      expect(current().location).toMatchObject({ pathname: '/cart', search: '?a=1' });
      navigator.push('/product/1#b');
      expect(window.location.href).toBe('http://localhost/shop/product/1#b');
      navigator.push({ search: '?view=2' });
      expect(window.location.href).toBe('http://localhost/shop/product/1?view=2');
      expect(navigator.createHref('/cart')).toBe('/shop/cart');
      navigator.replace('/');
      expect(window.location.pathname).toBe('/shop/');
    });
  });

  it('keeps a token that a link brings along neither in the address nor in the store', () => {
    const { environment, store } = renderRoute(<p>here</p>, {
      at: '/products?page=2&reset_token=canary#token=canary',
    });
    expect(window.location.href).toBe('http://localhost/products?page=2');
    act(() => environment.navigator.push('/products?token=canary&page=3'));
    expect(window.location.href).toBe('http://localhost/products?page=3');
    expect(JSON.stringify(store.getState())).not.toContain('canary');
  });

  it('ignores what another script put into an entry', () => {
    window.history.replaceState({ key: 4, state: { from: ['x'], token: 'y' } }, '', '/');
    const { store } = renderRoute(<p>here</p>);
    expect(store.getState().location.location.state).toBeNull();
  });
});

describe('A link', () => {
  it('is followed once its press is painted, and once for two presses', async () => {
    const { environment, screen } = renderRoute(<p>here</p>, { at: '/products' });
    const { length } = window.history;
    environment.navigator.follow('/cart');
    environment.navigator.follow('/cart');
    expect(screen.getByText('here')).toBeVisible();
    expect(await screen.findByText('At /cart')).toBeVisible();
    expect(window.history).toHaveLength(length + 1);
  });

  it('takes a second press of what leads on once, and no other press on the page that is left', async () => {
    let added = 0;
    const { environment, screen } = renderRoute(
      <button type="button" onClick={() => press()}>
        Add to Cart
      </button>,
      { at: '/product/51d0' },
    );
    function press(): void {
      added += 1;
      environment.navigator.follow('/cart');
    }
    const button = screen.getByRole('button');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('At /cart')).toBeVisible();
    expect(added).toBe(1);
  });

  it('is followed before the shop leads elsewhere', () => {
    const { environment, screen } = renderRoute(<p>here</p>, { at: '/products' });
    const { length } = window.history;
    act(() => {
      environment.navigator.follow('/cart');
      environment.navigator.replace('/login');
    });
    expect(screen.getByText('At /login')).toBeVisible();
    expect(window.history).toHaveLength(length + 1);
  });
});

describe('Chunk recovery', () => {
  const pageOf = (build: string) => `<meta name="${BUILD_META}" content="${build}">`;

  /** A page that runs the build 'old', and how often it was reloaded. */
  function openPage({
    served = 'new',
    isOnline = true,
  }: { served?: string | null; isOnline?: boolean } = {}) {
    const log = { reloads: 0 };
    window.history.replaceState(null, '', '/contact');
    document.head.insertAdjacentHTML('beforeend', pageOf('old'));
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    jest
      .spyOn(window, 'fetch')
      .mockImplementation(() =>
        Promise.resolve(new Response(served === null ? 'Sign in to this network' : pageOf(served))),
      );
    const open = () =>
      createChunkRecovery(() => {
        log.reloads += 1;
      });
    return { log, open, recovery: open() };
  }

  afterEach(() => {
    document.querySelector(`meta[name="${BUILD_META}"]`)?.remove();
    document.body.innerHTML = '';
    window.sessionStorage.clear();
  });

  describe('A chunk that is missing', () => {
    it('reloads the page where the server has another build', async () => {
      const { recovery, log } = openPage();
      expect(await recovery.recover()).toBe('reloading');
      expect(log.reloads).toBe(1);
    });

    it.each([
      ['the browser is offline', { isOnline: false }],
      ['the server does not answer, or is not the shop', { served: null }],
      ['the server has this very build', { served: 'old' }],
    ])('reloads nothing where %s', async (_what, changes) => {
      const { recovery, log } = openPage(changes);
      expect(await recovery.recover()).toBe('unreachable');
      expect(log.reloads).toBe(0);
    });

    it('reloads at most once a minute, never in a loop', async () => {
      const { log, open } = openPage();
      let now = 1_000_000;
      jest.spyOn(Date, 'now').mockImplementation(() => now);
      for (let load = 0; load < 20; load += 1) {
        const recovery = open();
        recovery.shown();
        await recovery.recover();
      }
      expect(log.reloads).toBe(1);
      now += 59_999;
      expect(await open().recover()).toBe('outdated');
      now += 1;
      expect(await open().recover()).toBe('reloading');
      // A clock that was set back.
      now -= 10;
      expect(await open().recover()).toBe('outdated');
    });

    it('leaves the reload to the shopper where storage is blocked', async () => {
      const { recovery, log } = openPage();
      const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new Error('blocked');
      });
      expect(await recovery.recover()).toBe('outdated');
      expect(log.reloads).toBe(0);
      recovery.reload();
      expect(log.reloads).toBe(1);
      blocked.mockRestore();
    });
  });

  describe('What was typed', () => {
    function Form({ name }: { readonly name: string | null }) {
      const [values, setValues] = useState({ email: '', message: '', password: '' });
      const enter = (field: { readonly name: string; readonly value: string }) =>
        setValues((old) => ({ ...old, [field.name]: field.value }));
      const { email, message, password } = values;
      return (
        <form {...(name !== null && keptForm(name))}>
          <input
            aria-label="Email"
            name="email"
            type="email"
            value={email}
            onChange={(event) => enter(event.target)}
          />
          <textarea
            aria-label="Message"
            name="message"
            value={message}
            onChange={(event) => enter(event.target)}
          />
          <input
            aria-label="Password"
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => enter(event.target)}
          />
          <output>{`${email}, ${message}, ${password}`}</output>
        </form>
      );
    }

    it('is filled in again after the reload, once, and is then gone from storage', async () => {
      const { recovery } = openPage();
      const user = userEvent.setup();
      const { unmount } = renderScreen(<Form name="contact" />);
      await user.type(screen.getByLabelText('Email'), 'asha@example.com');
      await user.type(screen.getByLabelText('Message'), 'Is it balanced?');
      expect(await recovery.recover()).toBe('reloading');
      unmount();

      renderScreen(<Form name="contact" />);
      const next = createChunkRecovery();
      act(() => next.shown());
      expect(screen.getByRole('status')).toHaveTextContent('asha@example.com, Is it balanced?,');
      expect(window.sessionStorage.getItem('kept_fields')).toBeNull();
      await user.clear(screen.getByLabelText('Email'));
      act(() => next.shown());
      expect(screen.getByLabelText('Email')).toHaveValue('');
    });

    it.each([
      ['another page', '/register', 'contact'],
      ['another form', '/contact', 'newsletter'],
    ])('is not filled in on %s, and is gone', async (_what, pathname, form) => {
      const { recovery } = openPage();
      const { unmount } = renderScreen(<Form name="contact" />);
      await userEvent.setup().type(screen.getByLabelText('Email'), 'asha@example.com');
      recovery.reload();
      unmount();
      renderScreen(<Form name={form} />);
      window.history.replaceState(null, '', pathname);
      act(() => createChunkRecovery().shown());
      expect(screen.getByLabelText('Email')).toHaveValue('');
      expect(window.sessionStorage.getItem('kept_fields')).toBeNull();
    });

    it.each([
      ['a password', 'contact', 'Password'],
      ['a field of a form that says nothing of it', null, 'Email'],
    ])('is neither kept nor lost by itself where it is %s', async (_what, form, label) => {
      const { recovery, log } = openPage();
      renderScreen(<Form name={form} />);
      await userEvent.setup().type(screen.getByLabelText(label), 'canary@example.com');
      expect(await recovery.recover()).toBe('outdated');
      expect(log.reloads).toBe(0);
      recovery.reload();
      expect(log.reloads).toBe(1);
      expect(window.sessionStorage.getItem('kept_fields')).toBeNull();
    });
  });

  it.each([
    ['the shop', '<meta charset="utf-8"><meta name="storefront:build" content="abc">', 'abc'],
    ['a page that says nothing', '<meta name="storefront:build" content="">', null],
    ["a network's sign-in page", '<title>Welcome to the airport</title>', null],
  ])('reads which build a page is of: %s', (_what, html, build) => {
    expect(readBuild(html)).toBe(build);
  });
});

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
});

describe('Section 2, Route table: the sign-in pages', () => {
  it('show nothing while the session is not known [2.routes.9]', () => {
    const { container } = renderRoute(signInPage, { at: '/login', path: '/login/*', session: 'loading' });
    expect(container).toBeEmptyDOMElement();
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

describe('Page title and focus', () => {
  // The whole shop is rendered: slow on a busy machine.
  jest.setTimeout(30_000);

  beforeAll(preloadEveryPart);

  const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

  describe('The title of the document', () => {
    it("is the page's heading and the store's name, once that is known", async () => {
      const release = hold('getStoreInfo');
      const { user } = await renderApp('/order-success');
      expect(document.title).toBe('Thank You for Your Order! · The Storefront');
      await act(async () => release());
      await screen.findAllByText('Loom & Lathe');
      expect(document.title).toBe('Thank You for Your Order! · Loom & Lathe');
      await user.click(screen.getByRole('link', { name: 'Contact Us' }));
      await heading('Contact Us');
      expect(document.title).toBe('Contact Us · Loom & Lathe');
    });

    it('says of a product that it is loading, and then its name', async () => {
      answer('getStoreInfo', buildStoreInfo());
      const release = hold('getProduct');
      await renderApp('/product/1');
      expect(document.title).toMatch(/^Loading product… · /);
      await act(async () => release());
      const { textContent } = await heading(/Hammer|Kurta/);
      await screen.findByRole('link', { name: 'Loom & Lathe' });
      expect(document.title).toBe(`${textContent} · Loom & Lathe`);
    });
  });

  describe('The focus', () => {
    it('stays where the browser has put it when the first page is shown', async () => {
      await renderApp('/contact');
      await heading('Contact Us');
      expect(document.body).toHaveFocus();
    });

    it('goes to the heading of another page, and not back to it when the page itself changes', async () => {
      const { navigator, user } = await renderApp('/order-success');
      await user.click(screen.getByRole('link', { name: 'Contact Us' }));
      expect(await heading('Contact Us')).toHaveFocus();

      const subject = screen.getByLabelText(/Subject/);
      await user.click(subject);
      await act(async () => navigator.replace('/contact?about=saws'));
      expect(subject).toHaveFocus();

      await act(async () => navigator.push('/terms'));
      expect(await heading('Terms & Conditions')).toHaveFocus();
      await act(async () => navigator.push('/privacy'));
      expect(await heading('Privacy Policy')).toHaveFocus();
      await act(async () => navigator.push('/no/such/page'));
      expect(await heading('404')).toHaveFocus();
    });

    it('goes to the heading that takes the place of the one that has it', async () => {
      const release = hold('getProduct', 404);
      const { navigator } = await renderApp('/contact');
      await act(async () => navigator.push('/product/1'));
      expect(await heading('Loading product…')).toHaveFocus();
      await act(async () => release());
      expect(await heading('Product Not Found')).toHaveFocus();
    });
  });
});

/** Renders a route and waits until what it suspends on has settled. */
async function open(element: ReactNode): Promise<void> {
  await act(async () => {
    render(element, { wrapper: Frame });
    await Promise.resolve();
  });
}

describe('A route', () => {
  it('says that its code is loading, and shows it', async () => {
    let arrive = (_component: () => ReactNode): void => undefined;
    const Route = lazyPart(
      () =>
        new Promise<() => ReactNode>((resolve) => {
          arrive = resolve;
        }),
    );
    await open(<Route />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    await act(async () => {
      arrive(() => <p>The page</p>);
      await Promise.resolve();
    });
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('asks once for code that cannot be loaded, however late the answer', async () => {
    const requests: ((reason: Error) => void)[] = [];
    const Route = lazyPart(
      () =>
        new Promise<() => ReactNode>((_resolve, reject) => {
          requests.push(reject);
        }),
    );
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(<Route />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    await act(async () => {
      requests[0]?.(new Error('offline'));
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    silence.mockRestore();
    expect(requests).toHaveLength(1);
  });

  it('shows its own error, and can be tried again', async () => {
    let isOnline = false;
    const Route = lazyPart(() =>
      isOnline ? Promise.resolve(() => <p>The page</p>) : Promise.reject(new Error('offline')),
    );
    await Route.preload();
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(<Route />);
    expect(await screen.findByText('This page could not be shown. Your cart is safe.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    silence.mockRestore();
    isOnline = true;
    await act(async () => {
      screen.getByRole('button', { name: 'Try Again' }).click();
      await Promise.resolve();
    });
    expect(await screen.findByText('The page')).toBeVisible();
  });
});

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter>
      <ThemeRoot>
        <RouteErrorBoundary resetKey="a" path="/">
          {children}
        </RouteErrorBoundary>
      </ThemeRoot>
    </MemoryRouter>
  );
}
