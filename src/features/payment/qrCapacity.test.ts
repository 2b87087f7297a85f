import { qrLevelOf } from './qrCapacity';

it.each([
  ['', 'M'],
  ['x'.repeat(2331), 'M'],
  ['x'.repeat(2332), 'L'],
  ['x'.repeat(2953), 'L'],
  ['x'.repeat(2954), null],
  // Three bytes each.
  ['₹'.repeat(777), 'M'],
  ['₹'.repeat(778), 'L'],
  ['₹'.repeat(985), null],
])('A text is held by a QR code of a level of error correction', (text, level) =>
  expect(qrLevelOf(text)).toBe(level),
);
