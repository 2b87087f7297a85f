import { within } from '@testing-library/react';
import { buildProduct, buildStoreInfo } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { answer, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { HomeContainer } from './HomeContainer';

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

  it('shows Hand Tools if the store has no category [3.store-info.6]', async () => {
    answer('getStoreInfo', buildStoreInfo({ categories: [], categoryImages: {} }));
    const { screen } = renderRoute(home);
    const categories = section(screen, 'Professional Hand Tools & Equipment');
    expect(await categories.findByRole('heading', { name: 'Hand Tools' })).toBeVisible();
    expect(categories.getByRole('img', { name: 'No picture available' })).toBeVisible();
  });

  it('shows Accessories if the store info cannot be loaded [3.store-info.5, 8.catalog.6]', async () => {
    refuse('getStoreInfo', 500);
    const { screen } = renderRoute(home);
    const categories = section(screen, 'Professional Hand Tools & Equipment');
    expect(await categories.findByRole('heading', { name: 'Accessories' })).toBeVisible();
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

  it('shows four products if the server sends more', async () => {
    answer('listProducts', { data: featuredProducts(9) });
    const { screen } = renderRoute(home);
    const featured = section(screen, 'Featured Tools');
    expect(await featured.findAllByRole('article')).toHaveLength(4);
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
    const again = await screen.findByRole('button', { name: 'Try Again' });
    answer('getStoreInfo', buildStoreInfo());
    answer('listProducts', { data: featuredProducts(4) });
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Tool 3' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Men', level: 3 })).toBeVisible();
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

  it.each([
    { sizes: [], colors: ['Red'], size: '', color: 'Red' },
    { sizes: ['M'], colors: [], size: 'M', color: '' },
    { sizes: ['S', 'M'], colors: ['Red', 'Blue'], size: '', color: '' },
    { sizes: [], colors: [], size: '', color: '' },
  ])(
    'preselects on a card of $sizes in $colors what is the only option [2.card.9]',
    async ({ sizes, colors, size, color }) => {
      const attributes = [
        { key: 'size', value: sizes },
        { key: 'color', value: colors },
      ];
      answer('listProducts', { data: [buildProduct({ attributes })] });
      const { screen, user, store } = renderRoute(home);
      await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
      expect(store.getState().cart.lines).toMatchObject([{ selectedSize: size, selectedColor: color }]);
      expect(await screen.findByText('Handloom Linen Kurta added to your cart.')).toBeVisible();
    },
  );

  it('shows the four kinds of tools and links to all products [2.home.15, 2.home.16]', () => {
    const { screen } = renderRoute(home);
    for (const name of ['Hand Tools', 'Construction Tools', 'Precision Tools', 'Tool Sets']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products');
  });
});
