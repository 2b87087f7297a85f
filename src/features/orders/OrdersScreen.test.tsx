import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildOrderModel } from '../../testing/builders';
import { countReads } from '../../testing/countReads';
import { renderScreen } from '../../testing/renderScreen';
import type { TotalledOrder } from './OrderBlock';
import { OrdersScreen } from './OrdersScreen';

it('renders only the orders that have changed', () => {
  const unchanged = countReads({ ...buildOrderModel({ id: 'ORD-1' }), total: 1 }, 'date');
  const changed = { ...buildOrderModel({ id: 'ORD-2' }), total: 2 };
  const products = {};
  const screenOf = (orders: readonly TotalledOrder[]) => (
    <MemoryRouter>
      <OrdersScreen
        view={{ kind: 'ready', orders, shown: 10, products, isAwaiting: false, onShowMore: () => undefined }}
      />
    </MemoryRouter>
  );
  const { rerender } = renderScreen(screenOf([unchanged.copy, changed]));
  const first = unchanged.count();
  expect(first).toBeGreaterThan(0);
  rerender(screenOf([unchanged.copy, { ...changed, status: 3 }]));
  expect(screen.getAllByText('Delivered').length).toBeGreaterThan(0);
  expect(unchanged.count()).toBe(first);
});
