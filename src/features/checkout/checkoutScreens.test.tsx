import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { writeToken } from '../../api/authCookie';
import { currentSession } from '../../api/session';
import { PURCHASES_KEY, REQUEST_TIMEOUT, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import { blankAddress } from '../../lib/shippingAddress';
import { buildAddress, buildCartLine, buildToolLine } from '../../testing/builders';
import { countReads } from '../../testing/countReads';
import { useFastClock } from '../../testing/fastClock';
import { fill } from '../../testing/fill';
import { renderRoute } from '../../testing/renderRoute';
import { renderScreen } from '../../testing/renderScreen';
import { answer, answerWrongly, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { testSessionId, testToken } from '../../testing/session';
import { sessionChanged, sessionRestored, signedOut } from '../auth/authSlice';
import { cleared } from '../cart/cartEvents';
import { cartRestored, productsChecked } from '../cart/cartSlice';
import { CheckoutContainer } from './CheckoutContainer';
import { CheckoutScreen } from './CheckoutScreen';
import {
  draftSaved,
  orderPlaced,
  purchasesRead,
  selectDraft,
  selectUnresolved,
  submitted,
} from './checkoutSlice';
import { blankPurchase, DRAFT_ID, formatPurchases, parsePurchases } from './purchase';
import { forgettingUndone, savedAddressesRead } from './savedAddressSlice';

describe('Checkout', () => {
  // Filling in six fields is slow where several workers share a machine.
  jest.setTimeout(30_000);

  const kurta = buildCartLine();

  const largeKurta = buildCartLine({ selectedSize: 'L', quantity: 2 });

  const hammer = buildToolLine({ quantity: 2 });

  const typed = {
    'Full Name': ' Asha Verma ',
    Address: '7 Lake View Road\nBaner',
    City: 'Pune',
    State: 'Maharashtra',
    'Postal Code': '411001',
    Phone: '+919812345678',
  };

  const sentAddress = buildAddress({ address: '7 Lake View Road, Baner' });

  // An account without a name: what is typed stands alone in its field.
  beforeEach(() => answer('getAccountInfo', { email: 'asha@example.com' }));

  function renderCheckout(setup: Parameters<typeof renderRoute>[1] = {}) {
    const view = renderRoute(<CheckoutContainer others={<p>Other products</p>} />, {
      at: '/checkout',
      session: 'signedIn',
      cart: [kurta, largeKurta, hammer],
      ...setup,
    });
    const field = (name: string) => view.screen.getByLabelText(new RegExp(`^${name}`));
    const submit = () => view.user.click(view.screen.getByRole('button', { name: 'Place Order' }));
    async function fillIn(changes: Partial<typeof typed> = {}): Promise<void> {
      for (const [name, text] of Object.entries({ ...typed, ...changes })) {
        await fill(view.user, field(name), text);
      }
    }
    const text = () => view.environment.deviceStorage.getItem(PURCHASES_KEY);
    const stored = () =>
      parsePurchases(text(), testSessionId).find(({ phase }) => phase === 'draft')?.address ?? null;
    return { ...view, field, submit, fillIn, stored, text };
  }

  describe('Section 2, Checkout', () => {
    it('does not call the cart empty before the stored one has been read', () => {
      const { screen } = renderRoute(<CheckoutContainer others={<p>Other products</p>} />, {
        at: '/checkout',
        cart: 'loading',
      });
      expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(told).toContain('Loading your cart');
      expect(screen.queryByText('Cart is empty')).not.toBeInTheDocument();
    });

    it('shows what is ordered, shipping for free, the total, and no tax [2.checkout.2]', () => {
      const { screen } = renderCheckout();
      const summary = screen.getByRole('region', { name: 'Order Summary' });
      const lines = within(summary).getAllByRole('listitem');
      expect(lines.map((line) => line.textContent.trim())).toEqual([
        'Handloom Linen KurtaIndigo · Size M · Quantity 1₹1,999.00',
        'Handloom Linen KurtaIndigo · Size L · Quantity 2₹3,998.00',
        'Forged Claw Hammer 450 gQuantity 2₹1,998.00',
      ]);
      expect(summary).toHaveTextContent('Subtotal₹7,995.00ShippingFree');
      expect(summary).toHaveTextContent('Total₹7,995.00');
      expect(summary).not.toHaveTextContent(/tax/i);
    });

    it('asks for the postal code first, which fills in the state beside it [2.checkout.5]', () => {
      const { screen } = renderCheckout();
      const form = screen.getByRole('form', { name: 'Shipping Information' });
      const fields = within(form).getAllByRole('textbox');
      expect(fields.slice(0, 2).map((field) => field.getAttribute('name'))).toEqual(['postalCode', 'state']);
    });

    it('has six required fields with autocomplete [2.checkout.1, 5.checkout.5]', () => {
      const { field } = renderCheckout();
      const hints = [
        ['Full Name', 'shipping name'],
        ['Address', 'shipping street-address'],
        ['City', 'shipping address-level2'],
        ['State', 'shipping address-level1'],
        ['Postal Code', 'shipping postal-code'],
        ['Phone', 'shipping tel'],
      ] as const;
      for (const [name, autocomplete] of hints) {
        expect(field(name)).toBeRequired();
        expect(field(name)).toHaveAttribute('autocomplete', autocomplete);
      }
      expect(field('Postal Code')).toHaveAttribute('inputmode', 'numeric');
      expect(field('Phone')).toHaveAttribute('type', 'tel');
    });

    it('places one order, empties the cart, shows a toast, and leads to the payment [1.capabilities.6, 2.checkout.3, 3.shipping.1, 4.cart.11, 8.success.4]', async () => {
      const release = hold('createOrder');
      const { screen, user, submit, fillIn, store, stored } = renderCheckout();
      await fillIn();
      await submit();
      await user.dblClick(await screen.findByRole('button', { name: 'Placing order...' }));
      const seen: string[] = [];
      const observer = new MutationObserver(() => seen.push(document.body.textContent));
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      release();
      expect(await screen.findByText('At /payment?orderId=ORD-2026-000042')).toBeVisible();
      observer.disconnect();
      expect(seen).not.toHaveLength(0);
      expect(seen.filter((text) => text.includes('Cart is empty'))).toEqual([]);
      expect(await screen.findByText('Order created successfully')).toBeVisible();
      expect(screen.getByText('Proceeding to payment...')).toBeVisible();
      expect(requestsOf('createOrder').map(({ body }) => body)).toEqual([
        { products: { [kurta.id]: 3, [hammer.id]: 2 }, shippingAddress: sentAddress },
      ]);
      expect(store.getState().cart.lines).toEqual([]);
      expect(store.getState().notifications.toasts).toHaveLength(1);
      expect(stored()).toBeNull();
    });

    it('rejects blank fields: says so in the toast and at the fields alone, and leads to the first [5.checkout.3, 5.checkout.4]', async () => {
      const { screen, user, field, submit, fillIn, store } = renderCheckout();
      await fillIn({ City: '   ', Phone: ' ' });
      await submit();
      const toast = await screen.findByRole('alert');
      expect(toast).toHaveTextContent('Please fill all fields');
      expect(toast).toHaveTextContent('All shipping information fields are required.');
      expect(screen.getAllByText('Please fill all fields')).toHaveLength(1);
      await waitFor(() => expect(field('City')).toHaveFocus());
      expect(screen.getAllByText('This field is required')).toHaveLength(2);
      expect(field('City')).toHaveAccessibleDescription('This field is required');
      expect(requestsOf('createOrder')).toHaveLength(0);
      await fill(user, field('City'), 'Pune');
      await fill(user, field('Phone'), '+919812345678');
      await waitFor(() => expect(store.getState().notifications.toasts).toEqual([]));
    });

    it('rejects an empty cart, without a form, and keeps what was typed [5.checkout.1, 5.checkout.2]', async () => {
      const { screen, user, field, store } = renderCheckout();
      await fill(user, field('City'), 'Pune');
      act(() => void store.dispatch(cleared()));
      expect(await screen.findByText('Cart is empty')).toBeVisible();
      expect(screen.getByText('Please add items to your cart before checkout.')).toBeVisible();
      expect(screen.getByText('Nothing to check out yet')).toBeVisible();
      expect(screen.getByText('Other products')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
      expect(screen.getByRole('link', { name: 'View your orders' })).toHaveAttribute('href', '/orders');
      act(() => void store.dispatch(cartRestored([kurta])));
      expect(field('City')).toHaveValue('Pune');
    });

    it('shows an unpaid order with the way to pay it, in place of an empty form', () => {
      const { screen, store } = renderCheckout({ cart: [] });
      act(() => {
        const id = 'purchase of ORD-7';
        store.dispatch(purchasesRead([{ ...blankPurchase(id, 'placing'), lines: [hammer] }]));
        store.dispatch(orderPlaced({ id, orderId: 'ORD-7' }));
      });
      expect(screen.getByRole('region', { name: 'Order ORD-7 of ₹1,998.00 is not paid yet.' })).toBeVisible();
      expect(screen.getByRole('listitem')).toHaveTextContent('Forged Claw Hammer');
      const summary = screen.getByRole('region', { name: 'Order Summary' });
      expect(within(summary).getByRole('link', { name: /^Pay Now/ })).toHaveAttribute(
        'href',
        '/payment?orderId=ORD-7',
      );
      expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
    });
  });

  describe('Section 2, Checkout: an order that was not placed', () => {
    // An order without an answer is looked up several times.
    useFastClock();

    it.each([
      [
        'the server rejects it',
        () => refuse('createOrder', 422, 'A product in this order is no longer sold.'),
        'The store says: A product in this order is no longer sold.',
      ],
      ['there is no response', () => cutOff('createOrder'), 'Error placing orderPlease try again later.'],
      [
        'the answer has no order number',
        () => answerWrongly('createOrder', {}),
        'Error placing orderPlease try again later.',
      ],
    ])(
      'keeps the cart and what was typed when %s, and can be retried [4.cart.12, 8.orders.1, 8.orders.2, decision.42]',
      async (_what, arrange, reason) => {
        arrange();
        const { screen, field, submit, fillIn, store } = renderCheckout();
        await fillIn();
        await submit();
        const toast = await screen.findByRole('alert', {}, { timeout: 10_000 });
        expect(toast).toHaveTextContent('Error placing order');
        expect(toast).toHaveTextContent('Please try again later.');
        const summary = screen.getByRole('region', { name: 'Order Summary' });
        expect(summary).toHaveTextContent(reason);
        expect(toast).not.toHaveTextContent('no longer sold');
        expect(store.getState().notifications.toasts).toHaveLength(1);
        expect(store.getState().cart.lines).toHaveLength(3);
        expect(field('Full Name')).toHaveValue(' Asha Verma ');
        expect(field('Phone')).toHaveValue('+919812345678');
        answer('createOrder', { id: 'ORD-2026-000042' });
        await submit();
        // It is looked up as long as a request may take.
        const payment = await screen.findByText(
          'At /payment?orderId=ORD-2026-000042',
          {},
          { timeout: 2 * REQUEST_TIMEOUT },
        );
        expect(payment).toBeVisible();
      },
    );
  });

  it('Section 2, Checkout: the summary offers the sizes of a line without one in place [2.checkout.4]', async () => {
    const { screen, user, store } = renderCheckout({ cart: [{ ...kurta, selectedSize: '' }, hammer] });
    const checked = { at: Date.now(), price: kurta.price, hasSizes: true, sizes: ['S', 'M'] };
    act(() => void store.dispatch(productsChecked({ [kurta.id]: checked })));
    await user.click(await screen.findByRole('button', { name: `Choose size of ${kurta.name}` }));
    const sizes = screen.getByRole('group', { name: `Choose size of ${kurta.name}` });
    await user.click(within(sizes).getByRole('button', { name: 'M' }));
    expect(store.getState().cart.lines[0]).toMatchObject({ selectedSize: 'M' });
    expect(screen.getByText('Indigo · Size M · Quantity 1').closest('li')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  });

  describe('Section 2, Checkout: what is ordered', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      buildCartLine({ id: `product-${index}`, name: `Product ${index}.` }),
    );
    const names = (summary: HTMLElement) =>
      within(summary)
        .getAllByRole('listitem')
        .map((line) => /Product \d+/.exec(line.textContent)?.[0]);
    const checkedAt = (price: number | null) => ({ at: Date.now(), price, hasSizes: false });

    it('folds the lines after three [2.checkout.6]', async () => {
      const { screen, user } = renderCheckout({ cart: many });
      const summary = screen.getByRole('region', { name: 'Order Summary' });
      expect(names(summary)).toEqual(['Product 0', 'Product 1', 'Product 2']);
      await user.click(screen.getByRole('button', { name: 'Show 27 more', expanded: false }));
      expect(names(summary)).toHaveLength(30);
      await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
      expect(names(summary)).toHaveLength(3);
    });

    it('shows today’s prices, the old ones struck through, and the total that the store charges [2.checkout.8]', () => {
      const { screen, store } = renderCheckout({
        cart: [kurta, hammer, ...many.slice(0, 3).map((line) => ({ ...line, selectedSize: '' }))],
      });
      const checked = {
        [kurta.id]: checkedAt(1499),
        'product-1': { ...checkedAt(1999), hasSizes: true },
        'product-2': checkedAt(null),
      };
      act(() => void store.dispatch(productsChecked(checked)));
      const summary = screen.getByRole('region', { name: 'Order Summary' });
      expect(within(summary).getAllByText('₹1,999.00', { selector: 's' })).toHaveLength(2);
      expect(summary).toHaveTextContent('₹1,499.00 ₹1,999.00');
      // It is gone, and shown though it is the fifth; so is one without a size.
      expect(names(summary)).toEqual([undefined, undefined, 'Product 0', 'Product 1', 'Product 2']);
      // Above the form, which a phone shows first.
      expect(screen.getByText(/without a size/).closest('[role=status]')).toHaveTextContent(
        /^1 no longer sold, 1 without a size, 5 items$/,
      );
      expect(summary).toHaveTextContent('Total₹7,495.00');
    });

    it('keeps with an order the price that the store charges [decision.57]', async () => {
      const release = hold('createOrder');
      const { store, fillIn, submit } = renderCheckout({ cart: [kurta] });
      await fillIn();
      act(() => void store.dispatch(productsChecked({ [kurta.id]: checkedAt(1499) })));
      await submit();
      await waitFor(() => expect(requestsOf('createOrder')).toHaveLength(1));
      const [record] = selectUnresolved(store.getState());
      expect(record?.lines).toMatchObject([{ id: kurta.id, price: 1499 }]);
      release();
    });

    it('shows the store’s reason at the line that it names, also among those that are folded [2.checkout.9]', async () => {
      const reason = 'At most 1000 of “Product 20.” can be ordered.';
      refuse('createOrder', 422, reason);
      const { screen, fillIn, submit } = renderCheckout({ cart: many });
      await fillIn();
      await submit();
      await screen.findByRole('alert');
      const summary = screen.getByRole('region', { name: 'Order Summary' });
      expect(names(summary)).toEqual(['Product 0', 'Product 1', 'Product 2', 'Product 20']);
      const line = within(summary).getAllByRole('listitem')[3];
      expect(line).toHaveTextContent(reason);
      expect(summary).toHaveTextContent(`The store says: ${reason}`);
    });
  });

  describe('Section 2, Checkout: filling in less', () => {
    it('questions a PIN code and a phone that are too short, and sends them as they are [decision.38]', async () => {
      const { screen, user, fillIn, submit } = renderCheckout();
      await fillIn({ 'Postal Code': '41100', Phone: '98123' });
      await user.tab();
      expect(screen.getByText('PIN codes have six digits. Is this one right?')).toBeVisible();
      expect(screen.getByText('Phone numbers have ten digits. Is this one right?')).toBeVisible();
      await submit();
      expect(await screen.findByText('At /payment?orderId=ORD-2026-000042')).toBeVisible();
      expect(requestsOf('createOrder')[0]?.body).toMatchObject({
        shippingAddress: { postalCode: '41100', phone: '98123' },
      });
    });

    it('keeps an address on this device only by choice', async () => {
      refuse('createOrder', 422);
      const { screen, user, submit, fillIn, environment } = renderCheckout();
      const kept = () => environment.deviceStorage.getItem(SAVED_ADDRESSES_KEY);
      await fillIn();
      await submit();
      await screen.findByRole('alert');
      expect(kept()).toBeNull();
      await user.click(screen.getByRole('checkbox', { name: 'Keep this address on this device' }));
      await submit();
      await waitFor(() => expect(kept()).toContain('7 Lake View Road'));
      // Else it comes in the next test.
      await waitFor(() => expect(requestsOf('createOrder')).toHaveLength(2));
    });
  });

  describe('Addresses that are kept on this device', () => {
    it('fill in the form, until the shopper removes them or signs out', async () => {
      refuse('createOrder', 422);
      const { screen, user, field, environment, store } = renderCheckout();
      const kept = () => environment.deviceStorage.getItem(SAVED_ADDRESSES_KEY);
      const keep = () =>
        act(
          () =>
            void store.dispatch(submitted({ lines: [kurta], address: sentAddress, after: '', isKept: true })),
        );
      keep();
      // A submission is shown in the next frame.
      await user.click(await screen.findByRole('button', { name: /^Ship to Asha Verma/ }));
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: /^Remove Asha Verma/ }));
      expect(field('City')).toHaveValue('Pune');
      expect(kept()).toBeNull();
      keep();
      expect(kept()).not.toBeNull();
      act(() => void store.dispatch(signedOut({ from: 'header' })));
      expect(kept()).toBeNull();
      expect(store.getState().savedAddresses.addresses).toEqual([]);
    });

    it('stand for the form until it is edited: what is shown is what is sent', async () => {
      refuse('createOrder', 422);
      const { screen, user, field, store, submit } = renderCheckout();
      const card = () => screen.getByRole('button', { name: /^Ship to Asha Verma.*\+919812345678$/ });
      act(() => void store.dispatch(savedAddressesRead([sentAddress])));
      await user.click(card());
      expect(card()).toHaveAttribute('aria-pressed', 'true');
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Edit the address' }));
      expect(field('Postal Code')).toHaveFocus();
      // The state is that of the postal code, and follows it.
      await user.clear(field('Postal Code'));
      await fill(user, field('Postal Code'), '560001');
      expect(field('State')).toHaveValue('Karnataka');
      await user.click(card());
      await user.click(screen.getByRole('button', { name: /^Remove Asha Verma/ }));
      await user.clear(field('City'));
      await fill(user, field('City'), 'Nashik');
      act(() => void store.dispatch(forgettingUndone()));
      expect(card()).toHaveAttribute('aria-pressed', 'false');
      expect(field('City')).toHaveValue('Nashik');
      await submit();
      await waitFor(() => expect(requestsOf('createOrder')).toHaveLength(1));
      expect(requestsOf('createOrder')[0]?.body).toMatchObject({ shippingAddress: { city: 'Nashik' } });
      await user.click(card());
      await submit();
      await waitFor(() => expect(requestsOf('createOrder')).toHaveLength(2));
      expect(requestsOf('createOrder')[1]?.body).toMatchObject({ shippingAddress: { city: 'Pune' } });
    });

    it('leave the focus on the page where they take the form’s place', async () => {
      refuse('createOrder', 422);
      const { screen, user, field, fillIn } = renderCheckout();
      await fillIn();
      await user.click(screen.getByRole('checkbox', { name: 'Keep this address on this device' }));
      act(() => field('Phone').focus());
      // As Enter does it in a browser.
      act(() => screen.getByRole<HTMLFormElement>('form').requestSubmit());
      expect(await screen.findByRole('button', { name: 'Edit the address' })).toHaveFocus();
    });

    it('go one by one: the focus goes to the next one, not to the form', async () => {
      const { screen, user, store } = renderCheckout();
      const other = { ...sentAddress, phone: '+919800000000' };
      act(() => void store.dispatch(savedAddressesRead([sentAddress, other])));
      const bins = () => screen.getAllByRole('button', { name: /^Remove Asha Verma/ });
      const [first, second] = bins();
      await user.click(bins()[0] ?? document.body);
      expect(first).not.toBeInTheDocument();
      expect(bins()).toEqual([second]);
      expect(second).toHaveFocus();
    });
  });

  describe('Section 2, Checkout: the draft', () => {
    it('is stored when a field is left, and when the page is left', async () => {
      const { user, field, stored } = renderCheckout();
      await fill(user, field('Full Name'), 'Asha Verma');
      expect(stored()).toBeNull();
      await fill(user, field('City'), 'Pune');
      expect(stored()).toMatchObject({ fullName: 'Asha Verma', city: '' });
      act(() => {
        window.dispatchEvent(new Event('pagehide'));
      });
      expect(stored()).toMatchObject({ fullName: 'Asha Verma', city: 'Pune' });
    });

    it('is filled in again after a reload', () => {
      const { screen, store, environment } = renderRoute(
        <CheckoutContainer others={<p>Other products</p>} />,
        {
          at: '/checkout',
          session: 'loading',
          cart: 'loading',
        },
      );
      writeToken(testToken);
      const address = { ...blankAddress, fullName: 'Asha Verma', city: '7' };
      const records = [{ ...blankPurchase(DRAFT_ID, 'draft'), address }];
      environment.deviceStorage.setItem(PURCHASES_KEY, formatPurchases(records, testSessionId) ?? '');
      act(() => {
        store.dispatch(sessionRestored({ sessionId: testSessionId, rememberedEmail: '' }));
        store.dispatch(cartRestored([kurta]));
      });
      expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Verma');
      expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('7');
      expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
    });

    it('is shown after a reload as the kept address that it is, without taking the focus', () => {
      const { screen, store, environment } = renderRoute(
        <CheckoutContainer others={<p>Other products</p>} />,
        { at: '/checkout', session: 'loading', cart: 'loading' },
      );
      writeToken(testToken);
      const records = [{ ...blankPurchase(DRAFT_ID, 'draft'), address: sentAddress }];
      environment.deviceStorage.setItem(PURCHASES_KEY, formatPurchases(records, testSessionId) ?? '');
      act(() => {
        store.dispatch(sessionRestored({ sessionId: testSessionId, rememberedEmail: '' }));
        store.dispatch(savedAddressesRead([sentAddress]));
        store.dispatch(cartRestored([kurta]));
      });
      expect(screen.getByRole('button', { name: 'Edit the address' })).toBeVisible();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(document.body).toHaveFocus();
    });

    it('is stored when the shopper navigates to another page', async () => {
      const { user, field, stored, environment } = renderCheckout();
      await fill(user, field('City'), 'Pune');
      act(() => environment.navigator.push('/login'));
      expect(stored()).toMatchObject({ city: 'Pune' });
    });

    it('is removed when the session changes, and not shown to the next shopper', async () => {
      const { store, user, field, text } = renderCheckout();
      await fill(user, field('City'), 'Pune');
      await user.tab();
      expect(text()).toContain('Pune');
      act(() => {
        writeToken('token-of-ravi');
        store.dispatch(sessionChanged({ sessionId: currentSession() }));
      });
      expect(text()).toBeNull();
      expect(selectDraft(store.getState())).toBeNull();
      act(() => {
        store.dispatch(draftSaved({ owner: testSessionId, phase: 'draft', address: sentAddress }));
      });
      expect(selectDraft(store.getState())).toBeNull();
    });

    it('works without storage', async () => {
      const { user, field, environment, store } = renderCheckout();
      const blocked = (): never => {
        throw new Error('The storage is blocked.');
      };
      Object.assign(environment.deviceStorage, { getItem: blocked, setItem: blocked, removeItem: blocked });
      await fill(user, field('City'), 'Pune');
      await user.tab();
      expect(selectDraft(store.getState())).toMatchObject({ city: 'Pune' });
    });
  });

  /** Waits until the account's request has ended so. */
  function accountIs(store: ReturnType<typeof renderCheckout>['store'], status: 'fulfilled' | 'rejected') {
    return waitFor(
      () => expect(store.getState().api.queries['getAccountInfo(undefined)']?.status).toBe(status),
      { timeout: 10_000 },
    );
  }

  describe('The shipping form fills in what is known', () => {
    it('fills in the state of a whole PIN code, and that of another one after it', async () => {
      const { screen, user, field } = renderCheckout();
      await fill(user, field('Postal Code'), '41100');
      expect(field('State')).toHaveValue('');
      await user.paste('1');
      await waitFor(() => expect(field('State')).toHaveValue('Maharashtra'));
      expect(screen.getByText('State from the PIN code: Maharashtra')).toBeInTheDocument();
      await user.clear(field('Postal Code'));
      await fill(user, field('Postal Code'), '403001');
      await waitFor(() => expect(field('State')).toHaveValue('Goa'));
    });

    it('leaves the state that the shopper has typed', async () => {
      const { user, field } = renderCheckout();
      await fill(user, field('State'), 'Goa');
      await fill(user, field('Postal Code'), '411001');
      await user.tab();
      expect(field('State')).toHaveValue('Goa');
    });

    it("fills in the account's name", async () => {
      answer('getAccountInfo', { email: 'asha@example.com', firstName: 'Asha', lastName: 'Verma' });
      const { field } = renderCheckout();
      await waitFor(() => expect(field('Full Name')).toHaveValue('Asha Verma'));
      expect(requestsOf('getAccountInfo')).toHaveLength(1);
    });

    it("leaves the name that was typed before the account's was there", async () => {
      const release = hold('getAccountInfo');
      const { user, field, store } = renderCheckout();
      await fill(user, field('Full Name'), 'Ravi Iyer');
      release();
      await accountIs(store, 'fulfilled');
      expect(field('Full Name')).toHaveValue('Ravi Iyer');
    });

    it('puts no name into a field that the shopper is about to type into', async () => {
      const release = hold('getAccountInfo');
      const { user, field, store } = renderCheckout();
      await user.click(field('Full Name'));
      release();
      await accountIs(store, 'fulfilled');
      await user.keyboard('Ravi Iyer');
      expect(field('Full Name')).toHaveValue('Ravi Iyer');
    });

    it('works, without a toast, where the account cannot be loaded', async () => {
      refuse('getAccountInfo', 500);
      const { field, store, user } = renderCheckout();
      await accountIs(store, 'rejected');
      await fill(user, field('Full Name'), 'Asha Verma');
      expect(field('Full Name')).toHaveValue('Asha Verma');
      expect(store.getState().notifications.toasts).toEqual([]);
    });

    it('leads back to the cart, and to help', () => {
      const { screen } = renderCheckout();
      expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
      expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    });
  });
});

describe('Checkout screen', () => {
  it('renders no order line again while the form is filled in', async () => {
    const line = countReads(buildCartLine(), 'name');
    const view = {
      kind: 'ready',
      lines: [line.copy],
      total: 1999,
      saved: 0,
      initialAddress: blankAddress,
      checked: {},
      formId: 'shipping',
      submitButton: null,
      failure: null,
      savedAddresses: [],
      accountName: '',
      onSizeChoose: jest.fn(),
      onDraft: jest.fn(),
      onRefused: jest.fn(),
      onCompleted: jest.fn(),
      onSubmit: jest.fn(),
      onForget: jest.fn(),
    } as const;
    renderScreen(
      <MemoryRouter>
        <CheckoutScreen view={view} unpaid={null} />
      </MemoryRouter>,
    );
    const first = line.count();
    expect(first).toBeGreaterThan(0);
    const city = screen.getByRole('textbox', { name: /City/ });
    await userEvent.type(city, 'Pune');
    expect(city).toHaveValue('Pune');
    expect(line.count()).toBe(first);
  });
});
