import { act, waitFor, within } from '@testing-library/react';
import { buildProduct, buildProductModel, buildStoreInfo } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { renderRoute } from '../../testing/renderRoute';
import { allRequests, answer, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { productViewed } from '../wishlist';
import { HomeContainer } from './HomeContainer';
import { More } from './More';
import { Newsletter } from './Newsletter';

const emptyText = 'No featured tools available at the moment.';

const home = <HomeContainer />;

function featuredProducts(count: number) {
  return Array.from({ length: count }, (_, index) =>
    buildProduct({ id: `tool-${index}`, title: `Tool ${index}`, attributes: [] }),
  );
}

function section(screen: ReturnType<typeof renderRoute>['screen'], name: string) {
  return within(screen.getByRole('region', { name }));
}

describe('Section 2, Home', () => {
  it('links from the hero to all products and to the featured ones [2.home.1, 2.home.2, 2.home.3]', () => {
    const { screen } = renderRoute(home);
    expect(screen.getByRole('heading', { level: 1, name: 'Build With Precision Tools' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Collection' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Featured Products' })).toHaveAttribute(
      'href',
      '/products?featured=true',
    );
    expect(screen.getByRole('region', { name: 'Newsletter' })).toBeVisible();
  });

  it('shows the first three categories with their pictures, else the default one [2.home.4, 2.home.5, 2.home.6, 2.home.7, 2.home.8, 9.lists.5]', async () => {
    answer(
      'getStoreInfo',
      buildStoreInfo({
        categories: ['Hand Tools', 'Men & औज़ार', 'constructor', 'Women'],
        categoryImages: {
          'Hand Tools': 'http://localhost/hand.svg',
          default: 'http://localhost/default.svg',
        },
      }),
    );
    const { screen } = renderRoute(home);
    const categories = section(screen, 'Professional Hand Tools & Equipment');
    const names = (await categories.findAllByRole('heading', { level: 3 })).map((node) => node.textContent);
    expect(names).toEqual(['Hand Tools', 'Men & औज़ार', 'constructor']);
    const links = categories.getAllByRole('link', { name: 'Browse Collection' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/products?category=hand+tools',
      '/products?category=men+%26+%E0%A4%94%E0%A4%9C%E0%A4%BC%E0%A4%BE%E0%A4%B0',
      '/products?category=constructor',
    ]);
    expect(links[0]).toHaveAccessibleDescription('Hand Tools');
    const pictures = categories.getAllByRole('presentation').map((image) => image.getAttribute('src'));
    expect(pictures).toEqual([
      'http://localhost/hand.svg',
      'http://localhost/default.svg',
      'http://localhost/default.svg',
    ]);
  });

  it('shows a picture of tools and one of clothes in the hero, of categories that are not below [2.home.22]', async () => {
    const names = ['Hand Tools', 'Men', 'Women', 'Tool Sets', 'Precision Tools', 'Footwear'];
    const categoryImages = Object.fromEntries(
      names.map((name) => [name, `http://localhost/${name.replace(' ', '-')}.svg`]),
    );
    answer('getStoreInfo', buildStoreInfo({ categories: names, categoryImages }));
    const { screen } = renderRoute(home);
    await section(screen, 'Professional Hand Tools & Equipment').findByRole('heading', { name: 'Men' });
    const pictures = screen
      .getAllByRole('presentation', { hidden: true })
      .map((image) => image.getAttribute('src'));
    expect(pictures.slice(0, 2)).toEqual(['http://localhost/Tool-Sets.svg', 'http://localhost/Footwear.svg']);
  });

  it('shows Hand Tools if the store has no category, and its first letter if it has no picture [2.home.8, 3.store-info.6]', async () => {
    answer('getStoreInfo', buildStoreInfo({ categories: [], categoryImages: {} }));
    const { screen } = renderRoute(home);
    const categories = section(screen, 'Professional Hand Tools & Equipment');
    expect(await categories.findByRole('heading', { name: 'Hand Tools' })).toBeVisible();
    expect(categories.getByText('H')).toBeVisible();
    expect(categories.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows Accessories if the store info cannot be loaded [3.store-info.5, 8.catalog.6]', async () => {
    refuse('getStoreInfo', 500);
    const { screen } = renderRoute(home);
    expect(await screen.findByRole('heading', { name: 'Accessories' })).toBeVisible();
    // What needs no answer of the store is above it.
    const tools = screen.getByRole('region', { name: 'A tool for every step of the work' });
    const categories = screen.getByRole('region', { name: 'Professional Hand Tools & Equipment' });
    expect(tools.compareDocumentPosition(categories)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      await screen.findByText('Failed to load store information. Please refresh the page.'),
    ).toBeVisible();
  });

  it('requests four products of the first category, once [2.home.11, 2.home.14, 9.lists.2, 4.featured.3, 7.details.8]', async () => {
    answer('listProducts', { data: featuredProducts(4), pagination: { total: 9 } });
    const { screen } = renderRoute(home);
    const featured = section(screen, 'Featured Tools');
    expect(await featured.findByRole('link', { name: 'Tool 3' })).toHaveAttribute('href', '/product/tool-3');
    expect(featured.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/products');
    const requests = requestsOf('listProducts');
    expect(requests).toHaveLength(1);
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      page: '1',
      limit: '4',
      category: 'hand tools',
    });
  });

  it('says what is loading [2.home.12, 9.lists.3, 4.featured.1]', async () => {
    const release = hold('listProducts');
    const { screen } = renderRoute(home);
    const featured = section(screen, 'Featured Tools');
    expect(featured.getByRole('status')).toHaveTextContent('Loading featured tools…');
    expect(featured.getAllByRole('listitem', { hidden: true })).toHaveLength(4);
    expect(screen.getByText('Loading categories…')).toBeInTheDocument();
    release();
    expect(await featured.findAllByRole('article')).not.toHaveLength(0);
  });

  it.each([
    ['an empty answer', () => answer('listProducts', { data: [], count: 0 }), 0],
    ['a failure', () => refuse('listProducts', 500), 1],
    ['no answer', () => cutOff('listProducts'), 1],
  ])(
    'shows the empty text after %s, and logs a failure [2.home.13, 4.featured.2, 8.catalog.7, 8.catalog.8]',
    async (_name, arrange, logged) => {
      arrange();
      const warn = jest.spyOn(console, 'warn').mockReturnValue();
      const { screen, store } = renderRoute(home);
      expect(await screen.findByText(emptyText)).toBeVisible();
      const featured = section(screen, 'Featured Tools');
      expect(featured.getByRole('link', { name: 'View All' })).toBeVisible();
      expect(featured.queryAllByRole('button', { name: 'Try Again' })).toHaveLength(logged);
      expect(store.getState().notifications.toasts).toEqual([]);
      expect(warn.mock.calls.map(([text]) => String(text))).toEqual(
        Array.from({ length: logged }, () => 'Featured products could not be loaded.'),
      );
    },
  );

  it('asks again for the store and its products when told to', async () => {
    refuse('getStoreInfo', 500);
    refuse('listProducts', 500);
    jest.spyOn(console, 'warn').mockReturnValue();
    const { screen, user } = renderRoute(home);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(2));
    // In the first view, and nothing there looks as if it were loading.
    const again = screen.getAllByRole('button', { name: 'Try Again' })[0] ?? document.body;
    const categories = screen.getByRole('region', { name: 'Professional Hand Tools & Equipment' });
    expect(again.compareDocumentPosition(categories)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    answer('getStoreInfo', buildStoreInfo());
    answer('listProducts', { data: featuredProducts(4) });
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Tool 3' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Men', level: 3 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('adds one piece to the cart from a card [2.card.8, 2.card.9]', async () => {
    answer('listProducts', {
      data: [
        buildProduct({
          attributes: [
            { key: 'size', value: ['M'] },
            { key: 'color', value: ['Indigo', 'Ivory'] },
          ],
        }),
      ],
    });
    const { screen, user, store } = renderRoute(home);
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Handloom Linen Kurta added to your cart.')).toBeVisible();
    expect(store.getState().cart.lines).toEqual([
      expect.objectContaining({ quantity: 1, selectedSize: 'M', selectedColor: '' }),
    ]);
  });

  it('shows the four kinds of tools and links to all products [2.home.15, 2.home.16]', () => {
    const { screen } = renderRoute(home);
    for (const name of ['Hand Tools', 'Construction Tools', 'Precision Tools', 'Tool Sets']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products');
  });
});

const categories = [
  ...['Hand Tools', 'Men', 'Women', 'Construction Tools'],
  ...['Precision Tools', 'Tool Sets', 'Accessories', 'Footwear'],
];

function renderMore() {
  return renderRoute(<More renderCategory={(name) => <p>A row of {name}</p>} viewed={<p>Viewed</p>} />);
}

/** The store's information is loaded by the layout: here by a page that has one. */
async function openHome() {
  const shop = await renderApp('/');
  const promises = within(await shop.screen.findByRole('region', { name: 'Shopping with us' }));
  return { ...shop, promises };
}

describe('The rest of the home page', () => {
  it('leads to every category of the store, and shows clothes beside the tools', async () => {
    answer('getStoreInfo', buildStoreInfo({ categories }));
    const { screen } = await openHome();
    const links = within(await screen.findByRole('navigation', { name: 'All categories' })).getAllByRole(
      'link',
    );
    expect(links.map(({ textContent }) => textContent)).toEqual(categories);
    expect(links[3]).toHaveAttribute('href', '/products?category=construction+tools');
    expect(screen.getByRole('region', { name: 'More from Men' })).toBeVisible();
  });

  it('does not repeat categories that are all tiles, and needs no clothes', async () => {
    answer('getStoreInfo', buildStoreInfo({ categories: ['Hand Tools', 'Power Tools'] }));
    const { screen } = await openHome();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Power Tools' })).toBeVisible());
    expect(screen.queryByRole('navigation', { name: 'All categories' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^More from/ })).not.toBeInTheDocument();
  });

  it('promises what the policies say, and how to reach the shop', async () => {
    answer('getStoreInfo', buildStoreInfo({ policies: {} }));
    const { promises } = await openHome();
    expect(promises.getByRole('link', { name: 'Free shipping' })).toHaveAttribute('href', '/shipping');
    expect(promises.getByText(/Normal orders ship within 0-7 working days\./)).toBeVisible();
    expect(promises.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/return');
    expect(promises.getByText(/Within 0-7 days of receipt, in the original packaging\./)).toBeVisible();
    expect(await promises.findByRole('link', { name: '+91 80 4123 4567' })).toHaveAttribute(
      'href',
      'tel:+918041234567',
    );
  });

  it('leaves the terms to the page of a store that has written its own', async () => {
    answer(
      'getStoreInfo',
      buildStoreInfo({ policies: { shipping: '<p>By ox cart.</p>', return: '<p>-</p>' } }),
    );
    const { promises } = await openHome();
    expect(await promises.findByText('See how and when we ship.')).toBeVisible();
    expect(promises.getByText('See what can be returned, and how.')).toBeVisible();
    expect(promises.queryByText(/0-7/)).not.toBeInTheDocument();
  });

  it('shows what was viewed last', async () => {
    const { screen, store } = await openHome();
    act(() => void store.dispatch(productViewed(buildProductModel())));
    const viewed = within(await screen.findByRole('region', { name: 'Recently viewed' }));
    expect(viewed.getByRole('link', { name: 'Handloom Linen Kurta' })).toBeVisible();
  });

  it('names no category before the store is loaded', () => {
    const release = hold('getStoreInfo');
    const { screen } = renderMore();
    expect(screen.queryByText(/A row of/)).not.toBeInTheDocument();
    expect(screen.getByText('Viewed')).toBeVisible();
    expect(screen.getByText(/Write to us, we are glad to help/)).toBeVisible();
    release();
  });
});

describe('Section 2, Home: the newsletter', () => {
  it('shows a toast, clears the field and makes no request [1.capabilities.12, 2.home.17, 2.home.19, 2.home.20, 2.home.21, 7.details.10]', async () => {
    const { screen, user } = renderRoute(<Newsletter />);
    const email = screen.getByRole('textbox', { name: /email/i });
    await user.type(email, 'asha@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Subscribed!')).toBeVisible();
    expect(screen.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
    expect(email).toHaveValue('');
    expect(allRequests()).toHaveLength(0);
    // The toast goes; this stays until another email is typed.
    expect(screen.getByText('You are on the list.')).toBeVisible();
    await user.type(email, 'r');
    expect(screen.getByText('You are on the list.')).not.toBeVisible();
  });

  it.each([[''], ['asha']])(
    'leaves the validation of %j to the browser, which rejects it [2.home.18, 5.newsletter.1]',
    async (text) => {
      const { screen, user, store } = renderRoute(<Newsletter />);
      const email = screen.getByRole('textbox', { name: /email/i });
      if (text !== '') await user.type(email, text);
      await user.click(screen.getByRole('button', { name: 'Subscribe' }));
      expect(store.getState().notifications.toasts).toEqual([]);
      expect(email).toBeRequired();
      expect(email).toHaveAttribute('type', 'email');
      expect(email).toHaveValue(text);
    },
  );
});
