import { act, fireEvent, within } from '@testing-library/react';
import { storefrontApi } from '../../api/storefrontApi';
import { paths } from '../../lib/routes';
import { buildProduct, buildProductModel } from '../../testing/builders';
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
    expect(screen.getByText('Sale')).toBeVisible();
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

  it('requests the id in the address, decoded', async () => {
    answer('getProduct', buildProduct());
    const { screen } = openProduct('/product/A%2Fb%20c');
    expect(await screen.findByRole('heading', { name: 'Handloom Linen Kurta' })).toBeVisible();
    expect(requestsOf('getProduct')[0]?.url.pathname).toBe('/api/v1/products/A%2Fb%20c');
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
    ['nonsense', () => answerNonsense('getProduct')],
    ['null', () => answerWrongly('getProduct', null)],
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

    it('is not found once the answer says that it is gone', async () => {
      const { screen, release } = openListed(404);
      expect(await screen.findByRole('heading', { level: 1, name: 'Claw Hammer' })).toBeVisible();
      release();
      expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
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

    it('are replaced by the placeholder icon if they cannot be loaded [2.product.4]', async () => {
      answer('getProduct', buildProduct());
      const { screen } = openProduct();
      fireEvent.error(await screen.findByRole('img', { name: 'Handloom Linen Kurta' }));
      expect(screen.getByRole('img', { name: 'Handloom Linen Kurta: no picture available' })).toBeVisible();
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

  it('cuts very long lists, and says so', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    answer(
      'getProduct',
      buildProduct({
        images: many(60).map((name) => ({ url: `http://localhost/${name}.svg` })),
        attributes: attributes({ size: many(300), color: many(3) }),
      }),
    );
    const { screen } = openProduct();
    expect(await screen.findByText('Showing the first 50 pictures, the first 100 sizes.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(50);
    expect(within(screen.getByRole('group', { name: 'Clothing Size' })).getAllByRole('button')).toHaveLength(
      100,
    );
  });

  describe('specifications', () => {
    it('are left out where there are none', async () => {
      answer('getProduct', buildProduct({ attributes: attributes({ support_phone: ['1'] }) }));
      const { screen } = openProduct();
      await screen.findByRole('heading', { name: 'Handloom Linen Kurta' });
      expect(screen.queryByText('Product Specifications')).not.toBeInTheDocument();
    });

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

    it('does not preselect the only size unless it is One Size', async () => {
      answer('getProduct', buildProduct({ category: 'Footwear', attributes: attributes({ size: ['9'] }) }));
      const { screen } = openProduct();
      const sizes = within(await screen.findByRole('group', { name: 'Shoe Size' }));
      expect(sizes.getByRole('button', { name: '9', pressed: false })).toBeVisible();
    });
  });

  it('forgets the choice when the page is left', async () => {
    answer('getProduct', buildProduct());
    const { screen, user, environment } = openProduct();
    await user.click(await screen.findByRole('button', { name: 'L' }));
    act(() => environment.navigator.push('/cart'));
    act(() => environment.navigator.push('/product/51d0e8b4-linen-kurta'));
    expect(await screen.findByRole('button', { name: 'L', pressed: false })).toBeVisible();
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
