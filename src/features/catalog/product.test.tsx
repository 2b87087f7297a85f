import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { storefrontApi } from '../../api/storefrontApi';
import { paths } from '../../lib/routes';
import { buildCartLine, buildProduct, buildProductModel, buildStoreInfo } from '../../testing/builders';
import { clickAndLoad } from '../../testing/clickAndLoad';
import { renderApp } from '../../testing/renderApp';
import { renderRoute } from '../../testing/renderRoute';
import { answer, answerWrongly, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { cartRestored } from '../cart/cartSlice';
import { ProductDetailContainer } from './ProductDetailContainer';
function openProduct(at = '/product/51d0e8b4-linen-kurta') {
  return renderRoute(<ProductDetailContainer />, { at, path: paths.product });
}

function attributes(values: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(values).map(([key, value]) => ({ key, value: [...value] }));
}

describe('Section 2, Product detail', () => {
  it('shows name, prices, category, id, description, picture and specifications [2.product.3, 2.product.5, 2.product.6, 2.product.7, 2.product.10, 2.product.14, 4.product-page.2]', async () => {
    answer('getProduct', buildProduct());
    const { screen } = openProduct();
    expect(await screen.findByRole('heading', { level: 1, name: 'Handloom Linen Kurta' })).toBeVisible();
    expect(screen.getAllByText('₹1,999.00')[0]).toBeVisible();
    expect(screen.getByText('₹2,499.00')).toBeVisible();
    expect(screen.getByText('20% off')).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(way.map(({ textContent }) => textContent).filter((text) => text !== '/')).toEqual([
      'Home',
      'Men',
      'Handloom Linen Kurta',
    ]);
    expect(screen.getAllByText('Men').find((each) => each.closest('nav') === null)).toBeVisible();
    expect(screen.getByText('Product ID: 51d0e8b4')).toBeVisible();
    expect(screen.getByText('Straight cut, side slits, coconut-shell buttons.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Handloom Linen Kurta' })).toBeVisible();
    const specifications = within(screen.getByRole('region', { name: 'Product Specifications' }));
    expect(specifications.getByText('fabric weight')).toBeVisible();
    expect(specifications.getByText('180 g')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to Wishlist' })).toBeVisible();
    expect(requestsOf('getProduct')[0]?.url.pathname).toBe('/api/v1/products/51d0e8b4-linen-kurta');
  });

  it('offers the other sizes and colours of a family as links, and adds what is shown [3.product.19, decision.78]', async () => {
    const variant = (id: string, size: string, colour: string) => ({
      id,
      key: 'variant',
      value: [`size: ${size}`, `colour: ${colour}`],
    });
    answer(
      'getProduct',
      buildProduct({
        id: 'kurta-m-indigo',
        attributes: [
          ...attributes({ size: ['M'], colour: ['Indigo'], fabric: ['Linen'] }),
          variant('kurta-s-ivory', 'S', 'Ivory'),
          variant('kurta-s-indigo', 'S', 'Indigo'),
          variant('kurta-m-indigo', 'M', 'Indigo'),
        ],
      }),
    );
    const { screen, store } = openProduct('/product/kurta-m-indigo');
    const sizes = within(await screen.findByRole('group', { name: 'Size' }));
    expect(sizes.getByRole('link', { name: 'S' })).toHaveAttribute('href', '/product/kurta-s-indigo');
    expect(sizes.getByRole('link', { name: 'M', current: true })).toBeVisible();
    const colours = within(screen.getByRole('group', { name: 'Colour' }));
    expect(colours.getByRole('link', { name: 'Ivory' })).toHaveAttribute('href', '/product/kurta-s-ivory');
    expect(screen.queryByText('variant')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }));
    expect(store.getState().cart.lines).toMatchObject([
      { id: 'kurta-m-indigo', selectedSize: 'M', selectedColor: 'Indigo' },
    ]);
  });

  it('has a heading while the product is loading, which keeps the focus [2.product.1, 4.product-page.1]', async () => {
    const release = hold('getProduct');
    const { screen } = openProduct();
    expect(screen.getByRole('status')).toHaveTextContent('Loading product…');
    const heading = screen.getByRole('heading', { level: 1, name: 'Loading product…' });
    heading.focus();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Handloom Linen Kurta' })).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['404', () => refuse('getProduct', 404, 'There is no product with this id.')],
    ['500', () => refuse('getProduct', 500)],
    ['a network error', () => cutOff('getProduct')],
    ['a product without an id', () => answerWrongly('getProduct', { title: 'Ghost' })],
  ])(
    'is not found after %s [2.product.2, 4.product-page.3, 4.product-page.4, 8.catalog.4, 8.catalog.5]',
    async (_name, arrange) => {
      arrange();
      const { screen } = openProduct();
      expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
    },
  );

  describe('that a list has shown', () => {
    const listed = buildProductModel({ id: 'hammer', name: 'Claw Hammer', price: 499 });

    /** Opens the page of a product that is in a loaded list; its own answer waits until it is released. */
    function openListed(status?: number) {
      const release = hold('getProduct', status);
      const view = openProduct('/product/hammer');
      const value = { products: [listed], total: 1 };
      act(() => {
        const entry = { endpointName: 'listProducts', arg: {}, value } as const;
        view.store.dispatch(storefrontApi.util.upsertQueryEntries([entry]));
      });
      return { ...view, release };
    }

    it('is there before its own answer, which replaces it', async () => {
      const { screen, release } = openListed();
      expect(await screen.findByRole('heading', { level: 1, name: 'Claw Hammer' })).toBeVisible();
      expect(screen.getAllByText('₹499.00')[0]).toBeVisible();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      release();
      expect(await screen.findByRole('heading', { level: 1, name: 'Handloom Linen Kurta' })).toBeVisible();
      expect(requestsOf('getProduct')).toHaveLength(1);
    });
  });

  describe('pictures', () => {
    const first = 'http://localhost/first.svg';
    const second = 'http://localhost/second.svg';

    it('are chosen by their thumbnails', async () => {
      answer('getProduct', buildProduct({ imgUrl: first, images: [{ url: first }, { url: second }] }));
      const { screen, user } = openProduct();
      const main = await screen.findByRole('img', { name: 'Handloom Linen Kurta' });
      expect(main).toHaveAttribute('src', first);
      const thumbnail = screen.getByRole('button', { name: 'Show picture 2 of 2' });
      expect(thumbnail).toHaveAttribute('aria-pressed', 'false');
      await user.click(thumbnail);
      expect(thumbnail).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByRole('img', { name: 'Handloom Linen Kurta' })).toHaveAttribute('src', second);
    });

    it('have no thumbnails where there is one, and a placeholder where there is none [2.product.4]', async () => {
      answer('getProduct', buildProduct({ imgUrl: 'javascript:alert(1)', images: [] }));
      const { screen } = openProduct();
      expect(
        await screen.findByRole('img', { name: 'Handloom Linen Kurta: no picture available' }),
      ).toBeVisible();
      expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
    });
  });

  it('cuts very long lists', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    answer(
      'getProduct',
      buildProduct({
        images: many(60).map((name) => ({ url: `http://localhost/${name}.svg` })),
        attributes: attributes({ size: many(300), color: many(3) }),
      }),
    );
    const { screen } = openProduct();
    expect(await screen.findAllByRole('button', { name: /^Show picture/ })).toHaveLength(50);
    expect(within(screen.getByRole('group', { name: 'Clothing Size' })).getAllByRole('button')).toHaveLength(
      100,
    );
  });

  describe('specifications', () => {
    it('can be scrolled by the keyboard where they overflow', async () => {
      const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(480);
      answer('getProduct', buildProduct());
      const { screen } = openProduct();
      expect(await screen.findByRole('group', { name: 'Product Specifications' })).toHaveAttribute(
        'tabindex',
        '0',
      );
      height.mockRestore();
    });
  });

  describe('adding to the cart', () => {
    it('requires a size [5.product.1, 5.product.2]', async () => {
      answer('getProduct', buildProduct());
      const { screen, user, store } = openProduct();
      await user.click(await screen.findByRole('button', { name: /^Add to Cart/ }));
      const sizes = screen.getByRole('group', { name: 'Clothing Size' });
      expect(sizes).toHaveAccessibleDescription('Please select a size');
      expect(within(sizes).getByRole('button', { name: 'S' })).toHaveFocus();
      expect(await screen.findByText('You must select a size before adding to cart')).toBeVisible();
      expect(store.getState().cart.lines).toEqual([]);
      expect(store.getState().notifications.toasts).toMatchObject([
        { variant: 'destructive', title: 'Please select a size' },
      ]);

      await user.click(within(sizes).getByRole('button', { name: 'M' }));
      expect(sizes).not.toHaveAccessibleDescription();
    });

    it('adds what was chosen to the cart [1.capabilities.2, 6.visitor.2, 2.product.8, 2.product.9, 2.product.10, 2.product.11, 2.product.12, 3.cart-line.1]', async () => {
      answer('getProduct', buildProduct());
      const { screen, user, store } = openProduct();
      await user.click(await screen.findByRole('button', { name: 'L' }));
      await user.click(screen.getByRole('button', { name: 'Ivory' }));
      await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
      await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
      await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
      await user.click(screen.getByRole('button', { name: /^Add to Cart/ }));
      expect(await screen.findByText('At /cart')).toBeVisible();
      expect(screen.getByText('Added to cart')).toBeVisible();
      expect(screen.getByText('Handloom Linen Kurta has been added to your cart')).toBeVisible();
      expect(store.getState().cart.lines).toEqual([
        {
          id: '51d0e8b4-linen-kurta',
          name: 'Handloom Linen Kurta',
          image: 'http://localhost:8044/pictures/linen-kurta-1.svg',
          price: 1999,
          quantity: 2,
          selectedSize: 'L',
          selectedColor: 'Ivory',
        },
      ]);
    });

    it('preselects the only size and colour, and adds at least one piece [3.product.17, 4.product-page.5, 5.product.3]', async () => {
      answer(
        'getProduct',
        buildProduct({ attributes: attributes({ Sizes: ['One Size'], Colour: ['Red'] }) }),
      );
      const { screen, user, store } = openProduct();
      const size = within(await screen.findByRole('group', { name: 'Size' }));
      expect(size.getByRole('button', { name: 'One Size', pressed: true })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Red', pressed: true })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
      await user.click(screen.getByRole('button', { name: /^Add to Cart/ }));
      expect(await screen.findByText('At /cart')).toBeVisible();
      expect(store.getState().cart.lines).toMatchObject([
        { quantity: 1, selectedSize: 'One Size', selectedColor: 'Red' },
      ]);
    });
  });

  it('forgets the choice when another product takes its place', async () => {
    answer('getProduct', buildProduct());
    const { screen, user, environment } = openProduct();
    await user.click(await screen.findByRole('button', { name: 'L' }));
    answer('getProduct', buildProduct({ id: 'other', title: 'Oxford Shirt' }));
    act(() => {
      environment.navigator.push('/product/other');
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Oxford Shirt' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'L', pressed: false })).toBeVisible();
  });
});

const id = '51d0e8b4-linen-kurta';

const images = ['first', 'second', 'third'].map((name) => ({ url: `http://localhost/${name}.svg` }));

const product = buildProduct({ imgUrl: 'http://localhost/first.svg', images });

async function openListing(at = '/products', shown = product) {
  answer('listProducts', { data: [shown], pagination: { total: 1 } });
  answer('getProduct', shown);
  const shop = await renderApp(at);
  const back = () =>
    act(async () => {
      const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await moved;
    });
  return { ...shop, back };
}

describe('The Quick View', () => {
  it('adds what is chosen, without leaving the page', async () => {
    const { screen, user, store } = await openListing();
    const button = await screen.findByRole('button', { name: 'Quick View' });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' }));
    expect(window.location.search).toBe(`?view=${id}`);
    await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
    expect(dialog.getByRole('group', { name: 'Clothing Size' })).toHaveAccessibleDescription(
      'Please select a size',
    );
    await user.click(dialog.getByRole('button', { name: 'M' }));
    await user.click(dialog.getByRole('button', { name: 'Indigo' }));
    await user.click(dialog.getByRole('button', { name: 'Increase quantity' }));
    await clickAndLoad(dialog.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname + window.location.search).toBe('/products');
    expect(store.getState().cart.lines).toMatchObject([
      { quantity: 2, selectedSize: 'M', selectedColor: 'Indigo' },
    ]);
    expect(button).toHaveFocus();
  });

  it('adds once, however often the button is pressed while the dialog closes', async () => {
    const { screen, store } = await openListing(`/products?view=${id}`, { ...product, attributes: [] });
    const add = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Add to Cart' });
    act(() => {
      add.click();
      add.click();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.getState().cart.lines).toMatchObject([{ quantity: 1 }]);
  });

  it('is closed by Escape and by Back, and starts anew the next time', async () => {
    const { screen, user, back } = await openListing();
    const button = await screen.findByRole('button', { name: 'Quick View' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'M' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'M', pressed: false })).toBeVisible();
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
  });

  it('takes what it said of a missing size with it', async () => {
    const { screen, user, store } = await openListing(`/products?view=${id}`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Add to Cart' }));
    const toasts = () => store.getState().notifications.toasts.map(({ title }) => title);
    expect(toasts()).toEqual(['Please select a size']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toasts()).toEqual([]));
  });

  it('opens with its address, and leaves that page when it is closed', async () => {
    const { screen, user } = await openListing(`/products?view=${id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.location.pathname).toBe('/products');
  });

  it('says so where there is no such product', async () => {
    refuse('getProduct', 404);
    const { screen } = await renderApp('/cart?view=ghost');
    expect(await screen.findByRole('dialog', { name: 'Product Not Found' })).toBeVisible();
  });
});

describe('A cart line without a size', () => {
  it('gets one from the panel that its card opens, and is merged with an equal line', async () => {
    const { screen, user, store } = await openListing();
    act(() => void store.dispatch(cartRestored([buildCartLine({ selectedColor: '', quantity: 2 })])));
    await clickAndLoad(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(store.getState().cart.lines).toMatchObject([{ selectedSize: 'M' }, { selectedSize: '' }]);
    const sizes = within(await screen.findByRole('group', { name: 'Choose size of Handloom Linen Kurta' }));
    await user.click(sizes.getByRole('button', { name: 'M' }));
    expect(store.getState().cart.lines).toMatchObject([{ selectedSize: 'M', quantity: 3 }]);
  });
});

describe('The Product Demo', () => {
  it('shows the pictures full screen, by keys and buttons', async () => {
    const { screen, user } = await openListing();
    await user.click(await screen.findByRole('button', { name: 'Product Demo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Handloom Linen Kurta' }));
    expect(window.location.search).toBe(`?demo=${id}`);
    const picture = () => dialog.getByRole('img', { name: 'Handloom Linen Kurta' });
    expect(picture()).toHaveAttribute('src', images[0]?.url);
    await user.keyboard('{ArrowLeft}');
    expect(picture()).toHaveAttribute('src', images[2]?.url);
    expect(dialog.getByRole('status')).toHaveTextContent('3 of 3');
    await user.click(dialog.getByRole('button', { name: 'Next picture' }));
    expect(picture()).toHaveAttribute('src', images[0]?.url);
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(picture()).toHaveStyle({ transform: 'translate(0px, 0px) scale(1.5)' });
    await user.keyboard('-');
    expect(picture()).toHaveStyle({ transform: 'translate(0px, 0px) scale(1)' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
  });

  it('says how large the product is, and how it is made and used', async () => {
    const { screen } = await openListing(`/products?demo=${id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Handloom Linen Kurta' }));
    const facts = within(dialog.getByRole('region', { name: 'About the product' }));
    expect(facts.getByText('fabric weight')).toBeVisible();
    expect(facts.getByText('180 g')).toBeVisible();
    expect(facts.queryByText('size')).not.toBeInTheDocument();
    expect(facts.getByText('Straight cut, side slits, coconut-shell buttons.')).toBeVisible();
  });

  it('offers the sizes in the Quick View, which sells the product', async () => {
    const { screen, user } = await openListing(`/products?demo=${id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Handloom Linen Kurta' }));
    expect(dialog.getByText('₹1,999.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Choose size' }));
    expect(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' })).toBeVisible();
    expect(window.location.search).toBe(`?view=${id}`);
  });

  it('leaves its page once in the history when the Quick View that it opened is closed', async () => {
    const { screen, user } = await openListing();
    await user.click(await screen.findByRole('button', { name: 'Product Demo' }));
    await user.click(await screen.findByRole('button', { name: 'Choose size' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' })).getByRole('button', {
        name: 'Close',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The entry of the dialogs is ahead, so that Back leaves the page.
    act(() => window.history.forward());
    await waitFor(() => expect(window.location.search).toBe(`?view=${id}`));
  });

  it('adds a product without sizes to the cart', async () => {
    const { screen, user, store } = await openListing(`/products?demo=${id}`, { ...product, attributes: [] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Handloom Linen Kurta' }));
    await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
    expect(store.getState().cart.lines).toMatchObject([{ id, quantity: 1 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('complementary', { name: 'Added to cart' })).toBeVisible();
  });

  it('sells nothing over the page of its product, which has the choices', async () => {
    const { screen } = await openListing(`/product/${id}?demo=${id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Handloom Linen Kurta' }));
    expect(await dialog.findByText('₹1,999.00')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Choose size|Add to Cart/ })).not.toBeInTheDocument();
  });

  it('opens over a Quick View, which stays below it', async () => {
    const { screen, user } = await openListing();
    await user.click(await screen.findByRole('button', { name: 'Quick View' }));
    const view = within(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' }));
    await user.click(view.getByRole('button', { name: 'Show picture 2 of 3' }));
    await user.click(await view.findByRole('button', { name: 'Product Demo' }));
    const demo = within(await screen.findByRole('dialog', { name: 'Pictures of Handloom Linen Kurta' }));
    expect(demo.getByRole('img', { name: 'Handloom Linen Kurta' })).toHaveAttribute('src', images[1]?.url);
    // The Quick View sells it.
    expect(demo.queryByRole('button', { name: 'Choose size' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe(`?view=${id}`));
    expect(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' })).toBeVisible();
  });
});

describe('Product first view', () => {
  async function openProduct(product = buildProduct()) {
    answer('getProduct', product);
    const shop = await renderApp(`/product/${product.id}`);
    await shop.screen.findByRole('heading', { level: 1, name: 'Handloom Linen Kurta' });
    return shop;
  }

  describe('What the shop promises', () => {
    it('leads to the pages that say more', async () => {
      const { screen } = await openProduct();
      const list = within(screen.getByRole('list', { name: 'Shipping, returns and help' }));
      const leadsTo = (name: string) => list.getByRole('link', { name }).getAttribute('href');
      expect(leadsTo('Free shipping')).toBe('/shipping');
      expect(leadsTo('Returns within 0-7 days')).toBe('/return');
      expect(leadsTo('Questions? Contact us')).toBe('/contact');
    });

    it('names no days where the store has a return policy of its own', async () => {
      answer('getStoreInfo', buildStoreInfo({ policies: { return: '<p>30 days</p>' } }));
      const { screen } = await openProduct();
      const list = within(screen.getByRole('list', { name: 'Shipping, returns and help' }));
      expect(await list.findByRole('link', { name: 'Return Policy' })).toHaveAttribute('href', '/return');
      expect(list.queryByText(/0-7 days/)).not.toBeInTheDocument();
    });
  });

  describe('The pictures of a product', () => {
    const images = ['1', '2', '3'].map((name) => ({ url: `http://localhost/${name}.webp` }));

    /** A row of pictures that is 300 pixels wide, as on a phone, scrolled so far. */
    function scrollTo(row: Element, left: number): void {
      jest.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
      jest.spyOn(row, 'scrollWidth', 'get').mockReturnValue(900);
      row.scrollLeft = left;
      fireEvent.scroll(row);
    }

    it('are swiped, and chosen by their dots', async () => {
      const { screen, user } = await openProduct(buildProduct({ imgUrl: images[0]?.url, images }));
      const row = screen.getByRole('button', { name: 'Product Demo' }).parentElement ?? document.body;
      const shown = () => screen.getByRole('button', { name: /^Show picture/, pressed: true });
      scrollTo(row, 290);
      expect(shown()).toHaveAccessibleName('Show picture 2 of 3');
      scrollTo(row, 130);
      expect(shown()).toHaveAccessibleName('Show picture 1 of 3');
      await user.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
      expect(shown()).toHaveAccessibleName('Show picture 3 of 3');
      expect(row.scrollLeft).toBe(600);
    });

    it('are loaded when they come into view, but for the first', async () => {
      const { screen } = await openProduct(buildProduct({ imgUrl: images[0]?.url, images }));
      const first = screen.getByRole('img', { name: 'Handloom Linen Kurta' });
      expect(first).toHaveAttribute('loading', 'eager');
      expect(first).toHaveAttribute('fetchpriority', 'high');
      const row = screen.getByRole('button', { name: 'Product Demo' }).parentElement;
      const others = [...(row?.querySelectorAll('img') ?? [])].slice(1);
      expect(others.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
    });
  });

  describe('The colour of a product', () => {
    const picture = (name: string) => `http://localhost/pictures/kurta-${name}.webp`;
    const coloured = buildProduct({
      imgUrl: picture('indigo-1'),
      images: ['indigo-1', '2', 'ivory-1'].map((name) => ({ url: picture(name) })),
    });

    it('changes the picture where an address names it, in the cart too', async () => {
      const { screen, user, store } = await openProduct(coloured);
      const shown = () => screen.getByRole('button', { name: /^Show picture/, pressed: true });
      await user.click(screen.getByRole('button', { name: 'Ivory' }));
      expect(shown()).toHaveAccessibleName('Show picture 3 of 3');
      await user.click(screen.getByRole('button', { name: 'Indigo' }));
      expect(shown()).toHaveAccessibleName('Show picture 1 of 3');
      await user.click(screen.getByRole('button', { name: 'Ivory' }));
      await user.click(screen.getByRole('button', { name: 'L' }));
      await user.click(screen.getByRole('button', { name: /^Add to Cart/ }));
      expect(store.getState().cart.lines).toMatchObject([
        { selectedColor: 'Ivory', image: picture('ivory-1') },
      ]);
    });

    it('is asked for, and is not required', async () => {
      const { screen, user, store } = await openProduct();
      const colors = screen.getByRole('group', { name: 'Colour' });
      expect(colors).toHaveAccessibleDescription('Choose a colour, or we choose for you.');
      await user.click(screen.getByRole('button', { name: 'Ivory' }));
      expect(colors).not.toHaveAccessibleDescription();
      await user.click(screen.getByRole('button', { name: 'L' }));
      await user.click(screen.getByRole('button', { name: /^Add to Cart/ }));
      expect(store.getState().cart.lines).toHaveLength(1);
    });
  });
});
