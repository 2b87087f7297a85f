import { trackOrderSchema } from './TrackOrderScreen';

it.each([
  ['#ORD-2026-000042', 'ORD-2026-000042'],
  ['Order ORD-2026-000042', 'ORD-2026-000042'],
  ['order no. #ORD-2026-000042', 'ORD-2026-000042'],
  ['Order number: ORD-2026-000042', 'ORD-2026-000042'],
  ['\u200BORD-2026-\u2060000042\uFEFF\u00A0', 'ORD-2026-000042'],
  ['ORDER-7', 'ORDER-7'],
  ['#', '#'],
  ['order', 'order'],
])('of the order number %j the number is %j [5.track.1, decision.60]', (orderId, number) => {
  expect(trackOrderSchema.cast({ orderId, contactInfo: 'a@b.in' }).orderId).toBe(number);
});

it('the email or phone has no invisible characters', () => {
  const values = trackOrderSchema.cast({ orderId: '#7', contactInfo: '\u202Aasha@example.com\u202C ' });
  expect(values).toEqual({ orderId: '7', contactInfo: 'asha@example.com' });
});
