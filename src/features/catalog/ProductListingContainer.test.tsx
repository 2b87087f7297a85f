import { act, within } from '@testing-library/react';
import { buildProduct, buildStoreInfo } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import {
  answer,
  answerNonsense,
  answerWrongly,
  cutOff,
  hold,
  refuse,
  requestsOf,
} from '../../testing/server';
import { ProductListingContainer } from './ProductListingContainer';

type Screen = ReturnType<typeof renderRoute>['screen'];

function openListing(at: string, reloadPage?: () => void) {
  return renderRoute(<ProductListingContainer reloadPage={reloadPage} />, { at });
}

function products(count: number, parentCategory = 'Kurtas') {
  return Array.from({ length: count }, (_, index) =>
    buildProduct({ id: `${parentCategory}-${index}`, title: `Item ${index}`, parentCategory }),
  );
}

/** The server has this many products, and sends a page of them. */
function stock(total: number): void {
  answer('listProducts', { data: products(Math.min(total, 12)), pagination: { total } });
}

/** The queries for pages of the list, without the look-up of sub-categories. */
function pageRequests() {
  return requestsOf('listProducts')
    .map((request) => Object.fromEntries(request.url.searchParams))
    .filter((query) => query['limit'] === '12');
}

function grid(screen: Screen, name: string) {
  return screen.findByRole('list', { name });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Section 2, Products listing', () => {
  it('says the way from the home page [2.listing.22]', async () => {
    answer('listProducts', { data: products(1) });
    const { screen } = openListing('/products?category=men&parentCategory=Kurtas&sort=name');
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(way.getByRole('link', { name: "Men's Collection" })).toHaveAttribute(
      'href',
      '/products?category=men',
    );
    expect(way.getByText('Kurtas')).toHaveAttribute('aria-current', 'page');
  });

  it('shows both of two products that share an id', async () => {
    answer('listProducts', { data: [...products(1), ...products(1)] });
    const { screen } = openListing('/products');
    expect(await screen.findAllByRole('link', { name: 'Item 0' })).toHaveLength(2);
  });

  it.each([
    ['/products', {}, 'All Products'],
    ['/products?featured=true', { featured: 'true' }, 'Featured Products'],
    ['/products?category=Men', { category: 'men', gender: 'Men' }, "Men's Collection"],
    ['/products?category=women', { category: 'women', gender: 'Women' }, "Women's Collection"],
    [
      '/products?category=accessories',
      { category: 'accessories', filter: 'Accessories,Personal Care,Home,null,Unisex' },
      'Accessories',
    ],
    [
      '/products?category=diy&parentCategory=Saws%20%26%20more',
      { category: 'diy', parentCategory: 'Saws & more' },
      'DIY',
    ],
  ])(
    'requests %s with the filters that are not empty [2.listing.1, 2.listing.2, 9.lists.1, 4.listing.4, 7.calls.10, 7.calls.11, 7.calls.12]',
    async (at, filters, heading) => {
      answer('getStoreInfo', buildStoreInfo({ categories: ['Men', 'DIY'] }));
      stock(3);
      const { screen } = openListing(at);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Item 2' })).toHaveAttribute(
        'href',
        '/product/Kurtas-2',
      );
      expect(pageRequests()).toEqual([{ page: '1', limit: '12', ...filters }]);
    },
  );

  it('shows twelve skeletons and says what is loading [2.listing.11, 9.lists.4, 4.listing.1]', async () => {
    const release = hold('listProducts');
    const { screen } = openListing('/products?category=men');
    expect(screen.getByRole('heading', { level: 1, name: "Men's Collection" })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading products…');
    const items = screen.getAllByRole('listitem', { hidden: true });
    expect(items.filter((item) => item.closest('nav') === null)).toHaveLength(12);
    release();
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('26 products');
  });

  it.each([
    ['an HTTP error', () => refuse('listProducts', 500)],
    ['a network error', () => cutOff('listProducts')],
    ['nonsense', () => answerNonsense('listProducts')],
  ])(
    'says that products could not be loaded after %s, and reloads the page [2.listing.12, 4.listing.2, 8.catalog.1, 8.catalog.2]',
    async (_name, arrange) => {
      arrange();
      const reloadPage = jest.fn();
      const { screen, user } = openListing('/products', reloadPage);
      expect(await screen.findByText('Failed to load products. Please try again.')).toBeVisible();
      expect(screen.queryByRole('article')).not.toBeInTheDocument();
      expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Go to page/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(reloadPage).toHaveBeenCalledTimes(1);
    },
  );

  describe('an empty list', () => {
    beforeEach(() => {
      answer('listProducts', { data: [], count: 0 });
    });

    it('has nothing to clear without a sub-category [2.listing.13, 9.pagination.5, 4.listing.3, 8.catalog.3]', async () => {
      const { screen } = openListing('/products?category=men');
      expect(await screen.findByText('No products found with the selected filters.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
      expect(screen.queryByRole('navigation', { name: 'Pages of products' })).not.toBeInTheDocument();
    });

    it('clears the sub-category [2.listing.14]', async () => {
      const { screen, user, store } = openListing('/products?category=men&parentCategory=Capes&page=2');
      await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
      expect(store.getState().location.location.search).toBe('?category=men');
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });
  });

  describe('the sub-category', () => {
    beforeEach(() => {
      answer('listProducts', {
        data: [...products(2, 'Shirts'), ...products(1, 'Kurtas'), ...products(1, '')],
        pagination: { total: 40 },
      });
    });

    it('is one of those that a hundred products of the category carry [2.listing.6, 9.lists.8, 7.details.6, 7.details.7]', async () => {
      const { screen } = openListing('/products?category=men&page=2');
      const select = screen.getByRole('combobox', { name: 'Sub-category' });
      await within(select).findByRole('option', { name: 'Shirts' });
      const names = within(select)
        .getAllByRole('option')
        .map((option) => option.textContent);
      expect(names).toEqual(['All sub-categories', 'Kurtas', 'Shirts']);
      const lookUps = requestsOf('listProducts').filter(({ url }) => url.searchParams.get('limit') === '100');
      expect(lookUps.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
        { page: '1', limit: '100', category: 'men', gender: 'Men' },
      ]);
    });

    it('sets and clears the address and starts over at the first page [1.capabilities.1, 6.visitor.1, 2.listing.7, 2.listing.8]', async () => {
      const { screen, user, store } = openListing('/products?category=men&page=2&columns=2');
      const select = screen.getByRole('combobox', { name: 'Sub-category' });
      await within(select).findByRole('option', { name: 'Shirts' });
      await user.selectOptions(select, 'Shirts');
      expect(select).toHaveFocus();
      expect(store.getState().location.location.search).toBe('?category=men&parentCategory=Shirts&columns=2');
      await grid(screen, "Men's Collection");
      expect(pageRequests().at(-1)).toEqual({
        page: '1',
        limit: '12',
        category: 'men',
        gender: 'Men',
        parentCategory: 'Shirts',
      });
      await user.selectOptions(select, 'All sub-categories');
      expect(store.getState().location.location.search).toBe('?category=men&columns=2');
    });

    it('shows one that only the address has', () => {
      const { screen } = openListing('/products?parentCategory=Capes');
      expect(screen.getByRole('combobox', { name: 'Sub-category' })).toHaveValue('Capes');
    });
  });

  describe('the grid', () => {
    it('has three columns or two, as the address says [2.listing.9]', async () => {
      stock(3);
      const { screen, user, store } = openListing('/products?category=men');
      const toggle = within(screen.getByRole('group', { name: 'Grid layout', hidden: true }));
      const two = toggle.getByRole('button', { name: '2 columns', hidden: true });
      const three = toggle.getByRole('button', { name: '3 columns', hidden: true });
      expect(three).toHaveAttribute('aria-pressed', 'true');
      await user.click(two);
      expect(store.getState().location).toMatchObject({
        kind: 'REPLACE',
        location: { search: '?category=men&columns=2' },
      });
      expect(two).toHaveAttribute('aria-pressed', 'true');
      await user.click(three);
      expect(store.getState().location.location.search).toBe('?category=men');
    });

    it('adds a product to the cart, twice [2.card.8, 8.cart.1, 8.cart.2]', async () => {
      stock(1);
      const { screen, user, store } = openListing('/products');
      const button = await screen.findByRole('button', { name: 'Add to Cart' });
      await user.click(button);
      expect(await screen.findByText('Item 0 added to your cart.')).toBeVisible();
      await user.click(button);
      expect(await screen.findByText('Item 0 quantity increased.')).toBeVisible();
      expect(store.getState().cart.lines).toMatchObject([{ id: 'Kurtas-0', quantity: 2 }]);
    });
  });

  describe('pages', () => {
    it('are counted by pagination.total, else by count [2.listing.15, 9.pagination.3, decision.5]', async () => {
      answer('listProducts', { data: products(12), count: 30 });
      const { screen } = openListing('/products');
      expect(await screen.findByText('Showing 1 to 12 of 30 items')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute('href', '/products?page=3');
    });

    it('turn with a smooth scroll to the top, and the heading takes the focus [2.listing.16]', async () => {
      const scrollTo = jest.spyOn(window, 'scrollTo');
      stock(30);
      const { screen, user } = openListing('/products?category=men&columns=2');
      await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
      expect(await screen.findByText('Showing 13 to 24 of 30 items')).toBeVisible();
      expect(pageRequests().at(-1)).toEqual({ page: '2', limit: '12', category: 'men', gender: 'Men' });
      expect(scrollTo).toHaveBeenCalledTimes(1);
      expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });

    it('turn without smooth scrolling with prefers-reduced-motion', async () => {
      const reduced = { ...window.matchMedia(''), matches: true };
      jest.spyOn(window, 'matchMedia').mockReturnValue(reduced);
      const scrollTo = jest.spyOn(window, 'scrollTo');
      stock(30);
      const { screen, user } = openListing('/products');
      await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
      expect(await screen.findByText('Showing 13 to 24 of 30 items')).toBeVisible();
      expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
    });

    it('keep the pagination while the next one is loading', async () => {
      stock(30);
      const { screen, user } = openListing('/products');
      const next = await screen.findByRole('link', { name: 'Go to page 2' });
      const release = hold('listProducts');
      await user.click(next);
      expect(screen.getByRole('status')).toHaveTextContent('Loading products…');
      expect(screen.getByText('Showing 13 to 24 of 30 items')).toBeVisible();
      release();
      expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    });

    it.each(['0', 'abc', '-3', '1.5', ''])('are the first one for page=%s [9.lists.1]', async (page) => {
      stock(3);
      const { screen } = openListing(`/products?page=${page}`);
      expect(await screen.findByRole('link', { name: 'Item 0' })).toBeVisible();
      expect(pageRequests()).toEqual([{ page: '1', limit: '12' }]);
    });

    it('past the end have a link to the first one [9.pagination.5]', async () => {
      answer('listProducts', { data: [], pagination: { total: 30 } });
      const { screen, user } = openListing('/products?category=men&page=9');
      expect(await screen.findByText('There is no page 9: the last one is page 3.')).toBeVisible();
      const link = screen.getByRole('link', { name: 'Go to the first page' });
      expect(link).toHaveAttribute('href', '/products?category=men');
      stock(30);
      await user.click(link);
      expect(await screen.findByText('Showing 1 to 12 of 30 items')).toBeVisible();
    });
  });

  describe('an invalid answer', () => {
    const failed = 'Failed to load products. Please try again.';

    it.each([
      ['page 3 of 13', '/products?page=3', 150],
      ['the last page', '/products?page=3', 25],
      ['the only page', '/products', 5],
    ])('without products on %s leads to the first page [decision.33]', async (_what, at, total) => {
      answer('listProducts', { data: [], pagination: { total } });
      const { screen } = openListing(at);
      expect(await screen.findByText('No products found with the selected filters.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/products');
      expect(screen.queryByText(/There is no page/)).not.toBeInTheDocument();
      expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
    });

    it.each([[null], [7], ['text'], [[buildProduct()]], [{}], [{ data: { 0: buildProduct() } }]])(
      'of another type is an error: %j',
      async (body) => {
        answerWrongly('listProducts', body);
        const { screen } = openListing('/products');
        expect(await screen.findByText(failed)).toBeVisible();
      },
    );

    it('may have ids with lone surrogates', async () => {
      answer('listProducts', {
        data: [buildProduct({ id: 'a\ud800', title: 'Odd \udc00 hammer' }), buildProduct()],
        pagination: { total: 2 },
      });
      const { screen } = openListing('/products');
      expect(await screen.findByRole('link', { name: 'Odd \ufffd hammer' })).toHaveAttribute(
        'href',
        '/product/a%EF%BF%BD',
      );
      expect(screen.getByRole('link', { name: 'Handloom Linen Kurta' })).toBeVisible();
    });

    it('may have negative prices, which are not shown', async () => {
      answerWrongly('listProducts', {
        data: [
          buildProduct({ id: 'a', discountedPrice: -50, regularPrice: 80 }),
          buildProduct({ id: 'b', discountedPrice: null, regularPrice: -1 }),
        ],
        pagination: { total: 2 },
      });
      const { screen, store, user } = openListing('/products');
      const [first] = await screen.findAllByRole('article');
      expect(within(first ?? document.body).getByText('₹80.00')).toBeVisible();
      for (const button of screen.getAllByRole('button', { name: /Add .*to Cart/i }))
        await user.click(button);
      expect(store.getState().cart.lines.map(({ price }) => price)).toEqual([80, 0]);
    });
  });

  it('shows one list after another in the same place', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    stock(3);
    const { screen, environment } = openListing('/products?category=men');
    await grid(screen, "Men's Collection");
    const release = hold('listProducts');
    act(() => {
      environment.navigator.push('/products?category=women');
    });
    expect(await screen.findByRole('heading', { level: 1, name: "Women's Collection" })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Item 0' })).not.toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
    release();
    await grid(screen, "Women's Collection");
  });
});
