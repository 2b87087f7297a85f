import { act, waitFor, within } from '@testing-library/react';
import type { PaymentFieldDto } from '../../api/generated/endpoints';
import { renderRoute } from '../../testing/renderRoute';
import { answer, answerExample, requestsOf } from '../../testing/server';
import { PaymentContainer } from './PaymentContainer';

// Forms with many fields take their time where several workers share a machine.
jest.setTimeout(30_000);

const proceed = { name: 'Proceed to Payment' } as const;

function renderForm(...fields: readonly PaymentFieldDto[]) {
  answer('getPaymentFields', fields);
  answerExample('submitPayment', 'plain');
  return renderRoute(<PaymentContainer />, { at: '/payment?orderId=ORD-1', session: 'signedIn' });
}

/** What was sent, by field name. */
function sentFields(): unknown {
  return requestsOf('submitPayment').map(({ body }) => body);
}

const required = { required: true };

describe('A select of the payment form', () => {
  it('shows labels and sends values [decision.23]', async () => {
    const { screen, user } = renderForm(
      {
        name: 'method',
        label: 'Method',
        type: 'select',
        options: [
          { label: 'Credit or debit card', value: 'card' },
          { label: 'Cash', value: 7 },
        ],
        rules: required,
      },
      { name: 'months', label: 'Months', type: 'select', options: [3, 6] },
      { name: 'gift', label: 'Gift', type: 'select', options: [{ label: 'As a gift', value: true }] },
    );
    await user.click(await screen.findByRole('radio', { name: 'Credit or debit card' }));
    await user.selectOptions(screen.getByLabelText('Months'), '6');
    await user.selectOptions(screen.getByLabelText('Gift'), 'As a gift');
    await user.click(screen.getByRole('button', proceed));
    await screen.findByText('At /orders');
    expect(sentFields()).toEqual([
      { orderId: 'ORD-1', fields: { method: 'card', months: '6', gift: 'true' } },
    ]);
  });

  it('is a text field where it has nothing to choose from, so that the shopper can pay', async () => {
    const { screen, user } = renderForm({
      name: 'bank',
      label: 'Bank',
      type: 'select',
      options: [{}],
      rules: required,
    });
    await user.type(await screen.findByRole('textbox', { name: /Bank/ }), 'HDFC');
    await user.click(screen.getByRole('button', proceed));
    await screen.findByText('At /orders');
    expect(sentFields()).toEqual([{ orderId: 'ORD-1', fields: { bank: 'HDFC' } }]);
  });

  it('says where it does not show every choice', async () => {
    const options = Array.from({ length: 501 }, (_, index) => index);
    const { screen } = renderForm({
      name: 'bank',
      label: 'Bank',
      type: 'select',
      options,
      description: 'Yours.',
    });
    expect(await screen.findByLabelText('Bank')).toHaveAccessibleDescription(
      'Yours. Only the first 500 choices are shown.',
    );
  });
});

describe('The payment methods', () => {
  const method: PaymentFieldDto = {
    name: 'method',
    label: 'Payment method',
    type: 'select',
    description: 'You pay nothing before the next step.',
    options: [
      { label: 'UPI QR', value: 'upi-qr' },
      { label: 'Card', value: 'card' },
      { label: 'Cash on delivery', value: 'cod' },
    ],
    rules: required,
  };

  it('are a group of radio buttons, in the order of the store, each with an icon of its own', async () => {
    const { screen } = renderForm(method);
    const group = await screen.findByRole('radiogroup', { name: /Payment method/ });
    expect(group).toBeRequired();
    expect(group).toHaveAccessibleDescription('You pay nothing before the next step.');
    const tiles = within(group).getAllByRole('radio');
    expect(tiles.map((tile) => tile.closest('label')?.textContent)).toEqual([
      'UPI QR',
      'Card',
      'Cash on delivery',
    ]);
    for (const tile of tiles) expect(tile).not.toBeChecked();
    const icons = tiles.map((tile) => tile.closest('label')?.querySelector('svg'));
    for (const icon of icons) expect(icon).toBeVisible();
    expect(new Set(icons.map((icon) => icon?.innerHTML)).size).toBe(tiles.length);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByText('Still needed: Payment method')).toBeVisible();
  });

  it('are chosen anew beside a payment that was started', async () => {
    const { screen, user } = renderForm(method);
    answerExample('submitPayment', 'qrText');
    await user.click(await screen.findByRole('radio', { name: 'UPI QR' }));
    await user.click(screen.getByRole('button', proceed));
    await user.click(await screen.findByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByText(/^Payment started at/)).toBeVisible();
    for (const tile of screen.getAllByRole('radio')) expect(tile).not.toBeChecked();
  });

  it('are chosen with the keyboard, and send what the list would', async () => {
    const { screen, user } = renderForm(method);
    const first = await screen.findByRole('radio', { name: 'UPI QR' });
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Card' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    await user.click(screen.getByRole('button', proceed));
    await screen.findByText('At /orders');
    expect(sentFields()).toEqual([{ orderId: 'ORD-1', fields: { method: 'cod' } }]);
  });

  it('show their error once they were left', async () => {
    const { screen, user } = renderForm({ ...method, rulesMessages: ['Choose how you want to pay'] });
    const group = await screen.findByRole('radiogroup', { name: /Payment method/ });
    await user.tab();
    expect(screen.queryByText('Choose how you want to pay')).not.toBeInTheDocument();
    act(() => screen.getByRole('radio', { name: 'UPI QR' }).focus());
    await user.tab();
    expect(await screen.findByText('Choose how you want to pay')).toBeVisible();
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Choose how you want to pay');
  });
});

it('says where it does not show every field', async () => {
  const fields = Array.from({ length: 101 }, (_, index) => ({
    name: `f${index}`,
    type: 'checkbox' as const,
  }));
  const { screen } = renderForm(...fields);
  expect(await screen.findByText('Only the first 100 fields of this form are shown.')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(100);
});

describe('A pattern of the payment form', () => {
  it.each([
    [{ rules: { pattern: '^[a-z]+@[a-z]+$' } }, 'none'],
    [{ mask: 'aaaa' }, 'none'],
    [{}, null],
  ])('with %j leaves it to no keyboard to change what is typed', async (rest, capitals) => {
    const { screen } = renderForm({ name: 'vpa', label: 'UPI ID', type: 'text', ...rest });
    const field = await screen.findByLabelText('UPI ID');
    expect(field.getAttribute('autocapitalize')).toBe(capitals);
    expect(field.getAttribute('autocorrect')).toBe(capitals === null ? null : 'off');
    expect(field.getAttribute('spellcheck')).toBe(capitals === null ? null : 'false');
  });

  const pin: PaymentFieldDto = { name: 'pin', label: 'Pin', rules: { ...required, pattern: '^\\d{4}$' } };
  const phone: PaymentFieldDto = {
    name: 'phone',
    label: 'Phone',
    rules: { ...required, pattern: '^\\+919' },
  };
  const format = 'This is not in the expected format';

  it('shows its error once the field has been left, until the value matches', async () => {
    const { screen, user } = renderForm(pin, phone);
    const field = await screen.findByLabelText(/Pin/);
    await user.type(field, '12');
    await user.tab();
    expect(await screen.findByText(format)).toBeVisible();
    await user.type(screen.getByLabelText(/Phone/), '8812345678');
    await user.tab();
    expect(await screen.findByText('Invalid phone number format')).toBeVisible();
    await user.type(field, '34');
    expect(field).toHaveValue('1234');
    await waitFor(() => expect(screen.queryByText(format)).not.toBeInTheDocument());
  });

  it.each(['^(a+)+$', '('])('is left to the server where it is not tried: %s', async (pattern) => {
    const { screen, user } = renderForm({ ...pin, rules: { ...required, pattern } });
    await user.type(await screen.findByLabelText(/Pin/), `${'a'.repeat(60)}!{Enter}`);
    await screen.findByText('At /orders');
    expect(sentFields()).toEqual([{ orderId: 'ORD-1', fields: { pin: `${'a'.repeat(60)}!` } }]);
  });
});

it('is shown from the top of the page where a field is refused, which takes the focus', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { screen, user } = renderForm({ name: 'mail', label: 'Email', type: 'email' });
  const field = await screen.findByLabelText('Email');
  await user.type(field, 'asha');
  await user.click(screen.getByRole('button', proceed));
  expect(field).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { level: 1 })]);
});
