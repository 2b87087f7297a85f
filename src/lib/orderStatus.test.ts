import { orderStatusKind, orderStatusName } from './orderStatus';

it.each([
  [0, 'Pending', 'pending'],
  [1, 'Processing', 'processing'],
  [2, 'Shipped', 'shipped'],
  [3, 'Delivered', 'delivered'],
  [4, 'Cancelled', 'cancelled'],
  [5, 'Unknown (5)', 'unknown'],
  [-1, 'Unknown (-1)', 'unknown'],
  [null, 'Unknown', 'unknown'],
])('the status %p of an order reads %s', (code, name, kind) => {
  expect(orderStatusName(code)).toBe(name);
  expect(orderStatusKind(code)).toBe(kind);
});
