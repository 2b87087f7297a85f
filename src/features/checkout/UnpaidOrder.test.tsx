import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderScreen } from '../../testing/renderScreen';
import { UnpaidOrder } from './UnpaidOrder';

it('says that a payment is running instead of asking to pay', () => {
  const startedAt = new Date().setHours(14, 5, 0, 0);
  const attempt = { startedAt, kind: 'redirect', code: '' } as const;
  renderScreen(
    <MemoryRouter>
      <UnpaidOrder orderId="ORD-7" lines={[]} attempt={attempt} />
    </MemoryRouter>,
  );
  const name = 'Payment of order ORD-7 started at 14:05. The store has not confirmed it yet.';
  expect(screen.getByRole('region', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check payment' })).toHaveAttribute(
    'href',
    '/payment?orderId=ORD-7',
  );
  expect(screen.queryByText(/Finish paying/)).not.toBeInTheDocument();
});
