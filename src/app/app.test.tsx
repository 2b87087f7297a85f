import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MessageChannel } from 'node:worker_threads';
import { type ReactNode, use, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { HydrationBoundary } from '../components/HydrationBoundary';
import { lazyPart } from '../components/lazyPart';
import { paths } from '../lib/routes';
import { HIDDEN } from '../lib/secrets/hideText';
import { prerenderedPaths } from '../rendering/prerender';
import { buildProduct, buildStoreInfo } from '../testing/builders';
import { fill } from '../testing/fill';
import { renderApp } from '../testing/renderApp';
import { sampled } from '../testing/sampled';
import { answer } from '../testing/server';
import { EarlyInput } from './EarlyInput';
import { reportCaughtError } from './startPage';
import { startReporting } from './reporting';
import { RouteErrorBoundary } from './router/RouteErrorBoundary';
import { createBrowserHistory } from './router/browserHistory';
import { routeOf } from './routes';
import { ThemeRoot } from './theme/ThemeRoot';

describe('Early input', () => {
  // jsdom has none.
  Object.defineProperty(window, 'MessageChannel', { value: MessageChannel });

  /** A form with buttons of its own beside the one that submits it. */
  function Order() {
    const [said, setSaid] = useState('');
    const [name, setName] = useState('');
    const [size, setSize] = useState('S');
    const [hint, setHint] = useState('');
    const say = (what: string) => setSaid((old) => `${old}${what} ${name} ${size}. `);
    return (
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          say('Sent');
        }}
      >
        <input
          aria-label="Name"
          value={name}
          onFocus={() => setHint('As on the parcel')}
          onChange={({ target }) => setName(target.value)}
        />
        {hint}
        <button type="button" onClick={() => setSize('M')}>
          Size M
        </button>
        <button type="button" onClick={() => say('Added')}>
          Add
        </button>
        <button>Send</button>
        <output>{said}</output>
      </form>
    );
  }

  /** The parts are hydrated after this. */
  let held: Promise<void> | null = null;

  function Held() {
    if (held !== null) use(held);
    return null;
  }

  /** Its parts are hydrated after its root, each by itself. */
  const page = (
    <>
      {['Hammer', 'Saw'].map((product) => (
        <HydrationBoundary key={product}>
          <section aria-label={product}>
            <Order />
            <Held />
          </section>
        </HydrationBoundary>
      ))}
      <EarlyInput />
    </>
  );

  let root: Root | undefined;

  let container = document.createElement('div');

  beforeEach(() => {
    held = null;
    container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
  });

  afterEach(() => {
    act(() => root?.unmount());
    container.remove();
  });

  const part = (product: string) => within(screen.getByRole('region', { name: product }));

  const button = (product: string, name: string) =>
    part(product).getByRole<HTMLButtonElement>('button', { name });

  const status = (product: string) => part(product).getByRole('status');

  function type(product: string, text: string): void {
    part(product).getByLabelText<HTMLInputElement>('Name').value = text;
  }

  async function hydrate(): Promise<void> {
    await act(async () => {
      root = hydrateRoot(container, page);
    });
  }

  it('presses buttons after hydration in their order, with what was typed before', async () => {
    type('Saw', 'Asha');
    window.storefrontPressed = new Set([button('Saw', 'Size M'), button('Saw', 'Add')]);
    await hydrate();
    await waitFor(() => expect(status('Saw')).toHaveTextContent('Added Asha M.'));
    expect(status('Hammer')).toBeEmptyDOMElement();
  });

  it('submits a form after hydration, once, with what was typed before', async () => {
    type('Hammer', 'Ravi');
    type('Saw', 'Asha');
    window.storefrontPressed = new Set([button('Saw', 'Send'), button('Hammer', 'Add')]);
    await hydrate();
    await waitFor(() => expect(status('Hammer')).toHaveTextContent('Added Ravi S.'));
    expect(status('Saw').textContent).toBe('Sent Asha S. ');
  });

  it('opens what belongs to the field that has had the focus since before hydration', async () => {
    part('Saw').getByLabelText('Name').focus();
    await hydrate();
    expect(await part('Saw').findByText('As on the parcel')).toBeVisible();
    expect(part('Hammer').queryByText('As on the parcel')).toBeNull();
  });

  it('presses a button of a part in which nothing was typed', async () => {
    type('Hammer', 'Ravi');
    window.storefrontPressed = new Set([button('Saw', 'Add')]);
    await hydrate();
    await waitFor(() => expect(status('Saw')).toHaveTextContent('Added S.'));
    expect(part('Hammer').getByLabelText('Name')).toHaveDisplayValue('Ravi');
  });

  it('keeps what is filled in, as by a password manager, before its part of the page is hydrated', async () => {
    let release = (): void => undefined;
    held = new Promise((resolve) => {
      release = resolve;
    });
    await hydrate();
    const field = part('Saw').getByLabelText('Name');
    type('Saw', 'Asha');
    await act(async () => {
      field.focus();
      fireEvent.input(field);
    });
    await act(async () => release());
    fireEvent.click(button('Saw', 'Send'));
    expect(status('Saw').textContent).toBe('Sent Asha S. ');
  });

  it('leaves a page alone that React has rendered itself', async () => {
    window.storefrontPressed = new Set([button('Saw', 'Add')]);
    await act(async () => {
      root = createRoot(container);
      root.render(page);
    });
    expect(window.storefrontPressed).toBeUndefined();
    expect(status('Saw')).toBeEmptyDOMElement();
  });
});

/** The shop at its listing, behind another page. */
async function openListing() {
  answer('getStoreInfo', buildStoreInfo());
  answer('listProducts', { data: [buildProduct()], pagination: { total: 1 } });
  const shop = await renderApp('/contact');
  await act(async () => shop.navigator.push('/products?category=men'));
  await shop.screen.findByRole('heading', { level: 1, name: /Collection/ });
  const open = async (button: string, dialog: string) => {
    await shop.user.click(shop.screen.getByRole('button', { name: button }));
    return shop.screen.findByRole('dialog', { name: dialog });
  };
  const gone = () => waitFor(() => expect(shop.screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...shop, open, gone };
}

const at = (): string => window.location.pathname + window.location.search;

const LISTING = '/products?category=men';

const overlays = [
  ['the menu', 'Open menu', 'Menu', 'Close menu'],
  ['the search', 'Search', 'Search products', 'Close search'],
  ['the filters', 'Filters', 'Filters', 'Close filters'],
] as const;

describe.each(sampled(overlays, 1))('Over a page, %s', (_what, button, dialog, close) => {
  it('closes with Back, and leaves no entry of the history behind when it is closed by its button', async () => {
    const shop = await openListing();
    await shop.open(button, dialog);
    act(() => window.history.back());
    await shop.gone();
    expect(at()).toBe(LISTING);
    const opened = within(await shop.open(button, dialog));
    await shop.user.dblClick(opened.getByRole('button', { name: close }));
    await shop.gone();
    expect(at()).toBe(LISTING);
    act(() => window.history.back());
    await waitFor(() => expect(at()).toBe('/contact'));
  });

  it('is closed on a page that is loaded anew', async () => {
    const shop = await openListing();
    await shop.open(button, dialog);
    shop.close();
    expect(createBrowserHistory().current().location).toMatchObject({ search: '?category=men', state: null });
  });
});

describe('What leads away from over a page', () => {
  it('takes the place of the menu in the history', async () => {
    const shop = await openListing();
    const menu = within(await shop.open('Open menu', 'Menu'));
    await shop.user.click(menu.getByRole('link', { name: 'All Products' }));
    await shop.gone();
    expect(at()).toBe('/products');
    act(() => window.history.back());
    await waitFor(() => expect(at()).toBe(LISTING));
    expect(shop.screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes the place of the search', async () => {
    const shop = await openListing();
    const search = within(await shop.open('Search', 'Search products'));
    await fill(shop.user, search.getByRole('combobox'), 'kurta');
    await shop.user.keyboard('{Enter}');
    await shop.gone();
    expect(at()).toBe('/products?search=kurta');
    act(() => window.history.back());
    await waitFor(() => expect(at()).toBe(LISTING));
  });
});

describe('A field whose text counts to the letter', () => {
  it.each([
    ['/login', 'Password', 'Show password'],
    ['/login', 'Email', null],
    ['/register', 'Email', null],
    ['/register', 'Confirm Password', 'Show confirm password'],
    ['/contact', /^Email/, null],
    ['/track-order', /^Order Number/, null],
    ['/track-order', /^Email or Phone/, null],
    ['/', /^Email/, null],
  ])('at %s is changed and marked by no keyboard: %s [decision.65]', async (at, label, pressed) => {
    const { screen, user } = await renderApp(at);
    const field = await screen.findByLabelText(label);
    if (pressed !== null) await user.click(screen.getByRole('button', { name: pressed }));
    expect(field).toHaveAttribute('autocapitalize', 'none');
    expect(field).toHaveAttribute('autocorrect', 'off');
    expect(field).toHaveAttribute('spellcheck', 'false');
    expect(field).not.toHaveAttribute('type', 'password');
  });
});

describe('The filters over a page', () => {
  it.each([
    ['Back', null],
    ['their button', 'Close filters'],
  ])('keep what was set when they are closed by %s', async (_how, close) => {
    const shop = await openListing();
    const filters = within(await shop.open('Filters', 'Filters'));
    await fill(shop.user, await filters.findByLabelText('To'), '9000');
    await shop.user.keyboard('{Enter}');
    await waitFor(() => expect(at()).toBe(`${LISTING}&maxPrice=9000`));
    if (close === null) act(() => window.history.back());
    else await shop.user.click(filters.getByRole('button', { name: close }));
    await shop.gone();
    expect(at()).toBe(`${LISTING}&maxPrice=9000`);
    act(() => window.history.back());
    await waitFor(() => expect(at()).toBe(LISTING));
  });
});

describe('Reporting', () => {
  // jsdom has none.
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [] });

  const canary = 'canary-4111111111111111';

  async function start(take: unknown = jest.fn()) {
    const asked: string[] = [];
    await startReporting('/report.js', (address) => {
      asked.push(address);
      return Promise.resolve({ default: take });
    });
    return asked;
  }

  function fail(message: string): void {
    const error = new Error(message);
    window.dispatchEvent(new ErrorEvent('error', { error, message }));
  }

  afterEach(() => {
    document.body.replaceChildren();
    document.cookie = 'auth_token=; max-age=0';
  });

  it('offers an error without what is typed, the token and secret parameters, and without the address', async () => {
    document.cookie = 'auth_token=canary-token; path=/';
    const input = document.createElement('input');
    input.value = canary;
    document.body.append(input);
    window.history.pushState(null, '', '/product/secret-product?reset_token=canary');
    const take = jest.fn();
    expect(await start(take)).toEqual(['/report.js']);
    fail(`Cannot read ${canary} with canary-token of /x?password=canary-password`);
    expect(take).toHaveBeenCalledTimes(1);
    expect(take).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', build: 'test', route: '/product/:id' }),
    );
    const text = JSON.stringify(take.mock.calls);
    expect(text).toContain('Cannot read');
    expect(text).not.toMatch(/canary|secret-product/);
  });

  it('ends a flood of errors', async () => {
    const take = jest.fn();
    await start(take);
    for (let index = 0; index < 200; index += 1) fail('again');
    expect(take).toHaveBeenCalledTimes(50);
  });

  it('does nothing for a file without a function', async () => {
    await start('no function');
    expect(() => fail('one')).not.toThrow();
  });

  describe('An error that a boundary has caught', () => {
    beforeEach(() => {
      // As browsers do; jsdom has no such function.
      window.reportError = (error: unknown) => {
        window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
      };
    });

    /** Shows a route of these contents as the shop's root does. */
    async function show(contents: ReactNode) {
      await act(async () => {
        render(
          <MemoryRouter>
            <ThemeRoot>
              <RouteErrorBoundary resetKey="a" path="/">
                {contents}
              </RouteErrorBoundary>
            </ThemeRoot>
          </MemoryRouter>,
          { onCaughtError: reportCaughtError },
        );
        await Promise.resolve();
      });
      return screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    }

    it('is offered too, by the same rules', async () => {
      const input = document.createElement('input');
      input.value = canary;
      document.body.append(input);
      const take = jest.fn();
      await start(take);
      function Broken(): ReactNode {
        throw new Error(`Cannot draw ${canary}`);
      }
      await show(<Broken />);
      expect(take).toHaveBeenCalledTimes(1);
      expect(take).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'error', message: `Cannot draw ${HIDDEN}` }),
      );
      expect(JSON.stringify(take.mock.calls)).not.toContain(canary);
    });

    it('is offered where code could not be loaded, with the name of the code', async () => {
      const take = jest.fn();
      await start(take);
      const Route = lazyPart(() => Promise.reject(new Error('Loading chunk contact failed.')));
      await Route.preload();
      await show(<Route />);
      expect(take).toHaveBeenCalledWith(
        expect.objectContaining({
          message: 'A part of the page could not be loaded. Loading chunk contact failed.',
        }),
      );
    });
  });
});

describe('Routes', () => {
  describe('The route of an address', () => {
    it.each([
      ['/', paths.home],
      ['/products', paths.products],
      ['/Product/51d0/', paths.product],
      ['/404', paths.notFound],
      ['/terms', paths.policy],
      // Without a page of its own: the policy page sends it on to the 404 page, as it does with every unknown word.
      ['/forgot-password', paths.policy],
      ['/orders/17', paths.notFound],
      ['/no/such/page', paths.notFound],
    ])('%s is %s', (pathname, path) => {
      expect(routeOf(pathname).path).toBe(path);
    });
  });

  it('prerenders only pages that can be shown without a session and without parameters', () => {
    expect(prerenderedPaths.length).toBeGreaterThan(0);
    for (const path of prerenderedPaths) {
      expect(routeOf(path)).toMatchObject({ path, isPrerendered: true });
      expect(routeOf(path).access).not.toBe('session');
    }
  });
});
