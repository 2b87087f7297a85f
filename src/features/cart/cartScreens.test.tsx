import { configureStore } from '@reduxjs/toolkit';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { CartLine } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import { rootReducer } from '../../app/rootReducer';
import { preloadEveryPart } from '../../components/lazyPart';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine, buildProduct, buildProductModel, buildToolLine } from '../../testing/builders';
import { countReads } from '../../testing/countReads';
import { renderApp } from '../../testing/renderApp';
import { renderRoute } from '../../testing/renderRoute';
import { renderScreen } from '../../testing/renderScreen';
import { answer, hold, refuse } from '../../testing/server';
import { productDialogOpened } from '../catalog/catalogEvents';
import { CartContainer } from './CartContainer';
import { addedFromCard, addedFromQuickView, lineRemoved } from './cartEvents';
import { cartOpened, cartRestored, productsChecked } from './cartSlice';

const kurta = buildCartLine();

const hammer = buildToolLine({ quantity: 2 });

function renderCart(setup: Parameters<typeof renderRoute>[1] = {}) {
  return renderRoute(<CartContainer />, { at: '/cart', ...setup });
}

describe('Section 2, Cart', () => {
  it('does not call the cart empty before the stored one has been read', () => {
    const { screen } = renderCart({ cart: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  });

  it('says that it is empty and leads home [2.cart.1, 2.cart.2]', () => {
    const { screen } = renderCart();
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  });

  it('shows each line with its picture, name, choice and total [2.cart.3, 2.cart.4, 2.cart.6]', () => {
    const { screen, container } = renderCart({ cart: [{ ...kurta, quantity: 2 }, hammer] });
    const [first, second] = within(screen.getByRole('list', { name: 'Cart lines' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Handloom Linen KurtaIndigo · Size M');
    expect(first).toHaveTextContent('₹1,999.00 each');
    expect(first).toHaveTextContent('₹3,998.00');
    expect(second).toHaveTextContent('Forged Claw Hammer 450 g');
    expect(second).toHaveTextContent('₹1,998.00');
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      kurta.image,
      hammer.image,
    ]);
    expect(screen.getByRole('link', { name: 'Handloom Linen Kurta' })).toHaveAttribute(
      'href',
      `/product/${kurta.id}`,
    );
  });

  it('shows the item count and the subtotal, shipping for free, and no tax [2.cart.8, 2.cart.9, 2.cart.11, 2.cart.12, 4.cart.9, 4.cart.10, 9.money.3, 9.money.4]', () => {
    const { screen } = renderCart({ cart: [kurta, hammer] });
    expect(screen.getByText('3 items')).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary).toHaveTextContent('Subtotal (3 items)₹3,997.00');
    expect(summary).toHaveTextContent('ShippingFree');
    expect(summary).toHaveTextContent('Total₹3,997.00');
    expect(screen.queryByText(/tax|gst|vat/i)).not.toBeInTheDocument();
  });

  it('counts one piece as one [2.cart.8]', () => {
    const { screen } = renderCart({ cart: [kurta] });
    expect(screen.getByText('1 item')).toBeVisible();
    expect(screen.getByText('Subtotal (1 item)')).toBeVisible();
  });

  it('changes the quantity of one line alone, and never below 1, silently [2.cart.5, 4.cart.6, 5.product.4]', async () => {
    const large = buildCartLine({ selectedSize: 'L' });
    const { screen, user, store } = renderCart({ cart: [kurta, large] });
    const stepper = screen.getByRole('group', { name: 'Quantity of Handloom Linen Kurta, Indigo · Size L' });
    await user.click(within(stepper).getByRole('button', { name: /increase/i }));
    expect(store.getState().cart.lines.map((line) => line.quantity)).toEqual([1, 2]);
    await user.click(within(stepper).getByRole('button', { name: /decrease/i }));
    await user.click(within(stepper).getByRole('button', { name: /decrease/i }));
    expect(store.getState().cart.lines.map((line) => line.quantity)).toEqual([1, 1]);
    expect(store.getState().notifications.toasts).toEqual([]);
  });

  it('updates count and total with every change [4.cart.9, 4.cart.10]', async () => {
    const { screen, user } = renderCart({ cart: [kurta, hammer] });
    const stepper = screen.getByRole('group', { name: 'Quantity of Forged Claw Hammer 450 g' });
    await user.click(within(stepper).getByRole('button', { name: /increase/i }));
    expect(screen.getByText('4 items')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('Total₹4,996.00');
  });

  it('removes a line, shows a toast, and puts it back at its place [2.cart.7, 8.cart.3]', async () => {
    const { screen, user } = renderCart({ cart: [kurta, hammer] });
    await user.click(screen.getByRole('button', { name: 'Remove Handloom Linen Kurta, Indigo · Size M' }));
    expect(await screen.findByText('Handloom Linen Kurta removed from your cart.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Undo: / }));
    const [first] = screen.getAllByRole('button', { name: /^Remove/ });
    expect(first).toHaveAccessibleName('Remove Handloom Linen Kurta, Indigo · Size M');
  });

  it('empties the cart, shows a toast, and can undo it [2.cart.10, 8.cart.4]', async () => {
    const { screen, user } = renderCart({ cart: [kurta, hammer] });
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(await screen.findByText('All items have been removed from your cart.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo: / }));
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  });

  it('puts a removed line back by keyboard, and always keeps the focus on the page', async () => {
    const { screen, user } = renderCart({ cart: [kurta, hammer] });
    const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
    focus('Remove Handloom Linen Kurta, Indigo · Size M');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Forged Claw Hammer 450 g' })).toHaveFocus();
    focus('Remove Forged Claw Hammer 450 g');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
    const removed = screen.getByRole('list', { name: 'Just removed' });
    for (const button of within(removed).getAllByRole('button')) {
      expect(button).toHaveAccessibleName(/^Undo: .* removed$/);
    }
    focus('Undo: Forged Claw Hammer 450 g removed');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Forged Claw Hammer 450 g' })).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^Undo: / })).toHaveLength(1);
  });

  it('puts all cleared lines back, with the focus on the page', async () => {
    const { screen, user, store } = renderCart({ cart: [kurta, hammer] });
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo: 2 products removed' }));
    expect(screen.getByRole('link', { name: /^Handloom/ })).toHaveFocus();
    expect(store.getState().cart.lines).toEqual([kurta, hammer]);
    expect(screen.queryByRole('list', { name: 'Just removed' })).not.toBeInTheDocument();
  });

  it('lists nothing that was removed on an earlier visit', () => {
    const { screen, store } = renderCart({ cart: [kurta, hammer] });
    act(() => {
      store.dispatch(lineRemoved({ key: lineKey(kurta) }));
    });
    expect(screen.getByRole('button', { name: /^Undo: / })).toBeVisible();
    act(() => {
      store.dispatch(cartOpened());
    });
    expect(screen.queryByRole('button', { name: /^Undo: / })).not.toBeInTheDocument();
  });

  it('puts a line back from where it was', async () => {
    const large = buildCartLine({ selectedSize: 'L' });
    const { screen, user } = renderCart({ cart: [kurta, large, hammer] });
    await user.click(screen.getByRole('button', { name: /^Remove .*Size M$/ }));
    await user.click(screen.getByRole('button', { name: /^Remove .*Size L$/ }));
    const rows = within(screen.getByRole('list', { name: 'Cart lines' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Handloom Linen Kurta, Indigo · Size M removedUndo',
      'Handloom Linen Kurta, Indigo · Size L removedUndo',
      expect.stringContaining('Forged Claw Hammer'),
    ]);
    // From the name of the line that has the focus, Undo is one Shift+Tab away.
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: /^Undo: .*Size L removed$/ })).toHaveFocus();
  });

  it('sends a signed-in shopper to the checkout [2.cart.13]', async () => {
    const { screen, user } = renderCart({ cart: [kurta], session: 'signedIn' });
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(await screen.findByText('At /checkout')).toBeVisible();
  });

  it('leads a signed-out shopper to sign in, with the checkout as the return address [2.cart.14, 2.cart.15, 6.customer.3]', async () => {
    const { screen, user, store } = renderCart({ cart: [kurta] });
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    expect(await screen.findByText('Login Required')).toBeVisible();
    expect(screen.getByText('Please login to proceed with checkout')).toBeVisible();
    expect(screen.getByText('At /login')).toBeVisible();
    expect(store.getState().location.location.state).toEqual({ from: '/checkout' });
    expect(store.getState().notifications.toasts).toHaveLength(1);
    expect(store.getState().cart.lines).toEqual([kurta]);
  });
});

describe('Cart panel', () => {
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
      expect(panel).not.toHaveTextContent('Total');
      expect(panel).toHaveTextContent('No size chosen');
      // It is not modal, and takes no focus.
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(document.body).toHaveFocus();
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

    it('offers the sizes of a product that no list here has [2.cart.16]', async () => {
      const { screen, store } = await renderApp('/contact');
      await act(async () => void store.dispatch(addedFromCard(kurta)));
      const sizes = await screen.findByRole('group', { name: 'Choose size of Handloom Linen Kurta' });
      expect(within(sizes).getAllByRole('button')).toHaveLength(kurta.sizes.length);
    });

    it("shows today's price, as its total does", async () => {
      const { panel, store } = await addFromCard({ ...kurta, sizes: [], colors: [] });
      act(
        () => void store.dispatch(productsChecked({ [kurta.id]: { at: 1, price: 1499, hasSizes: false } })),
      );
      expect(panel).toHaveTextContent('₹1,499.00');
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
      expect(panel).toHaveTextContent(/No colour chosen.*No size chosen/);
      expect(within(panel).getAllByRole('link', { name: /^Choose/ })).toHaveLength(1);
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

    it('stays open in a development build, where React runs effects twice', async () => {
      configure({ reactStrictMode: true });
      const { panel } = await addFromCard().finally(() => configure({ reactStrictMode: false }));
      expect(panel).toBeVisible();
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
});

describe('Cart check', () => {
  const kurta = buildCartLine({ quantity: 2 });

  function renderCart(line = kurta, ...others: readonly CartLine[]) {
    const view = renderRoute(<CartContainer />, { at: '/cart', cart: [line, ...others] });
    const lines = within(view.screen.getByRole('list', { name: 'Cart lines' }));
    const firstLine = () => lines.getAllByRole('listitem')[0] ?? document.body;
    const summary = () => view.screen.getByRole('region', { name: 'Order Summary' });
    return { ...view, firstLine, summary };
  }

  describe('An opened cart', () => {
    it('shows today’s price, the old one struck through, and one total [2.cart.19]', async () => {
      answer('getProduct', buildProduct({ discountedPrice: 1499 }));
      const { screen, firstLine, summary, store } = renderCart();
      expect(await screen.findByText('Now ₹1,499.00. It was ₹1,999.00 when you added it.')).toBeVisible();
      expect(within(firstLine()).getByText('₹2,998.00')).toBeVisible();
      expect(within(firstLine()).getByText('₹3,998.00', { selector: 's' })).toBeVisible();
      expect(firstLine()).toHaveTextContent('₹1,499.00 each');
      expect(summary()).toHaveTextContent('Subtotal (2 items)₹2,998.00');
      expect(summary()).toHaveTextContent('Total₹2,998.00');
      expect(summary()).not.toHaveTextContent('₹3,998.00');
      expect(store.getState().cart.lines).toEqual([kurta]);
    });

    it('marks a product that is no longer sold, which is not in the total [2.cart.20]', async () => {
      refuse('getProduct', 404);
      const { screen, firstLine, summary } = renderCart();
      await screen.findByText('No longer sold. Please remove it before you order.');
      expect(firstLine()).toHaveTextContent('No longer sold');
      expect(firstLine()).not.toHaveTextContent('₹');
      expect(screen.getByText(/^1 no longer sold/).closest('[role=status]')).toHaveTextContent(
        /^1 no longer sold, 0 items$/,
      );
      expect(summary()).toHaveTextContent('What is no longer sold is not in the total.');
      expect(summary()).toHaveTextContent('Subtotal₹0.00');
      expect(summary()).toHaveTextContent('Total₹0.00');
    });

    it('says nothing of a product that is as it was, or could not be asked for', async () => {
      answer('getProduct', buildProduct());
      const { screen, store } = renderCart();
      await waitFor(() => expect(store.getState().cart.checked).toHaveProperty(kurta.id));
      expect(screen.queryByText(/Now ₹|No longer sold/)).not.toBeInTheDocument();
    });

    it('says that no size was chosen, and offers the sizes in place, without blocking [2.cart.16]', async () => {
      answer('getProduct', buildProduct());
      const { screen, user, store, firstLine } = renderCart(
        buildCartLine({ selectedSize: '' }),
        buildCartLine({ id: 'other', name: 'Other Kurta' }),
      );
      expect(await screen.findByText(/No size chosen/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: '1 without a size' }));
      expect(screen.getByRole('button', { name: `Choose size of ${kurta.name}` })).toHaveFocus();
      expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
      await user.click(screen.getByRole('button', { name: `Choose size of ${kurta.name}` }));
      const sizes = within(screen.getByRole('group', { name: `Choose size of ${kurta.name}` }));
      expect(sizes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['S', 'M', 'L']);
      act(() => sizes.getByRole('button', { name: 'L' }).focus());
      await user.keyboard('{Enter}');
      expect(store.getState().cart.lines[0]).toMatchObject({ selectedSize: 'L', selectedColor: 'Indigo' });
      expect(firstLine()).toHaveTextContent('Indigo · Size L');
      expect(screen.queryByText(/No size chosen|without a size/)).not.toBeInTheDocument();
      // The pressed size is gone.
      expect(within(firstLine()).getByRole('link', { name: kurta.name })).toHaveFocus();
    });

    it('offers the sizes at once where they are known before the cart is shown [2.cart.16]', async () => {
      const { screen, store } = renderRoute(<CartContainer />, { at: '/cart' });
      const product = buildProductModel();
      act(() => void store.dispatch(addedFromCard(product)));
      expect(await screen.findByText(/No size chosen/)).toBeVisible();
      const sizes = screen.getByRole('group', { name: `Choose size of ${product.name}` });
      expect(within(sizes).getAllByRole('button')).toHaveLength(product.sizes.length);
    });

    it('says so where the state of an older build has no sizes', async () => {
      hold('getProduct');
      const { screen, store } = renderCart(buildCartLine({ selectedSize: '' }));
      act(() => {
        store.dispatch(
          productsChecked({ [kurta.id]: { at: Date.now(), price: kurta.price, hasSizes: true } }),
        );
      });
      expect(await screen.findByText(/No size chosen/)).toBeVisible();
      expect(screen.queryByRole('group', { name: /^Choose size/ })).not.toBeInTheDocument();
    });

    it('says what the discounts save, on the line and in the sum [2.cart.17, 2.cart.18]', async () => {
      answer('getProduct', buildProduct({ regularPrice: 2499, discountedPrice: kurta.price }));
      const { screen, firstLine, summary } = renderCart();
      expect(await screen.findByText('20% off')).toBeVisible();
      expect(firstLine()).toHaveTextContent('Original price ₹4,998.00');
      expect(summary()).toHaveTextContent('You save ₹1,000.00');
    });
  });
});

describe('Cart rendering', () => {
  it('renders only the line whose quantity changes', async () => {
    const medium = buildCartLine();
    const large = countReads(buildCartLine({ selectedSize: 'L' }), 'name');
    // Without the checks of development, which read every line too.
    const store = configureStore({
      reducer: rootReducer,
      middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
    });
    store.dispatch(cartRestored([medium, large.copy, buildCartLine({ selectedSize: 'S' })]));
    renderScreen(
      <Provider store={store}>
        <MemoryRouter>
          <CartContainer />
        </MemoryRouter>
      </Provider>,
    );
    const first = large.count();
    expect(first).toBeGreaterThan(0);

    await userEvent.click(screen.getByRole('button', { name: /^Increase .*Size M$/ }));
    expect(screen.getByText('4 items')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Remove .*Size S$/ }));
    expect(screen.getByText('3 items')).toBeVisible();
    expect(large.count()).toBe(first);
  });
});
