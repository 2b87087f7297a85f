import { screen } from '@testing-library/react';
import { StatusChip } from './StatusChip';
import { renderScreen } from '../testing/renderScreen';

describe('Section 4, Order status codes', () => {
  it.each([
    [0, 'Pending', '[4.order-status.1]'],
    [1, 'Processing', '[4.order-status.2]'],
    [2, 'Shipped', '[4.order-status.3]'],
    [3, 'Delivered', '[4.order-status.4]'],
    [4, 'Cancelled', '[4.order-status.5]'],
  ])('names status %s as %s %s', (status, name) => {
    renderScreen(<StatusChip status={status} />);
    expect(screen.getByText(name)).toBeVisible();
  });

  it.each([
    [5, 'Unknown (5)'],
    [9, 'Unknown (9)'],
    [-1, 'Unknown (-1)'],
    [1.5, 'Unknown (1.5)'],
  ])('names the unknown status %s as %s [4.order-status.6]', (status, name) => {
    renderScreen(<StatusChip status={status} />);
    expect(screen.getByText(name)).toBeVisible();
  });

  it('names a status that is no number Unknown [4.order-status.7]', () => {
    renderScreen(<StatusChip status={null} />);
    expect(screen.getByText('Unknown')).toBeVisible();
  });
});
