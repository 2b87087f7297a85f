import { act, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, createRef, Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { readListing } from '../../lib/listingQuery';
import { buildProduct, buildProductModel, buildStoreInfo } from '../../testing/builders';
import { clickAndLoad } from '../../testing/clickAndLoad';
import { countReads } from '../../testing/countReads';
import { renderApp } from '../../testing/renderApp';
import { renderRoute } from '../../testing/renderRoute';
import { renderScreen } from '../../testing/renderScreen';
import {
  answer,
  answerNonsense,
  answerWrongly,
  cutOff,
  hold,
  refuse,
  requestsOf,
} from '../../testing/server';
import { DeferUntilPaint } from './ProductDetailContainer';
import { ProductListingContainer } from './ProductListingContainer';
import { ProductListingScreen } from './ProductListingScreen';

describe('Product listing', () => {
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
      expect(screen.getByRole('status')).toHaveTextContent('Loading…');
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
        expect(screen.queryByRole('combobox', { name: 'Sub-category' })).not.toBeInTheDocument();
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
        // Without a style sheet of wide screens the column is hidden, but there.
        expect(screen.queryByLabelText('Filters', { selector: 'section' })).not.toBeInTheDocument();
        expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
        expect(screen.queryByRole('navigation', { name: 'Pages of products' })).not.toBeInTheDocument();
        // There is nothing to sort.
        expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
      });

      it('clears the sub-category [2.listing.14]', async () => {
        const { screen, user, store } = openListing('/products?category=men&parentCategory=Capes&page=2');
        expect(await screen.findByText('No products found with the selected filters.')).toBeVisible();
        // There is one alone.
        await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
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
        const lookUps = requestsOf('listProducts').filter(
          ({ url }) => url.searchParams.get('limit') === '100',
        );
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
        expect(store.getState().location.location.search).toBe(
          '?category=men&parentCategory=Shirts&columns=2',
        );
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

      it('stays with the focus where it leaves no product, to choose another [2.listing.7]', async () => {
        const { screen, user } = openListing('/products?category=men');
        const select = screen.getByRole('combobox', { name: 'Sub-category' });
        await within(select).findByRole('option', { name: 'Shirts' });
        answer('listProducts', { data: [], count: 0 });
        await user.selectOptions(select, 'Shirts');
        expect(await screen.findByText('No products found with the selected filters.')).toBeVisible();
        expect(screen.getByRole('combobox', { name: 'Sub-category' })).toHaveFocus();
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
        expect(screen.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute(
          'href',
          '/products?page=3',
        );
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
        expect(screen.getByRole('status')).toHaveTextContent('Loading…');
        expect(screen.getByText('Showing 13 to 24 of 30 items')).toBeVisible();
        release();
        expect(await screen.findAllByRole('article')).not.toHaveLength(0);
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
        expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
          'href',
          '/products',
        );
        expect(screen.queryByText(/There is no page/)).not.toBeInTheDocument();
        expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
      });

      it.each([[null], [{ data: { 0: buildProduct() } }]])(
        'of another type is an error: %j',
        async (body) => {
          answerWrongly('listProducts', body);
          const { screen } = openListing('/products');
          expect(await screen.findByText(failed)).toBeVisible();
        },
      );
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
});

describe('Product listing screen', () => {
  it('renders no product card again when only what is around them changes', () => {
    const product = countReads(buildProductModel(), 'name');
    const props: ComponentProps<typeof ProductListingScreen> = {
      headingRef: createRef<HTMLHeadingElement>(),
      heading: 'All Products',
      listing: readListing(new URLSearchParams()),
      pages: [],
      categories: [],
      listingFilters: null,
      filterColumn: null,
      crumbs: [],
      view: { kind: 'ready', products: [product.copy], total: 1 },
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
});

describe('Product page', () => {
  const id = '51d0e8b4-linen-kurta';

  /** Observers of the page, which call back when the test scrolls. */
  let observers: (() => void)[] = [];

  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];

    constructor(private readonly callback: IntersectionObserverCallback) {}

    observe(target: Element): void {
      const rect = target.getBoundingClientRect();
      const entry = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        time: 0,
        boundingClientRect: rect,
        intersectionRect: rect,
        rootBounds: null,
      };
      observers.push(() => this.callback([entry], this));
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  }

  beforeEach(() => {
    observers = [];
    Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: FakeObserver });
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window.navigator, 'share');
    Reflect.deleteProperty(window.navigator, 'clipboard');
  });

  function scroll(): void {
    act(() => {
      for (const observer of observers) observer();
    });
  }

  /** Opens a product's page, and waits until it is there as a whole. */
  async function openProduct() {
    answer('getProduct', buildProduct());
    const shop = await renderApp(`/product/${id}`);
    await shop.screen.findByRole('heading', { level: 1, name: 'Handloom Linen Kurta' });
    // What is below the product is rendered after the rest was painted.
    await shop.screen.findByRole('region', { name: 'More from Men' });
    return shop;
  }

  describe('The rows below a product', () => {
    it('show more of its category once the shopper comes near, without the product itself', async () => {
      answer('listProducts', {
        data: [
          buildProduct(),
          ...['a', 'b'].map((name) => buildProduct({ id: name, title: `Shirt ${name}` })),
        ],
      });
      const { screen } = await openProduct();
      expect(requestsOf('listProducts')).toHaveLength(0);
      scroll();
      const row = within(await screen.findByRole('region', { name: 'More from Men' }));
      expect(await row.findByRole('link', { name: 'Shirt a' })).toBeVisible();
      expect(row.queryByRole('link', { name: 'Handloom Linen Kurta' })).not.toBeInTheDocument();
      expect(Object.fromEntries(requestsOf('listProducts')[0]?.url.searchParams ?? [])).toEqual({
        page: '1',
        limit: '5',
        category: 'men',
      });
    });

    it('are left out where there is nothing else', async () => {
      answer('listProducts', { data: [buildProduct()] });
      const { screen } = await openProduct();
      scroll();
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'More from Men' })).not.toBeInTheDocument(),
      );
    });

    it('show what was viewed before, here, on the 404 page and below an empty cart', async () => {
      const { screen, navigator } = await openProduct();
      answer('getProduct', buildProduct({ id: 'other', title: 'Oxford Shirt' }));
      await act(async () => navigator.push('/product/other'));
      const findRow = async () => within(await screen.findByRole('region', { name: 'Recently viewed' }));
      await screen.findByRole('heading', { level: 1, name: 'Oxford Shirt' });
      const row = await findRow();
      expect(row.getByRole('link', { name: 'Handloom Linen Kurta' })).toBeVisible();
      expect(row.queryByRole('link', { name: 'Oxford Shirt' })).not.toBeInTheDocument();
      for (const address of ['/404', '/cart']) {
        await act(async () => navigator.push(address));
        expect(await (await findRow()).findByRole('link', { name: 'Oxford Shirt' })).toBeVisible();
      }
    });

    it.each([
      ['/cart'],
      ['/wishlist'],
      ['/compare'],
      ['/order-success'],
      ['/404'],
      ['/product/gone', () => refuse('getProduct', 404)],
      ['/product/empty', () => answerWrongly('getProduct', {})],
    ])(
      'show some of the first category on %s, where nothing was viewed',
      async (address, arrange = () => undefined) => {
        answer('getStoreInfo', buildStoreInfo({ categories: ['Hand Tools', 'Men'] }));
        answer('listProducts', { data: [buildProduct({ id: 'hammer', title: 'Claw Hammer' })] });
        arrange();
        const { screen } = await renderApp(address);
        const row = within(await screen.findByRole('region', { name: 'More from Hand Tools' }));
        scroll();
        expect(await row.findByRole('link', { name: 'Claw Hammer' })).toBeVisible();
      },
    );

    it('show some of the category in which nothing is found', async () => {
      answer('getStoreInfo', buildStoreInfo({ categories: ['Hand Tools', 'Men'] }));
      answer('listProducts', { data: [] });
      const { screen } = await renderApp('/products?category=men');
      expect(await screen.findByRole('region', { name: 'More from Men' })).toBeVisible();
    });
  });

  describe('Sharing a product', () => {
    const url = `http://localhost/product/${id}`;

    it('copies the link elsewhere', async () => {
      const { screen, user } = await openProduct();
      const writeText = jest.fn().mockResolvedValue(undefined);
      Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: { writeText } });
      await user.click(screen.getByRole('button', { name: 'Share' }));
      expect(await screen.findByText('Link copied')).toBeVisible();
      expect(writeText).toHaveBeenCalledWith(url);
    });
  });

  it('shows all specifications on demand, sizes and colours included [decision.32]', async () => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(480);
    const { screen, user } = await openProduct();
    const section = within(screen.getByRole('region', { name: 'Product Specifications' }));
    expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'size',
      'color',
      'fabric weight',
    ]);
    // The box is measured once the page has been painted.
    const button = await section.findByRole('button', { name: 'Show all' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(section.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    expect(section.queryByRole('group')).not.toBeInTheDocument();
  });

  it('says in the buy button which size is chosen', async () => {
    const { screen, user } = await openProduct();
    const add = screen.getByRole('button', { name: /^Add to Cart/ });
    expect(add).toHaveAccessibleName('Add to Cart ₹1,999.00 · Choose size');
    await user.click(screen.getByRole('button', { name: 'L' }));
    expect(add).toHaveAccessibleName('Add to Cart ₹1,999.00 · Size L');
  });

  describe('The comparison', () => {
    it('starts with one product, offers others, and keeps them in the address', async () => {
      answer('listProducts', { data: [buildProduct({ id: 'other', title: 'Oxford Shirt' })] });
      const { screen, user } = await openProduct();
      await clickAndLoad(screen.getByRole('link', { name: 'Compare' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
      expect(window.location.pathname + window.location.search).toBe(`/compare?ids=${id}`);
      const table = within(await screen.findByRole('table'));
      expect(table.getByRole('rowheader', { name: 'fabric weight' })).toBeVisible();
      answer(
        'getProduct',
        buildProduct({
          id: 'other',
          title: 'Oxford Shirt',
          attributes: [{ key: 'collar', value: ['Soft'] }],
        }),
      );
      await user.click(await screen.findByRole('button', { name: 'Add Oxford Shirt ₹1,999.00' }));
      expect(await table.findByRole('columnheader', { name: /Oxford Shirt/ })).toBeVisible();
      expect(window.location.search).toBe(`?ids=${id}%2Cother`);
      expect(document.body).not.toHaveFocus();
      const collar = within(table.getByRole('row', { name: /^collar/ }));
      expect(collar.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
        '–Not given',
        'Soft',
      ]);
      expect(requestsOf('listProducts').map(({ url }) => url.searchParams.get('parentCategory'))).toContain(
        'Kurtas',
      );
      expect(table.queryByRole('rowheader', { name: 'Category' })).not.toBeInTheDocument();
      const same = table.getByRole('button', { name: /^Same for all/ });
      expect(same).toHaveAttribute('aria-expanded', 'false');
      await user.click(same);
      expect(table.getByRole('rowheader', { name: 'Category' })).toBeVisible();
      expect(table.getByRole('columnheader', { name: /Oxford Shirt/ })).toHaveTextContent(/Original price ₹/);
      await user.click(same);
      expect(table.queryByRole('rowheader', { name: 'Category' })).not.toBeInTheDocument();
      await user.click(table.getByRole('button', { name: 'Remove Oxford Shirt from the comparison' }));
      expect(window.location.search).toBe(`?ids=${id}`);
      // Not what adds something: Enter may be pressed again.
      expect(table.getByRole('button', { name: /^Remove .* from the comparison$/ })).toHaveFocus();
    });

    it('says how to begin where there is nothing', async () => {
      const { screen } = await renderApp('/compare');
      expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to compare yet' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Browse Products' })).toBeVisible();
    });
  });
});

describe('Defer until paint', () => {
  it('shows a page as a whole where the scroll position is restored', () => {
    renderScreen(<DeferUntilPaint isWhole>Below the page</DeferUntilPaint>);
    expect(screen.getByText('Below the page')).toBeVisible();
  });

  it('shows what is below a page that was navigated to after the rest of it', () => {
    const isShown: boolean[] = [];
    const onRender = () => void isShown.push(screen.queryByText('Below the page') !== null);
    renderScreen(
      <Profiler id="page" onRender={onRender}>
        <DeferUntilPaint isWhole={false}>Below the page</DeferUntilPaint>
      </Profiler>,
    );
    expect(isShown).toEqual([false, true]);
  });
});
