import { isUnpaid, blankPurchase } from './purchase';

it.each([
  ['draft', false],
  ['placing', false],
  ['unsure', false],
  ['placed', true],
  ['paying', true],
  ['settled', false],
] as const)('A purchase that is %s is unpaid: %s', (phase, expected) => {
  expect(isUnpaid(blankPurchase('a', phase))).toBe(expected);
});
