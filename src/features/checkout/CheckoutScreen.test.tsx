import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { blankAddress } from '../../lib/shippingAddress';
import { buildCartLine } from '../../testing/builders';
import { countReads } from '../../testing/countReads';
import { CheckoutScreen } from './CheckoutScreen';
import { renderScreen } from '../../testing/renderScreen';

it('renders no order line again while the form is filled in', async () => {
  const line = countReads(buildCartLine(), 'name');
  const view = {
    kind: 'ready',
    lines: [line.copy],
    total: 1999,
    initialAddress: blankAddress,
    checked: {},
    formId: 'shipping',
    submitButton: null,
    failure: null,
    savedAddresses: [],
    earlierAddress: null,
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
