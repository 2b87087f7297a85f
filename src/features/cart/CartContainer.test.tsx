import { act, within } from '@testing-library/react';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { CartContainer } from './CartContainer';
import { cartOpened } from './cartSlice';
import { lineRemoved } from './cartEvents';

const kurta = buildCartLine();
const hammer = buildCartLine({
  id: '7f3c9a52-claw-hammer',
  name: 'Forged Claw Hammer 450 g',
  price: 999,
  quantity: 2,
  selectedSize: '',
  selectedColor: '',
});

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
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const [first] = screen.getAllByRole('button', { name: /^Remove/ });
    expect(first).toHaveAccessibleName('Remove Handloom Linen Kurta, Indigo · Size M');
  });

  it('empties the cart, shows a toast, and can undo it [2.cart.10, 8.cart.4]', async () => {
    const { screen, user } = renderCart({ cart: [kurta, hammer] });
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(await screen.findByText('All items have been removed from your cart.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  });

  it('puts a removed line back by keyboard, and always keeps the focus on the page', async () => {
    const { screen, user } = renderCart({ cart: [kurta, hammer] });
    const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
    focus('Remove Handloom Linen Kurta, Indigo · Size M');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Forged Claw Hammer 450 g' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
    const removed = screen.getByRole('region', { name: 'Just removed' });
    for (const button of within(removed).getAllByRole('button')) {
      expect(button).toHaveAccessibleName(/^Put back/);
    }
    focus('Put back Forged Claw Hammer 450 g');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Forged Claw Hammer 450 g' })).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^Put back/ })).toHaveLength(1);
  });

  it('puts all cleared lines back once, also when the toast is used after', async () => {
    const { screen, user, store } = renderCart({ cart: [kurta, hammer] });
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Put back 2 products' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('heading', { name: 'Your Cart' })).toHaveFocus();
    expect(store.getState().cart.lines).toEqual([kurta, hammer]);
    expect(screen.queryByRole('region', { name: 'Just removed' })).not.toBeInTheDocument();
  });

  it('lists nothing that was removed on an earlier visit', () => {
    const { screen, store } = renderCart({ cart: [kurta, hammer] });
    act(() => {
      store.dispatch(lineRemoved({ key: lineKey(kurta) }));
    });
    expect(screen.getByRole('button', { name: /^Put back/ })).toBeVisible();
    act(() => {
      store.dispatch(cartOpened());
    });
    expect(screen.queryByRole('button', { name: /^Put back/ })).not.toBeInTheDocument();
  });

  it('puts a line back from where it was', async () => {
    const large = buildCartLine({ selectedSize: 'L' });
    const { screen, user } = renderCart({ cart: [kurta, large, hammer] });
    await user.click(screen.getByRole('button', { name: /^Remove .*Size M$/ }));
    await user.click(screen.getByRole('button', { name: /^Remove .*Size L$/ }));
    const rows = within(screen.getByRole('list', { name: 'Cart lines' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Handloom Linen Kurta, Indigo · Size M removedPut back',
      'Handloom Linen Kurta, Indigo · Size L removedPut back',
      expect.stringContaining('Forged Claw Hammer'),
    ]);
    // From the line that has the focus, Put back is a few Shift+Tabs away.
    // Save for later, the quantity's two buttons, and the name.
    for (let step = 0; step < 5; step += 1) await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: /^Put back .*Size L$/ })).toHaveFocus();
  });

  it('focuses the line that the toast’s Undo puts back', async () => {
    const { screen, user } = renderCart({ cart: [kurta, hammer] });
    await user.click(screen.getByRole('button', { name: 'Remove Forged Claw Hammer 450 g' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Remove Forged Claw Hammer 450 g' })).toHaveFocus();
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
