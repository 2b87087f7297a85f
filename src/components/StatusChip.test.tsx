import { render, screen } from '@testing-library/react';
import { StatusChip } from './StatusChip';

describe('StatusChip', () => {
  it.each([
    [0, 'Pending'],
    [1, 'Processing'],
    [2, 'Shipped'],
    [3, 'Delivered'],
    [4, 'Cancelled'],
    [9, 'Unknown (9)'],
    [-1, 'Unknown (-1)'],
    [null, 'Unknown'],
  ])('names status %s as %s', (status, name) => {
    render(<StatusChip status={status} />);
    expect(screen.getByText(name)).toBeVisible();
  });
});
