import { act, waitFor, within } from '@testing-library/react';
import { buildCartLine, buildProduct } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { answer, hold, refuse, requestsOf } from '../../testing/server';
import { CartContainer } from './CartContainer';
import { cartOpened, productsChecked } from './cartSlice';

const kurta = buildCartLine({ quantity: 2 });

function renderCart(line = kurta) {
  const view = renderRoute(<CartContainer />, { at: '/cart', cart: [line] });
  const firstLine = () => within(view.screen.getByRole('list', { name: 'Cart lines' })).getByRole('listitem');
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
    expect(summary()).toHaveTextContent('Something in your cart is no longer sold');
    expect(within(firstLine()).getByText('₹3,998.00', { selector: 's' })).toBeVisible();
    expect(summary()).toHaveTextContent('Total₹0.00');
  });

  it('says nothing of a product that is as it was, or could not be asked for', async () => {
    answer('getProduct', buildProduct());
    const { screen, store } = renderCart();
    await waitFor(() => expect(store.getState().cart.checked).toHaveProperty(kurta.id));
    expect(screen.queryByText(/Now ₹|No longer sold/)).not.toBeInTheDocument();
  });

  it('asks once an hour', async () => {
    answer('getProduct', buildProduct());
    const { store } = renderCart();
    await waitFor(() => expect(store.getState().cart.checked).toHaveProperty(kurta.id));
    await act(async () => {
      store.dispatch(cartOpened());
    });
    expect(requestsOf('getProduct')).toHaveLength(1);
  });

  it('says that no size was chosen, and offers the sizes in place, without blocking [2.cart.16]', async () => {
    answer('getProduct', buildProduct());
    const { screen, user, store, firstLine } = renderCart(buildCartLine({ selectedSize: '' }));
    expect(await screen.findByText(/No size chosen/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
    const sizes = within(screen.getByRole('group', { name: `Choose size of ${kurta.name}` }));
    expect(sizes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['S', 'M', 'L']);
    await user.click(sizes.getByRole('button', { name: 'L' }));
    expect(store.getState().cart.lines).toMatchObject([{ selectedSize: 'L', selectedColor: 'Indigo' }]);
    expect(firstLine()).toHaveTextContent('Indigo · Size L');
    expect(screen.queryByText(/No size chosen/)).not.toBeInTheDocument();
    // The pressed size is gone.
    expect(screen.getByRole('button', { name: /^Remove .*Size L/ })).toHaveFocus();
  });

  it('says so where the state of an older build has no sizes', async () => {
    hold('getProduct');
    const { screen, store } = renderCart(buildCartLine({ selectedSize: '' }));
    act(() => {
      store.dispatch(productsChecked({ [kurta.id]: { at: Date.now(), price: kurta.price, hasSizes: true } }));
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

  it('says nothing of a discount that is not known', async () => {
    answer('getProduct', buildProduct({ regularPrice: kurta.price, discountedPrice: null }));
    const { store, firstLine, summary } = renderCart();
    await waitFor(() => expect(store.getState().cart.checked).toHaveProperty(kurta.id));
    expect(firstLine()).not.toHaveTextContent('off');
    expect(summary()).not.toHaveTextContent('You save');
  });
});
