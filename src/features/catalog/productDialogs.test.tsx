import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { buildCartLine, buildProduct } from '../../testing/builders';
import { clickAndLoad } from '../../testing/clickAndLoad';
import { renderApp } from '../../testing/renderApp';
import { answer, hold, refuse } from '../../testing/server';
import { cartRestored } from '../cart/cartSlice';
import { productDialogOpened } from './catalogEvents';

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

  it('shows the picture of the chosen colour, and adds it', async () => {
    const colored = ['first', 'ivory-1'].map((name) => ({ url: `http://localhost/${name}.svg` }));
    const { screen, user, store } = await openListing('/products', { ...product, images: colored });
    await user.click(await screen.findByRole('button', { name: 'Quick View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' }));
    const colors = dialog.getByRole('group', { name: 'Colour' });
    expect(colors).toHaveAccessibleDescription('Choose a colour, or we choose for you.');
    await user.click(dialog.getByRole('button', { name: 'Ivory' }));
    expect(dialog.getByRole('button', { name: 'Show picture 2 of 2', pressed: true })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'M' }));
    await clickAndLoad(dialog.getByRole('button', { name: 'Add to Cart' }));
    expect(store.getState().cart.lines).toMatchObject([{ image: 'http://localhost/ivory-1.svg' }]);
  });

  it('shows what the listing knows before the product’s own answer is there', async () => {
    const { screen, user } = await openListing();
    const release = hold('getProduct');
    await user.click(await screen.findByRole('button', { name: 'Quick View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' }));
    expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    release();
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

  it('leaves the choices on the page of another product alone', async () => {
    answer('getProduct', product);
    const { screen, user, store } = await renderApp(`/product/${id}`);
    await user.click(await screen.findByRole('button', { name: 'L' }));
    act(() => void store.dispatch(productDialogOpened({ view: 'other' })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' }));
    await user.click(dialog.getByRole('button', { name: 'S' }));
    expect(dialog.getByRole('button', { name: 'S', pressed: true })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'L', pressed: true })).toBeVisible();
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

  it('loads a picture that failed once more when the network is back', async () => {
    const { screen } = await openListing(`/products?demo=${id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Handloom Linen Kurta' }));
    const picture = await dialog.findByRole('img', { name: 'Handloom Linen Kurta' });
    fireEvent.error(picture);
    fireEvent(window, new Event('online'));
    expect(picture).not.toBeInTheDocument();
    expect(dialog.getByRole('img', { name: 'Handloom Linen Kurta' })).toBeVisible();
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

  it('opens over a Quick View, which stays below it', async () => {
    const { screen, user } = await openListing();
    await user.click(await screen.findByRole('button', { name: 'Quick View' }));
    const view = within(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' }));
    await user.click(view.getByRole('button', { name: 'Show picture 2 of 3' }));
    await user.click(await view.findByRole('button', { name: 'Product Demo' }));
    const demo = within(await screen.findByRole('dialog', { name: 'Pictures of Handloom Linen Kurta' }));
    expect(demo.getByRole('img', { name: 'Handloom Linen Kurta' })).toHaveAttribute('src', images[1]?.url);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe(`?view=${id}`));
    expect(await screen.findByRole('dialog', { name: 'Handloom Linen Kurta' })).toBeVisible();
  });
});
