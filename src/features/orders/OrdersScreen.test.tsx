import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildOrderModel } from '../../testing/builders';
import { countReads } from '../../testing/countReads';
import { OrdersScreen } from './OrdersScreen';

it('renders only the orders that have changed', () => {
  const unchanged = countReads({ ...buildOrderModel({ id: 'ORD-1' }), total: 1 }, 'date');
  const changed = { ...buildOrderModel({ id: 'ORD-2' }), total: 2 };
  const view = { kind: 'ready', shown: 10, pictures: {}, onShowMore: () => undefined } as const;
  const { rerender } = render(<OrdersScreen view={{ ...view, orders: [unchanged.copy, changed] }} />, {
    wrapper: MemoryRouter,
  });
  const first = unchanged.count();
  expect(first).toBeGreaterThan(0);
  rerender(<OrdersScreen view={{ ...view, orders: [unchanged.copy, { ...changed, status: 3 }] }} />);
  expect(screen.getByText('Delivered')).toBeVisible();
  expect(unchanged.count()).toBe(first);
});
