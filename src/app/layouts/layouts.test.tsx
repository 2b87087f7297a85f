import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { storefrontApi } from '../../api/storefrontApi';
import { buildCartLine, buildStoreInfo } from '../../testing/builders';
import { renderRoute, type RouteSetup } from '../../testing/renderRoute';
import { renderScreen } from '../../testing/renderScreen';
import { answer, hold, refuse } from '../../testing/server';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { HeaderContainer } from './Header';
import { MainLayoutContainer } from './MainLayoutContainer';

function renderHeader(setup: RouteSetup = {}) {
  const categories = [{ name: 'Hand Tools', href: '/products?category=hand+tools' }];
  return renderRoute(<HeaderContainer storeName="Loom & Lathe" categories={categories} />, setup);
}

describe('Section 2, Header', () => {
  it('leads home, to the categories, to all products and to the cart [2.header.1, 2.header.6]', () => {
    renderHeader({ cart: [buildCartLine({ quantity: 3 })] });
    expect(screen.getByRole('link', { name: 'Loom & Lathe' })).toHaveAttribute('href', '/');
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(navigation.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products?category=hand+tools',
      '/products',
    ]);
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
  });

  it.each([
    ['Cart', 'loading'],
    ['Cart, 0 items', []],
    ['Cart, 1 item', [buildCartLine({ quantity: 1 })]],
  ] as const)('calls the link of the cart %s', (name, cart) => {
    renderHeader({ cart });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/cart');
  });

  it.each([
    ['signedOut', ['/login']],
    ['signedIn', ['/account']],
    ['loading', []],
  ] as const)(
    'offers Login to a visitor, the account to a shopper, and neither while that is not known: %s [2.header.8]',
    (session, expected) => {
      renderHeader({ session });
      const links = screen.queryAllByRole('link', { name: /Login|My Account/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
    },
  );

  it('signs out from the account menu', async () => {
    const { user } = renderHeader({ session: 'signedIn' });
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    const signOut = await screen.findByRole('menuitem', { name: 'Sign Out' });
    for (const name of ['Track Order', 'Data on this device']) {
      expect(screen.getByRole('menuitem', { name })).toBeVisible();
    }
    await user.click(signOut);
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens a drawer that lists the same links, and the pages of the account', async () => {
    const { user } = renderHeader();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of ['Hand Tools', 'My Account', 'Data on this device']) {
      expect(drawer.getByRole('link', { name })).toBeVisible();
    }
  });

  it('changes its style past 20 pixels of scrolling, and back [2.header.9, 9.layout.2]', () => {
    renderHeader();
    const scrollTo = (top: number) =>
      act(() => {
        Object.defineProperty(window, 'pageYOffset', { value: top, configurable: true });
        fireEvent.scroll(window);
      });
    const header = screen.getByRole('banner');
    scrollTo(20);
    expect(header).not.toHaveAttribute('data-scrolled');
    scrollTo(21);
    expect(header).toHaveAttribute('data-scrolled', 'true');
    scrollTo(0);
    expect(header).not.toHaveAttribute('data-scrolled');
  });
});

function renderLayout(setup: RouteSetup = {}) {
  const view = renderRoute(<MainLayoutContainer />, { path: '/*', ...setup });
  const header = within(view.screen.getByRole('banner'));
  const bar = within(view.screen.getByRole('navigation', { name: 'Quick navigation' }));
  const footer = within(view.screen.getByRole('contentinfo'));
  const mainLinks = () => within(header.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const categories = () => mainLinks().map((link) => [link.textContent, link.getAttribute('href')]);
  return { ...view, header, bar, footer, mainLinks, categories };
}

describe('Section 1, store information', () => {
  it('is shown in header and footer [1.store.1, 1.store.2, 2.header.1, 2.footer.3]', async () => {
    answer('getStoreInfo', buildStoreInfo());
    const { header, footer } = renderLayout();
    const brand = await header.findByRole('link', { name: 'Loom & Lathe' });
    expect(within(brand).getByRole('presentation')).toHaveAttribute(
      'src',
      'http://localhost:8044/pictures/logo.svg',
    );
    expect(footer.getByText('Loom & Lathe')).toBeVisible();
    expect(footer.getByText('Hand tools and clothes.')).toBeVisible();
    expect(footer.getByText('Loom & Lathe Trading Pvt. Ltd.')).toBeVisible();
    expect(footer.getByText('14 Mill Road, Bengaluru 560058')).toBeVisible();
    expect(footer.getByRole('link', { name: '+91 80 4123 4567' })).toBeVisible();
    expect(footer.getByRole('link', { name: 'care@loomandlathe.example' })).toBeVisible();
  });
});

describe('Section 2, Header', () => {
  it('shows the first three categories of the store, and all products [2.header.3, 2.header.4, 2.header.6, 9.lists.6]', async () => {
    const categories = ['Hand Tools', 'Home & Garden', 'औज़ार', 'Women'];
    answer('getStoreInfo', buildStoreInfo({ categories }));
    const view = renderLayout();
    await view.header.findByRole('link', { name: 'Hand Tools' });
    expect(view.categories()).toEqual([
      ['Hand Tools', '/products?category=hand+tools'],
      ['Home & Garden', '/products?category=home+%26+garden'],
      ['औज़ार', '/products?category=%E0%A4%94%E0%A4%9C%E0%A4%BC%E0%A4%BE%E0%A4%B0'],
      ['All Products', '/products'],
    ]);
  });

  it('falls back to men, women and accessories where the store names no category, and to a name of its own [2.header.2, 2.header.5, 3.store-info.7]', async () => {
    answer('getStoreInfo', {});
    const view = renderLayout();
    await view.header.findByRole('link', { name: 'Men' });
    expect(view.categories().map(([name]) => name)).toEqual(['Men', 'Women', 'Accessories', 'All Products']);
    expect(view.header.getByRole('link', { name: 'The Storefront' })).toHaveAttribute('href', '/');
  });

  it('falls back to Accessories where the store cannot be asked [2.header.2, 2.header.5, 3.store-info.5, 8.catalog.6]', async () => {
    refuse('getStoreInfo', 500);
    const view = renderLayout();
    await view.header.findByRole('link', { name: 'Accessories' });
    expect(view.categories().map(([name]) => name)).toEqual(['Accessories', 'All Products']);
    expect(view.header.getByRole('link', { name: 'The Storefront' })).toBeVisible();
    expect(
      await view.screen.findByText('Failed to load store information. Please refresh the page.'),
    ).toBeVisible();
  });

  it('names no store and no category before they are known', () => {
    hold('getStoreInfo');
    const { categories, header } = renderLayout();
    expect(categories().map(([name]) => name)).toEqual(['All Products']);
    expect(header.queryByText('The Storefront')).not.toBeInTheDocument();
  });

  it('counts quantities, not lines, on the cart [2.header.7]', async () => {
    const { header, bar } = renderLayout({
      cart: [buildCartLine({ quantity: 2 }), buildCartLine({ selectedSize: 'L', quantity: 3 })],
    });
    expect(header.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    expect(bar.getByRole('link', { name: 'Cart, 5 items' })).toHaveAttribute('href', '/cart');
    expect(await header.findByRole('link', { name: 'Hand Tools' })).toBeVisible();
  });

  it.each([
    ['/products?category=Hand%20Tools&page=2', 'Hand Tools'],
    ['/products?category=hand+tools&parentCategory=Saws', 'Hand Tools'],
    ['/Products/?page=3', 'All Products'],
    ['/products?featured=true', undefined],
    ['/products?category=nothing+known', undefined],
    ['/cart', undefined],
  ])('marks at %s the link %s', async (at, name) => {
    const { header, mainLinks } = renderLayout({ at });
    await header.findByRole('link', { name: 'Hand Tools' });
    const current = mainLinks().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(name === undefined ? [] : [name]);
  });
});

describe('Section 2, Mobile bottom bar', () => {
  it.each([
    ['/', 'Home'],
    ['/products?category=men', 'Category'],
    ['/Products/', 'Category'],
    ['/account', 'My Account'],
    ['/cart/', 'Cart, 0 items'],
    ['/contact', undefined],
  ])('marks at %s the item %s', async (at, name) => {
    const { bar, header } = renderLayout({ at });
    const current = bar.queryByRole('link', { current: 'page' });
    if (name === undefined) expect(current).not.toBeInTheDocument();
    else expect(current).toHaveAccessibleName(name);
    expect(await header.findByRole('link', { name: 'Hand Tools' })).toBeVisible();
  });
});

describe('The bottom bar of a product', () => {
  it('has icons alone beside Add to Cart, and names where there is no such product', async () => {
    refuse('getProduct', 404);
    const { bar, store } = renderLayout({ at: '/product/Unknown' });
    expect(bar.queryByText('Cart')).not.toBeInTheDocument();
    await act(async () => {
      await store.dispatch(storefrontApi.endpoints.getProduct.initiate({ id: 'Unknown' }));
    });
    expect(await bar.findByText('Cart')).toBeVisible();
  });
});

describe('A menu over the page', () => {
  it('gives the focus back when it closes', async () => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen, user, header } = renderLayout();
    const button = header.getByRole('button', { name: 'Open menu', hidden: true });
    // The focus loads the menu.
    await act(async () => button.focus());
    await user.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Close menu' });
    await user.click(close);
    await waitFor(() => expect(button).toHaveFocus());
  });
});

describe('Section 2, Footer', () => {
  it('links help and company pages and says how to reach the store [2.footer.1, 2.footer.2, 2.footer.3]', () => {
    renderScreen(
      <MemoryRouter>
        <Footer
          storeName="Loom & Lathe"
          description=""
          categories={[{ name: 'Men', href: '/products?category=men' }]}
          companyName="Loom & Lathe Trading"
          companyAddress="14 Mill Road"
          companyEmail="care@loom.example"
          companyPhone="+91 80412 34567"
        />
      </MemoryRouter>,
    );
    const hrefs = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs('Shop')).toEqual(['/products?category=men', '/products']);
    expect(hrefs('Help')).toEqual([
      '/terms',
      '/privacy',
      '/refund',
      '/return',
      '/shipping',
      '/about',
      '/contact',
    ]);
    expect(hrefs('Company')).toEqual(['/account', '/orders', '/track-order']);
    expect(screen.getByRole('link', { name: '+91 80412 34567' })).toHaveAttribute(
      'href',
      'tel:+918041234567',
    );
    expect(screen.getByRole('link', { name: 'care@loom.example' })).toHaveAttribute(
      'href',
      'mailto:care@loom.example',
    );
  });
});

describe('Section 2, Mobile bottom bar', () => {
  it('has four items and marks the current one [2.bar.1, 9.lists.7]', () => {
    renderRoute(<BottomBar pathname="/cart" />, { cart: [buildCartLine({ quantity: 2 })] });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/products',
      '/account',
      '/cart',
    ]);
    for (const name of ['Home', 'Category', 'My Account', 'Cart']) {
      expect(screen.getByText(name)).toBeVisible();
    }
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Cart, 2 items');
  });
});

describe('The main layout', () => {
  it('offers to skip to the page', () => {
    hold('getStoreInfo');
    renderLayout();
    const target = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href');
    expect(`#${screen.getByRole('main').id}`).toBe(target);
  });
});
