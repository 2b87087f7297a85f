import { LIMITS } from '../../lib/constants';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { unansweredAttempt } from '../../api/paymentAttempt';
import { forgetOutcome } from '../../api/paymentOutcomes';
import { storefrontApi } from '../../api/storefrontApi';
import type { PaymentFieldDto } from '../../api/generated/endpoints';
import { buildAddress, buildCartLine, buildOrder, buildPaymentField } from '../../testing/builders';
import { exampleAnswer } from '../../testing/description';
import { useFastClock } from '../../testing/fastClock';
import { fill } from '../../testing/fill';
import { renderRoute } from '../../testing/renderRoute';
import { answer, answerExample, answerWrongly, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { blankPurchase } from '../checkout/purchase';
import { orderPlaced, purchasesRead } from '../checkout/checkoutSlice';
import { PaymentContainer } from './PaymentContainer';
import { attemptFound, closed, opened } from './paymentSlice';

// Forms with many fields take their time where several workers share a machine.
jest.setTimeout(30_000);

const ORDER_ID = 'ORD-2026-000042';

function renderPayment(setup: Parameters<typeof renderRoute>[1] = {}) {
  return renderRoute(<PaymentContainer />, {
    at: `/payment?orderId=${ORDER_ID}`,
    session: 'signedIn',
    ...setup,
  });
}

const proceed = { name: 'Proceed to Payment' } as const;

/** Renders the form with one required field, fills it in and sends it. */
async function pay() {
  answer('getPaymentFields', [buildPaymentField()]);
  const view = renderPayment();
  await fill(view.user, await view.screen.findByLabelText(/Name on the card/), 'Asha Verma');
  await view.user.click(view.screen.getByRole('button', proceed));
  return view;
}

/** Pays, and comes to this outcome, named as in the description. */
function payTo(outcome: string) {
  answerExample('submitPayment', outcome);
  return pay();
}

describe('The payment page', () => {
  it('shows its heading while the form is loading [2.payment.5, 2.payment.6, 4.payment.1]', async () => {
    const release = hold('getPaymentFields');
    const { screen } = renderPayment();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the payment form…');
    release();
    expect(await screen.findByRole('button', proceed)).toBeVisible();
  });

  it('names the order, and its amount and what is paid for once that is known [2.payment.1]', async () => {
    answer('listOrders', [buildOrder({ id: 'other', items: [] }), buildOrder({ id: ORDER_ID })]);
    const { screen, store } = renderPayment();
    const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts()).toEqual([ORDER_ID, '']);
    const record = { ...blankPurchase('1', 'placed'), orderId: ORDER_ID, lines: [buildCartLine()] };
    act(() => void store.dispatch(purchasesRead([record])));
    const summary = await screen.findByRole('region', { name: 'Order Summary' });
    expect(facts().slice(0, 2)).toEqual([ORDER_ID, '₹3,997.00']);
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Forged Claw Hammer 450 gQuantity 2₹1,998.00',
      'Handloom Linen KurtaIndigo · Size M · Quantity 1₹1,999.00',
    ]);
    // What was bought on this device has its picture.
    expect(within(summary).getAllByRole('img', { name: 'No picture available' })).toHaveLength(1);
    expect(summary).toHaveTextContent('Subtotal₹3,997.00ShippingFreeTotal₹3,997.00');
    expect(summary).toHaveTextContent('Ship to7 Lake View Road, Pune, Maharashtra 411001');
  });

  it('shows the first lines of a long order, and all of them when asked', async () => {
    const items = Array.from({ length: 5 }, (_, id) => ({
      id,
      productTitle: `Part ${id}`,
      quantity: 1,
      price: 1,
    }));
    answer('listOrders', [buildOrder({ id: ORDER_ID, items })]);
    const { screen, user } = renderPayment();
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('says where the order could not be loaded, and can still be paid', async () => {
    refuse('listOrders', 500, 'Out of order');
    const { screen } = renderPayment();
    expect(await screen.findByText('Not available')).toBeVisible();
    expect(screen.queryByText('Subtotal')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', proceed)).toBeVisible();
  });

  it('takes the order from the navigation where the address names none [2.payment.2, 4.payment.2]', async () => {
    answer('getPaymentFields', []);
    answerExample('submitPayment', 'plain');
    const { screen, user } = renderPayment({ at: '/payment', state: { orderId: 'ORD-9' } });
    await user.click(await screen.findByRole('button', proceed));
    await screen.findByText('At /orders');
    expect(requestsOf('submitPayment')).toHaveLength(1);
    expect(requestsOf('submitPayment')[0]?.body).toEqual({ orderId: 'ORD-9', fields: {} });
  });

  it('leads back to checkout without an order, and sends no request [2.payment.3, 2.payment.8]', () => {
    const { screen } = renderPayment({ at: '/payment' });
    expect(screen.getByRole('alert')).toHaveTextContent('Order ID is missing. Please return to checkout.');
    expect(screen.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute('href', '/checkout');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(requestsOf('getPaymentFields')).toHaveLength(0);
  });

  it.each([
    ['a refusal', () => refuse('getPaymentFields', 500, 'Out of order')],
    ['a broken connection', () => cutOff('getPaymentFields')],
  ])('says that the form cannot be loaded, and tries again: %s [8.payment.1]', async (_name, fail) => {
    fail();
    const { screen, user } = renderPayment();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load payment form. Please try again later.',
    );
    // Nothing was sent that the bank could have taken.
    expect(screen.queryByText(/bank statement/)).not.toBeInTheDocument();
    answer('getPaymentFields', exampleAnswer('getPaymentFields', 200, 'listed'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText(/Payment method/)).toBeVisible();
  });

  it('is another page for another order: nothing that was typed for the first is in its form', async () => {
    answer('submitPayment', { success: false, error: 'Declined.' });
    const { screen, environment } = await pay();
    expect(await screen.findByText('Declined.')).toBeVisible();
    act(() => environment.navigator.push('/payment?orderId=ORD-2'));
    expect(await screen.findByLabelText(/Name on the card/)).toHaveValue('');
    expect(screen.getByText('ORD-2')).toBeVisible();
    answer('listOrders', [buildOrder({ id: 'ORD-3', status: 1 })]);
    act(() => environment.navigator.push('/payment?orderId=ORD-3'));
    expect(await screen.findByText(/no longer waits for a payment/)).toBeVisible();
  });

  it.each([
    ['very long', 'x'.repeat(LIMITS.idLength + 1)],
    ['with characters that cannot be seen', 'ORD-1\u202e'],
    ['of several lines', 'ORD\n1'],
  ])('takes no order number that is %s', (_how, orderId) => {
    const { screen } = renderPayment({ at: `/payment?orderId=${encodeURIComponent(orderId)}` });
    expect(screen.getByRole('alert')).toHaveTextContent('Order ID is missing. Please return to checkout.');
  });

  it('takes an order number as long as one in the list of orders can be', async () => {
    const orderId = 'x'.repeat(LIMITS.idLength);
    const { screen } = renderPayment({ at: `/payment?orderId=${orderId}` });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findByText(orderId)).toBeVisible();
  });

  it('reads a wrapped list, and takes anything else for a form without fields [2.payment.4]', async () => {
    answerExample('getPaymentFields', 'wrapped');
    const { screen, unmount } = renderPayment();
    expect(await screen.findByLabelText(/Email for the receipt/)).toHaveValue('asha@example.com');
    unmount();
    answerWrongly('getPaymentFields', 'no fields');
    const bare = renderPayment();
    expect(await bare.screen.findByRole('button', proceed)).toBeEnabled();
  });
});

const everyType: readonly PaymentFieldDto[] = [
  {
    name: 'card.holder[0]',
    label: 'Holder',
    type: 'text',
    placeholder: 'As on the card',
    rules: { required: true },
  },
  { name: 'mail', label: 'Mail', type: 'email', description: 'For the receipt.' },
  { name: 'pin', label: 'Pin', type: 'password' },
  { name: 'months', label: 'Months', type: 'number' },
  { name: 'mobile', label: 'Mobile', type: 'tel', rules: { required: true } },
  { name: 'note', label: 'Note', type: 'textarea' },
  { name: 'bank', label: 'Bank', type: 'select', options: ['HDFC', 'SBI'], placeholder: 'Your bank' },
  { name: 'save', label: 'Remember me', type: 'checkbox' },
];

describe('The payment form', () => {
  it('has a control for each type', async () => {
    answer('getPaymentFields', everyType);
    const { screen } = renderPayment();
    const holder = await screen.findByLabelText(/Holder/);
    expect(holder).toHaveAttribute('placeholder', 'As on the card');
    expect(holder).toBeRequired();
    expect(screen.getByLabelText('Mail')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Mail')).toHaveAccessibleDescription('For the receipt.');
    expect(screen.getByLabelText('Pin')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Months')).toHaveAttribute('type', 'number');
    expect(screen.getByLabelText(/Mobile/)).toHaveAttribute('type', 'tel');
    expect(screen.getByLabelText(/Mobile/)).toHaveValue('+91');
    expect(screen.getByLabelText('Note').tagName).toBe('TEXTAREA');
    const bank = within(screen.getByLabelText('Bank'));
    expect(bank.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Your bank',
      'HDFC',
      'SBI',
    ]);
    expect(screen.getByLabelText('Remember me')).not.toBeChecked();
  });

  it('starts with the phone of the checkout, in phone fields without a value of their own', async () => {
    answer('getPaymentFields', [
      { name: 'mobile', label: 'Mobile', type: 'tel', rules: { required: true } },
      { name: 'altPhone', label: 'Second', type: 'text', defaultValue: '+919800000000' },
      { name: 'note', label: 'Note', type: 'text' },
    ]);
    const { screen, store, environment } = renderPayment({ at: '/elsewhere', path: '/payment' });
    act(() => {
      const record = { ...blankPurchase('1', 'placing'), address: buildAddress({ phone: '098123 45678' }) };
      store.dispatch(purchasesRead([record]));
      store.dispatch(orderPlaced({ id: '1', orderId: ORDER_ID }));
    });
    act(() => environment.navigator.push(`/payment?orderId=${ORDER_ID}`));
    expect(await screen.findByLabelText(/Mobile/)).toHaveValue('+919812345678');
    expect(screen.getByLabelText('Second')).toHaveValue('+919800000000');
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('sends what was filled in [5.payment.7]', async () => {
    answer('getPaymentFields', everyType);
    answerExample('submitPayment', 'plain');
    const { screen, user } = renderPayment();
    await fill(user, await screen.findByLabelText(/Holder/), ' Asha ');
    await fill(user, screen.getByLabelText(/Mobile/), '98123 45678');
    await fill(user, screen.getByLabelText('Note'), 'Ring twice');
    await user.selectOptions(screen.getByLabelText('Bank'), 'SBI');
    await user.click(screen.getByLabelText('Remember me'));
    await user.click(screen.getByText(proceed.name));
    await screen.findByText('At /orders');
    expect(requestsOf('submitPayment')[0]?.body).toEqual({
      orderId: ORDER_ID,
      fields: {
        'card.holder[0]': 'Asha',
        mail: '',
        pin: '',
        months: '',
        mobile: '+919812345678',
        note: 'Ring twice',
        bank: 'SBI',
        save: 'true',
      },
    });
  });

  it('leaves a number as it was typed while the page is scrolled', async () => {
    answer('getPaymentFields', [{ name: 'months', label: 'Months', type: 'number' }]);
    const { screen, user } = renderPayment();
    const months = await screen.findByLabelText('Months');
    await user.type(months, '12');
    // Leaving a field validates the form, which takes a moment.
    await act(async () => void fireEvent.wheel(months));
    expect(months).not.toHaveFocus();
    expect(months).toHaveValue(12);
  });

  it('waits for the visible required fields, and says for which [5.payment.5, 4.payment-visibility.2]', async () => {
    const { screen, user } = renderPayment();
    const card = await screen.findByRole('radio', { name: 'Card' });
    expect(screen.getByRole('button', proceed)).toBeDisabled();
    expect(screen.getByText('Still needed: Payment method')).toBeVisible();
    expect(screen.queryByLabelText(/Phone registered/)).not.toBeInTheDocument();
    await user.click(card);
    expect(screen.getByText('Still needed: Phone registered with your bank')).toBeVisible();
    await fill(user, screen.getByLabelText(/Phone registered/), '9812345678');
    expect(screen.getByRole('button', proceed)).toBeEnabled();
    expect(screen.queryByText(/Still needed/)).not.toBeInTheDocument();
  });

  it('sends nothing that is invalid, says so and focuses the first error [5.payment.6]', async () => {
    answer('getPaymentFields', [buildPaymentField(), { name: 'mail', label: 'Mail', type: 'email' }]);
    const { screen, user } = renderPayment();
    await fill(user, await screen.findByLabelText(/Name on the card/), 'Asha');
    await fill(user, screen.getByLabelText('Mail'), 'nonsense');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(screen.getByText('Please correct the errors in the form.')).toBeVisible();
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByLabelText('Mail')).toHaveFocus();
    expect(screen.getByLabelText('Mail')).toBeInvalid();
    expect(requestsOf('submitPayment')).toHaveLength(0);
  });
});

describe('A masked field', () => {
  it('formats what is typed and what is pasted', async () => {
    answer('getPaymentFields', [
      { name: 'card', label: 'Card number', mask: '9999 9999 9999 9999' },
      { name: 'pin', label: 'Code', type: 'number', mask: '99-99' },
    ]);
    const { screen, user } = renderPayment();
    const card = await screen.findByLabelText('Card number');
    await user.type(card, '41x1111');
    expect(card).toHaveValue('4111 11');
    await user.clear(card);
    await user.paste('4111-1111-1111-1111');
    expect(card).toHaveValue('4111 1111 1111 1111');
    await user.type(screen.getByLabelText('Code'), '1234');
    expect(screen.getByLabelText('Code')).toHaveValue('12-34');
  });
});

describe('The outcome of a payment', () => {
  it('posts a form to the bank, and offers to post it again [4.payment.4, 4.payment.5]', async () => {
    const { screen, user, log } = await payTo('redirectPost');
    const heading = await screen.findByRole('heading', { name: 'Taking you to your bank…' });
    expect(heading).toHaveFocus();
    expect(log.posted).toEqual([
      {
        url: 'http://localhost:8044/bank/card',
        inputs: [
          { name: 'type', value: 'card' },
          { name: 'url', value: 'http://localhost:8044/bank/card' },
          { name: 'reference', value: 'pay_5n2k' },
          { name: 'amount', value: '3997.00' },
        ],
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Continue to your bank' }));
    expect(log.posted).toHaveLength(2);
    expect(log.posted[1]).toEqual(log.posted[0]);
  });

  it('says that the bank’s page is not allowed from here, and offers another way to pay', async () => {
    const { screen, user, log } = await payTo('redirectPost');
    await screen.findByRole('button', { name: 'Continue to your bank' });
    act(() => log.blockForm());
    expect(screen.getByRole('alert')).toHaveTextContent('Your bank’s page is not allowed from this shop');
    await user.click(screen.getByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByLabelText(/Name on the card/)).toHaveValue('Asha Verma');
  });

  it('shows the error view where the store’s copy of the outcome is all there is, and lets the shopper start again', async () => {
    const { screen, user, log, store } = await payTo('redirectPost');
    const again = await screen.findByRole('button', { name: 'Continue to your bank' });
    const { payment } = store.getState();
    if (payment.status !== 'redirecting') throw new Error(payment.status);
    forgetOutcome(payment.outcome);
    await user.click(again);
    expect(await screen.findByText('Unknown error occurred during payment process.')).toBeVisible();
    expect(log.posted).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText(/Name on the card/)).toHaveValue('Asha Verma');
  });

  it('moves to the bank, and leaves a link [4.payment.10]', async () => {
    const { screen, log } = await payTo('redirect');
    const url = 'http://localhost:8044/bank/net?reference=pay_5n2k';
    expect(await screen.findByRole('link', { name: 'Continue to your bank' })).toHaveAttribute('href', url);
    expect(log.left).toEqual([url]);
  });

  it('opens the app, and stays for when the shopper comes back [4.payment.6]', async () => {
    const { screen, log } = await payTo('deeplink');
    const link = await screen.findByRole('link', { name: 'Open UPI app' });
    expect(link.getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=loomandlathe/);
    expect(log.left).toEqual([link.getAttribute('href')]);
    expect(screen.getByRole('link', { name: 'I have paid: view my orders' })).toHaveAttribute(
      'href',
      '/orders',
    );
  });

  it('links to an address with what the shopper typed, which neither the store nor an error repeats', async () => {
    const url = 'https://bank.example/pay?payer=Asha%20Verma';
    answer('submitPayment', { success: true, redirectUrl: url });
    const { screen, user, store } = await pay();
    expect(await screen.findByRole('link', { name: 'Continue to your bank' })).toHaveAttribute('href', url);
    expect(JSON.stringify(store.getState())).not.toMatch(/Asha/);
    answer('submitPayment', { success: false, error: 'Asha Verma is not the owner of this card.' });
    await user.click(screen.getByRole('button', { name: 'Pay another way' }));
    await user.click(await screen.findByRole('button', proceed));
    expect(await screen.findByText('••• is not the owner of this card.')).toBeVisible();
    expect(JSON.stringify(store.getState())).not.toMatch(/Asha/);
  });

  it('draws the QR code of a text, 256 px wide, to be scanned [2.payment.7, 4.payment.7, 9.qr.1]', async () => {
    const { screen } = await payTo('qrText');
    expect(await screen.findByRole('heading', { name: 'Scan QR Code to Complete Payment' })).toHaveFocus();
    const code = screen.getByRole('img', { name: 'QR code of your payment' });
    expect(code).toHaveAttribute('width', '256');
    expect(code.tagName).toBe('svg');
    expect(screen.getByRole('link', { name: 'View your orders' })).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('link', { name: 'Open UPI app' })).toBeVisible();
    expect(screen.getByText(/looks for the bank’s confirmation by itself/)).toBeVisible();
  });

  it('offers no form for an order that no longer waits for a payment', async () => {
    answer('listOrders', [buildOrder({ id: ORDER_ID, status: 1 })]);
    const { screen } = renderPayment();
    expect(await screen.findByText(/no longer waits for a payment/)).toBeVisible();
    expect(screen.getByText('Processing')).toBeVisible();
    expect(screen.queryByRole('button', proceed)).not.toBeInTheDocument();
  });

  it('shows the code of a started payment at once when the page is opened again, and its notice above the other ways to pay', async () => {
    const { screen, user, store } = await payTo('qrText');
    await screen.findByRole('img', { name: 'QR code of your payment' });
    // As when the page is opened again.
    act(() => {
      store.dispatch(closed());
      store.dispatch(opened({ orderId: ORDER_ID }));
    });
    expect(await screen.findByRole('heading', { name: 'Scan QR Code to Complete Payment' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByText(/^Payment started at \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByText(/you could be charged twice/)).toBeVisible();
    expect(screen.getByRole('button', proceed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the code again' }));
    expect(await screen.findByRole('img', { name: 'QR code of your payment' })).toBeVisible();
    expect(requestsOf('submitPayment')).toHaveLength(1);
  });

  it('shows the notice already while the form is loading, so that the form does not move', async () => {
    const release = hold('getPaymentFields');
    const { screen, store } = renderPayment();
    const record = {
      ...blankPurchase('a', 'placed'),
      orderId: ORDER_ID,
      attempt: unansweredAttempt(1),
    };
    act(() => void store.dispatch(purchasesRead([record])));
    expect(screen.getByText('A payment was sent, and is not confirmed yet.')).toBeVisible();
    expect(screen.queryByRole('button', proceed)).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('button', proceed)).toBeVisible();
    expect(screen.getByText('A payment was sent, and is not confirmed yet.')).toBeVisible();
  });

  it('says of cash on delivery that nothing is left to do, and nothing of a bank', async () => {
    const { screen, store } = renderPayment();
    const attempt = { kind: 'completed', startedAt: 1, code: '' } as const;
    act(
      () =>
        void store.dispatch(purchasesRead([{ ...blankPurchase('a', 'placed'), orderId: ORDER_ID, attempt }])),
    );
    expect(await screen.findByText(/^It is arranged: there is nothing more to do/)).toBeVisible();
    expect(screen.queryByText(/bank’s confirmation|you could be charged twice/)).not.toBeInTheDocument();
    expect(await screen.findByRole('button', proceed)).toBeVisible();
  });

  it('offers the ways to pay under the notice, where the shopper comes back from the bank', async () => {
    const { screen, log } = await payTo('redirect');
    await screen.findByRole('link', { name: 'Continue to your bank' });
    act(() => log.comeBack());
    expect(await screen.findByText(/^Payment started at \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue to your bank' })).toBeVisible();
    expect(screen.getByRole('button', proceed)).toBeVisible();
  });

  it('says that an order is not among the shopper’s own, and offers its form', async () => {
    answer('listOrders', [buildOrder({ id: 'another' })]);
    const { screen } = renderPayment();
    expect(await screen.findByText('Unknown: this is not one of your orders')).toBeVisible();
    expect(screen.queryByText('Subtotal')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', proceed)).toBeVisible();
  });

  it('does not say so by orders that were loaded before the page was opened', async () => {
    answer('listOrders', [buildOrder({ id: 'another' })]);
    const { screen, environment } = renderPayment();
    const unknown = 'Unknown: this is not one of your orders';
    expect(await screen.findByText(unknown)).toBeVisible();
    const release = hold('listOrders');
    act(() => environment.navigator.push('/payment?orderId=ORD-2'));
    expect(await screen.findByText('ORD-2')).toBeVisible();
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText(unknown)).toBeVisible();
  });

  it('shows the QR code of a picture, and the error view where the browser cannot read it [4.payment.8, 9.qr.1]', async () => {
    const { screen } = await payTo('qrImage');
    const code = await screen.findByRole('img', { name: 'QR code of your payment' });
    expect(code).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,iVBOR/));
    expect(code).toHaveAttribute('width', '256');
    expect(screen.queryByRole('link', { name: 'Open UPI app' })).not.toBeInTheDocument();
    fireEvent.error(code);
    expect(await screen.findByText('Unknown error occurred during payment process.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to checkout' })).toBeVisible();
  });

  it('says that the payment is being processed and goes to the orders [4.payment.11, 4.payment.12]', async () => {
    const { screen } = await payTo('plain');
    expect(await screen.findByText('At /orders')).toBeVisible();
    expect(await screen.findByText('Payment initiated')).toBeVisible();
    expect(screen.getByText('Your payment is being processed')).toBeVisible();
  });

  it('says why a payment was declined, and lets the shopper try again with what they had typed [4.payment.3, 2.payment.8, 8.payment.3]', async () => {
    const { screen, user } = await payTo('declined');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your bank declined the payment.');
    expect(alert).toHaveTextContent(
      'If your bank statement shows a payment, contact us before you pay again.',
    );
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Return to checkout' })).toHaveAttribute('href', '/checkout');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText(/Name on the card/)).toHaveValue('Asha Verma');
    answerExample('submitPayment', 'plain');
    await user.click(screen.getByRole('button', proceed));
    expect(await screen.findByText('At /orders')).toBeVisible();
    expect(requestsOf('submitPayment')).toHaveLength(2);
  });

  it('says nothing of a bank statement where the store speaks of money', async () => {
    answer('submitPayment', { success: false, error: 'Declined. You have not been charged.' });
    const { screen } = await pay();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Declined. You have not been charged.')).toBeVisible();
    expect(alert.queryByText(/bank statement/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Contact Us' })).not.toBeInTheDocument();
  });

  it('has a message for a refusal without one [8.payment.4]', async () => {
    answer('submitPayment', { success: false });
    const { screen } = await pay();
    expect(await screen.findByText('Unknown error occurred during payment process.')).toBeVisible();
  });
});

describe('A payment that is looked up', () => {
  // The orders are asked for several times.
  useFastClock();

  it('loads the form again that failed to load while the order was looked up', async () => {
    refuse('getPaymentFields', 500);
    const release = hold('listOrders');
    const { screen, store } = renderPayment();
    act(() => void store.dispatch(attemptFound()));
    expect(await screen.findByText(/Looking up your order/)).toBeVisible();
    await waitFor(() => {
      const { isError } = storefrontApi.endpoints.getPaymentFields.select(undefined)(store.getState());
      expect(isError).toBe(true);
    });
    answer('getPaymentFields', [buildPaymentField()]);
    answer('listOrders', []);
    release();
    expect(await screen.findByLabelText(/Name on the card/)).toBeVisible();
  });

  it('looks the order up again where the result of a payment is unknown', async () => {
    refuse('submitPayment', 409);
    cutOff('listOrders');
    const { screen, user } = await pay();
    const again = await screen.findByRole('button', { name: 'Check again' });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not find out');
    answer('listOrders', [buildOrder({ id: ORDER_ID, status: 1 })]);
    await user.click(again);
    expect(await screen.findByText(/no longer waits for a payment/)).toBeVisible();
  });

  it.each([
    ['a refusal', () => refuse('submitPayment', 409, 'This order is already paid.')],
    ['a broken connection', () => cutOff('submitPayment')],
  ])('says that the payment could not be processed: %s [8.payment.2]', async (_name, fail) => {
    fail();
    const { screen } = await pay();
    expect(await screen.findByText('Failed to process payment. Please try again later.')).toBeVisible();
  });
});
