import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { storefrontApi } from '../../api/storefrontApi';
import { preloadEveryPart } from '../../components/lazyPart';
import { buildProductModel } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { productDialogOpened } from '../catalog/catalogEvents';
import { addedFromCard, addedFromQuickView } from './cartEvents';

// No page may suspend after the test has begun.
beforeAll(preloadEveryPart);

const kurta = buildProductModel();

async function addFromCard(product = kurta, address = '/contact') {
  const view = await renderApp(address);
  const value = { products: [product], total: 1 };
  act(() => {
    const entry = { endpointName: 'listProducts', arg: {}, value } as const;
    view.store.dispatch(storefrontApi.util.upsertQueryEntries([entry]));
  });
  const add = () => act(async () => void view.store.dispatch(addedFromCard(product)));
  await add();
  const panel = await view.screen.findByRole('complementary', { name: 'Added to cart' });
  return { ...view, add, panel };
}

describe('The panel after adding from a card', () => {
  it('says what was added, once, and shows the line and the total', async () => {
    const { screen, store, panel, add } = await addFromCard();
    expect(within(panel).getByRole('status')).toHaveTextContent('Handloom Linen Kurta added to your cart.');
    expect(panel).toHaveTextContent('₹1,999.00');
    expect(panel).not.toHaveTextContent('×');
    expect(panel).toHaveTextContent('Total of 1 item: ₹1,999.00');
    expect(panel).toHaveTextContent('No size chosen');
    expect(store.getState().notifications.toasts).toEqual([]);
    await add();
    expect(within(panel).getByRole('status')).toHaveTextContent('Handloom Linen Kurta quantity increased.');
    expect(panel).toHaveTextContent('Total of 2 items: ₹3,998.00');
    expect(screen.getAllByText(/quantity increased/)).toHaveLength(1);
  });

  it('offers the sizes in place, and changes the line that was added [2.cart.16]', async () => {
    const { screen, user, store, panel } = await addFromCard();
    const sizes = within(panel).getByRole('group', { name: 'Choose size of Handloom Linen Kurta' });
    const size = (name: string) => within(sizes).getByRole('button', { name });
    await user.click(size('M'));
    expect(store.getState().cart.lines).toMatchObject([{ selectedSize: 'M', quantity: 1 }]);
    expect(panel).toHaveTextContent('Size M');
    expect(panel).not.toHaveTextContent('No size chosen');
    expect(size('M')).toHaveFocus();
    await user.click(size('L'));
    expect(store.getState().cart.lines).toMatchObject([{ selectedSize: 'L', quantity: 1 }]);
    await user.click(within(panel).getByRole('button', { name: 'Undo' }));
    expect(store.getState().cart.lines).toEqual([]);
    expect(screen.queryByRole('complementary', { name: 'Added to cart' })).not.toBeInTheDocument();
  });

  it('does not offer another size for pieces that had theirs before', async () => {
    const { user, store, panel } = await addFromCard();
    act(() => void store.dispatch(addedFromQuickView(kurta, { size: 'M', color: '', quantity: 2 })));
    act(() => void store.dispatch(addedFromCard(kurta)));
    const sizes = within(panel).getByRole('group', { name: /^Choose size/ });
    await user.click(within(sizes).getByRole('button', { name: 'M' }));
    expect(store.getState().cart.lines).toMatchObject([{ selectedSize: 'M', quantity: 4 }]);
    expect(within(sizes).getAllByRole('button')).toHaveLength(1);
  });

  it('says that no colour was chosen where there are several, and leads to the choice', async () => {
    const { panel } = await addFromCard({ ...kurta, sizes: [] });
    expect(panel).toHaveTextContent('No colour chosen: we choose for you.');
    const link = within(panel).getByRole('link', { name: 'Choose colour of Handloom Linen Kurta' });
    expect(link).toHaveAttribute('href', expect.stringContaining(`view=${kurta.id}`));
  });

  it('keeps the address of the page behind the dialog that it leads to', async () => {
    const { panel } = await addFromCard(kurta, '/contact?category=men&sort=price-asc');
    const link = within(panel).getByRole('link', { name: /^Choose/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('?category=men&sort=price-asc&view='));
  });

  it('leads to one choice where size and colour are missing', async () => {
    const { panel } = await addFromCard();
    expect(panel).toHaveTextContent(/No size chosen.*No colour chosen/);
    expect(within(panel).getAllByRole('link', { name: /^Choose/ })).toHaveLength(1);
  });

  it('is silent of colours where there is one', async () => {
    const { panel } = await addFromCard({ ...kurta, colors: ['Indigo'] });
    expect(panel).not.toHaveTextContent('colour');
  });

  it('is not modal, and takes no focus', async () => {
    const { screen } = await addFromCard();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('follows the control that opened it in the order of Tab, and gives the focus back', async () => {
    const { screen, user, add } = await addFromCard({ ...kurta, sizes: [] });
    // The control of the page that has the focus when something is added.
    const control = screen.getByRole('button', { name: 'Send Message' });
    act(() => control.focus());
    await add();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(control).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('complementary', { name: 'Added to cart' })).not.toBeInTheDocument();
    expect(control).toHaveFocus();
  });

  it('undoes one addition', async () => {
    const { screen, user, store, add } = await addFromCard();
    await add();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().cart.lines).toMatchObject([{ quantity: 1 }]);
    expect(screen.queryByRole('complementary', { name: 'Added to cart' })).not.toBeInTheDocument();
  });

  it('leads to the checkout, by way of the sign-in, and closes', async () => {
    const { screen, user } = await addFromCard();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(await screen.findByText('Please login to proceed with checkout')).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Added to cart' })).not.toBeInTheDocument();
  });

  it('closes when a dialog opens', async () => {
    const { screen, store } = await addFromCard();
    act(() => void store.dispatch(productDialogOpened({ demo: kurta.id })));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    expect(screen.queryByRole('complementary', { name: 'Added to cart' })).not.toBeInTheDocument();
  });

  it('closes by itself, but not while it is pointed at', async () => {
    const { screen, panel } = await addFromCard();
    jest.useFakeTimers();
    try {
      fireEvent.pointerEnter(panel);
      act(() => jest.advanceTimersByTime(60_000));
      expect(panel).toBeVisible();
      fireEvent.pointerLeave(panel);
      act(() => jest.advanceTimersByTime(8000));
      expect(screen.queryByRole('complementary', { name: 'Added to cart' })).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});
