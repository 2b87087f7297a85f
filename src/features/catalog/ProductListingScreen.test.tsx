import { screen } from '@testing-library/react';
import { createRef, type ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { buildProductModel } from '../../testing/builders';
import { countReads } from '../../testing/countReads';
import { ProductListingScreen } from './ProductListingScreen';
import { renderScreen } from '../../testing/renderScreen';

it('renders no product card again when only what is around them changes', () => {
  const product = countReads(buildProductModel(), 'name');
  const props: ComponentProps<typeof ProductListingScreen> = {
    headingRef: createRef<HTMLHeadingElement>(),
    heading: 'All Products',
    search: '',
    category: '',
    categories: [],
    listingFilters: null,
    filterColumn: null,
    crumbs: [],
    hasFilters: false,
    hrefForCategory: () => '/products',
    view: { kind: 'ready', products: [product.copy], total: 1 },
    page: 1,
    columns: 3,
    hrefForPage: () => '/products',
    onClearFilters: jest.fn(),
    onColumnsChange: jest.fn(),
    onPageIntent: jest.fn(),
    onAddToCart: jest.fn(),
    onTryAgain: jest.fn(),
  };
  const listing = (changes: Partial<typeof props> = {}) => (
    <MemoryRouter>
      <ProductListingScreen {...props} {...changes} />
    </MemoryRouter>
  );
  const { rerender } = renderScreen(listing());
  const first = product.count();
  expect(first).toBeGreaterThan(0);
  rerender(listing({ listingFilters: <p>Filters</p> }));
  expect(screen.getByText('Filters')).toBeInTheDocument();
  expect(product.count()).toBe(first);
});
