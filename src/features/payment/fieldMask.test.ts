import type { PaymentFieldDto } from '../../api/generated/endpoints';
import { toPaymentFields } from '../../api/models/paymentFields';
import { buildPaymentField } from '../../testing/builders';
import { maskOf, masked } from './fieldMask';

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

  it('has the same mask every time, so that its input is not set up again', () => {
    const first = maskOf(build({ mask: '9-9' }));
    expect(maskOf(build({ mask: '9-9', name: 'other' }))).toBe(first);
    expect(maskOf(build({ mask: '9/9' }))).not.toBe(first);
  });
});
