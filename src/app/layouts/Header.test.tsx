import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Header, type HeaderProps } from './Header';
import { renderScreen } from '../../testing/renderScreen';

function renderHeader(changes: Partial<HeaderProps> = {}) {
  const props: HeaderProps = {
    storeName: 'Loom & Lathe',
    categories: [{ name: 'Hand Tools', href: '/products?category=hand+tools' }],
    cartCount: 3,
    wishCount: 0,
    authStatus: 'signedOut',
    menuOpen: false,
    onMenuOpen: jest.fn(),
    onMenuClose: jest.fn(),
    locationKey: 'start',
    onSignOut: jest.fn(),
    ...changes,
  };
  renderScreen(
    <MemoryRouter>
      <Header {...props} />
    </MemoryRouter>,
  );
  return props;
}

describe('Section 2, Header', () => {
  it('leads home, to the categories, to all products and to the cart [2.header.1, 2.header.6]', () => {
    renderHeader();
    expect(screen.getByRole('link', { name: 'Loom & Lathe' })).toHaveAttribute('href', '/');
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(navigation.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products?category=hand+tools',
      '/products',
    ]);
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
  });

  it.each([
    [null, 'Cart'],
    [0, 'Cart, 0 items'],
    [1, 'Cart, 1 item'],
  ])('names a cart of %s', (cartCount, name) => {
    renderHeader({ cartCount });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/cart');
  });

  it('offers Login to a visitor, the account to a shopper, and neither while that is not known [2.header.8]', () => {
    renderHeader();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('link', { name: 'My Account' })).not.toBeInTheDocument();
    renderHeader({ authStatus: 'signedIn' });
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
    renderHeader({ authStatus: 'loading' });
    expect(screen.getAllByRole('link', { name: /Login|My Account/ })).toHaveLength(2);
  });

  it('signs out from the account menu', async () => {
    const props = renderHeader({ authStatus: 'signedIn' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(props.onSignOut).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Account menu', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('opens a drawer that lists the same links', async () => {
    await act(async () => renderHeader({ menuOpen: true }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'Hand Tools' })).toBeVisible();
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
