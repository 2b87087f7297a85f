import type { PaymentFieldDto } from '../../api/generated/endpoints';
import { toPaymentFields } from '../../api/models/paymentFields';
import type { PaymentField, PaymentOption } from '../../api/models/types';
import { buildPaymentField } from '../../testing/builders';
import { methodKind } from './PaymentMethodTiles';
import { hasTiles, masked, maskOf } from './paymentRules';
import { wholePhone } from './phoneFields';
import { qrLevelOf } from '../../lib/qrCapacity';

describe('Payment methods', () => {
  const option = (label: string, value = label): PaymentOption => ({ label, value });

  function select(changes: Readonly<Record<string, unknown>>): PaymentField {
    const dto = { name: 'x', type: 'select', options: ['A', 'B'], rules: { required: true }, ...changes };
    const [field] = toPaymentFields([dto]);
    if (field === undefined) throw new Error('No field.');
    return field;
  }

  describe('The kind of a payment method', () => {
    it.each([
      ['Card', 'card', 'card'],
      ['Credit or debit card', 'CC', 'card'],
      ['RuPay', '2', 'card'],
      ['Net banking', 'net-banking', 'bank'],
      ['Pay from your bank', 'netBanking', 'bank'],
      ['UPI app', 'upi-app', 'upi'],
      ['UPI QR', 'upi-qr', 'qr'],
      ['QR image', 'qr-image', 'qrImage'],
      ['Cash on delivery', 'cash-on-delivery', 'cash'],
      ['Pay later to the courier', 'COD', 'cash'],
      ['Wallet', 'wallet', 'wallet'],
      ['Gift voucher', 'voucher', 'other'],
      ['Cardamom', 'discard', 'other'],
    ])('of "%s" (%s) is %s', (label, value, kind) => {
      expect(methodKind({ label, value })).toBe(kind);
    });
  });

  describe('A choice', () => {
    it('is shown as tiles where it is required, and short', () => {
      expect(hasTiles(select({ name: 'paymentMethod' }))).toBe(true);
    });

    it.each([
      ['may stay empty', { rules: {} }],
      ['offers many', { options: Array.from({ length: 9 }, (_, each) => each) }],
      ['is typed', { type: 'text' }],
    ])('is none where the field %s', (_what, changes) => {
      expect(hasTiles(select(changes))).toBe(false);
    });
  });

  it('reads the words of the value where the label has none', () => {
    expect(methodKind(option('Fast', 'bhimUpi'))).toBe('upi');
  });
});

/** A field as the shop gets it: through the model. */
function build(changes: Partial<PaymentFieldDto>) {
  const [field] = toPaymentFields([buildPaymentField(changes)]);
  if (field === undefined) throw new Error('The model has dropped the field.');
  return field;
}

describe('A value in a field with a mask', () => {
  it.each([
    ['9999 9999', '41111111', '4111 1111'],
    ['9999 9999', '4111x1111', '4111 1111'],
    ['99/99', '1229', '12/29'],
    ['aaaa-9', 'HdFc0', 'HdFc-0'],
    ['aaaa-9', '1234', ''],
    ['***', 'a1-B2', 'a1B'],
    ['+9', '5', '+5'],
    // A mask without a place for a character formats nothing.
    ['-/-', '41111111', '41111111'],
    ['', '41111111', '41111111'],
  ])('%s is written by it: %s becomes %s', (mask, value, shown) =>
    expect(masked(build({ mask }), value)).toBe(shown),
  );

  it.each(['text', 'password', 'number'] as const)('of the type %s has it', (type) =>
    expect(maskOf(build({ type, mask: '99' }))).not.toBeNull(),
  );

  it.each([{ type: 'email' }, { type: 'tel' }, { type: 'text', name: 'phone' }] as const)(
    'has none where the type has rules of its own: %j',
    (changes) => {
      const field = build({ ...changes, mask: '99' });
      expect(maskOf(field)).toBeNull();
      expect(masked(field, 'abc')).toBe('abc');
    },
  );
});

describe('A phone number as a payment form takes it', () => {
  it.each(['9812345678', '98123 45678', '09812345678', '+91 98123-45678', '919812345678', '00919812345678'])(
    'is read from %j',
    (text) => {
      expect(wholePhone(text)).toBe('+919812345678');
    },
  );

  it.each(['', '98123', '+44 20 7946 0000', 'call me', '+91'])('is none in %j', (text) => {
    expect(wholePhone(text)).toBe('');
  });
});

describe('Qr capacity', () => {
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
});
