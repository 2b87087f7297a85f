import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { MainLayout } from './MainLayout';
import { renderScreen } from '../../testing/renderScreen';

describe('Section 2, Footer', () => {
  it('links help and company pages and says how to reach the store [2.footer.1, 2.footer.2, 2.footer.3]', () => {
    renderScreen(
      <MemoryRouter>
        <Footer
          storeName="Loom & Lathe"
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
    renderScreen(
      <MemoryRouter>
        <BottomBar pathname="/cart" cartCount={2} />
      </MemoryRouter>,
    );
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

describe('MainLayout', () => {
  it('offers to skip to the page', () => {
    renderScreen(
      <MainLayout header={null} footer={null} bottomBar={null}>
        <p>The page</p>
      </MainLayout>,
    );
    const target = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href');
    expect(`#${screen.getByRole('main').id}`).toBe(target);
  });
});
