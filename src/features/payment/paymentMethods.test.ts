import type { PaymentField, PaymentOption } from '../../api/models/types';
import { toPaymentFields } from '../../api/models/paymentFields';
import { isMethodField, methodKind } from './paymentMethods';

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
    ['QR image', 'qr-image', 'qr'],
    ['Cash on delivery', 'cash-on-delivery', 'cash'],
    ['Pay later to the courier', 'COD', 'cash'],
    ['Wallet', 'wallet', 'wallet'],
    ['Gift voucher', 'voucher', 'other'],
    ['Cardamom', 'discard', 'other'],
  ])('of "%s" (%s) is %s', (label, value, kind) => {
    expect(methodKind({ label, value })).toBe(kind);
  });
});

describe('A field asks for the payment method', () => {
  it.each([
    ['by its name', { name: 'paymentMethod' }],
    ['by a name of another spelling', { name: 'payment_mode' }],
    ['by its label', { name: 'f1', label: 'Mode of payment' }],
    ['by a question', { name: 'f1', label: 'How do you want to pay?' }],
    ['by options of several kinds', { name: 'f1', label: 'Choose', options: ['Card', 'UPI'] }],
    ['by a short name and a method', { name: 'method', options: ['Card', 'Card (declined)'] }],
  ])('%s', (_how, changes) => {
    expect(isMethodField(select(changes))).toBe(true);
  });

  it.each([
    ['asks for a bank', { name: 'bank', label: 'Your bank', options: ['HDFC Bank', 'SBI'] }],
    ['asks for instalments', { name: 'instalments', label: 'Monthly payments', options: [3, 6, 12] }],
    ['asks how to deliver', { name: 'method', label: 'Delivery method', options: ['Standard', 'Express'] }],
    ['asks for the kind of card', { name: 'cardType', options: ['Credit card', 'Debit card'] }],
    ['may stay empty', { name: 'paymentMethod', rules: {} }],
    ['offers very many', { name: 'paymentMethod', options: Array.from({ length: 13 }, (_, each) => each) }],
    ['is typed', { name: 'paymentMethod', type: 'text' }],
  ])('not where it %s', (_what, changes) => {
    expect(isMethodField(select(changes))).toBe(false);
  });
});

it('reads the words of the value where the label has none', () => {
  expect(methodKind(option('Fast', 'bhimUpi'))).toBe('upi');
});
