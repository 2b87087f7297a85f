import { waitFor } from '@testing-library/react';
import type { PaymentFieldDto } from '../../api/generated/endpoints';
import { renderRoute } from '../../testing/renderRoute';
import { answer, answerExample, requestsOf } from '../../testing/server';
import { isMismatch } from './fieldPattern';
import type { PatternCheck } from './patternRunner';
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
  it('shows labels and sends values (ruling 23)', async () => {
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
    await user.selectOptions(await screen.findByLabelText(/Method/), 'Credit or debit card');
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

  it('takes no empty choice where one is required', async () => {
    const options = [
      { label: 'Please choose', value: '' },
      { label: 'Card', value: 'card' },
    ];
    const { screen, user } = renderForm({
      name: 'method',
      label: 'Method',
      type: 'select',
      options,
      rules: required,
    });
    const method = await screen.findByLabelText(/Method/);
    expect(method).toHaveDisplayValue('Please choose');
    expect(screen.getByRole('button', proceed)).toBeDisabled();
    await user.selectOptions(method, 'Card');
    expect(screen.getByRole('button', proceed)).toBeEnabled();
    await user.selectOptions(method, 'Please choose');
    expect(screen.getByRole('button', proceed)).toBeDisabled();
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

it('says where it does not show every field', async () => {
  const fields = Array.from({ length: 101 }, (_, index) => ({
    name: `f${index}`,
    type: 'checkbox' as const,
  }));
  const { screen } = renderForm(...fields);
  expect(await screen.findByText('Only the first 100 fields of this form are shown.')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(100);
});

/** A worker that answers at once, so that no test depends on how busy the machine is. */
class PromptWorker {
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
  onerror = null;

  constructor() {
    this.#post('ready');
  }

  postMessage({ pattern, value }: PatternCheck): void {
    this.#post(isMismatch(pattern, value));
  }

  terminate(): void {
    this.onmessage = null;
  }

  #post(data: unknown): void {
    setTimeout(() => this.onmessage?.(new MessageEvent('message', { data })));
  }
}

describe('A pattern of the payment form', () => {
  const pin: PaymentFieldDto = { name: 'pin', label: 'Pin', rules: { ...required, pattern: '^\\d{4}$' } };
  const phone: PaymentFieldDto = {
    name: 'phone',
    label: 'Phone',
    rules: { ...required, pattern: '^\\+919' },
  };
  const format = 'This is not in the expected format';

  beforeEach(() => Object.defineProperty(globalThis, 'Worker', { value: PromptWorker, configurable: true }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

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

  it('sends no mismatch, focuses the field, and sends what matches', async () => {
    const { screen, user } = renderForm(pin);
    const field = await screen.findByLabelText(/Pin/);
    await user.type(field, '12{Enter}');
    expect(await screen.findByText('Please correct the errors in the form.')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(sentFields()).toEqual([]);
    await user.type(field, '34{Enter}');
    await screen.findByText('At /orders');
    expect(sentFields()).toEqual([{ orderId: 'ORD-1', fields: { pin: '1234' } }]);
  });

  it('is left to the server where the browser starts no worker', async () => {
    Reflect.deleteProperty(globalThis, 'Worker');
    const { screen, user } = renderForm(pin);
    await user.type(await screen.findByLabelText(/Pin/), '12{Enter}');
    await screen.findByText('At /orders');
    expect(sentFields()).toEqual([{ orderId: 'ORD-1', fields: { pin: '12' } }]);
  });
});
