import { act } from '@testing-library/react';
import { renderRoute } from '../../testing/renderRoute';
import { createBrowserHistory } from './browserHistory';
import { locationChanged } from '../../features/location/locationSlice';

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
