/** The fields of the payment form, and the validation of submitted values. */
import { brand } from '../../src/brand';
import { PAYMENT_METHOD, PAYMENT_METHOD_LABEL, type PaymentMethod } from './constants';
import { HttpError } from '../errors';
import type { PaymentFieldDto } from '../wire';

const METHODS: readonly PaymentMethod[] = Object.values(PAYMENT_METHOD);
const {
  prefix,
  digits: [least, most],
} = brand.phone;
const PHONE = String.raw`^\+${prefix.slice(1)}\d{${least},${most}}$`;
const NOTE_LENGTH = 300;
const EMAIL = /^\S+@\S+\.\S+$/;

/** Takes the shopper's email address, returns the fields of the payment form. Card numbers are entered at the bank. */
export const paymentFields = (email: string): PaymentFieldDto[] => [
  {
    name: 'method',
    label: 'Payment method',
    placeholder: 'Choose one',
    description: 'Cards and bank accounts are entered on your bank’s own page, never here.',
    type: 'select',
    options: METHODS.map((method) => ({ label: PAYMENT_METHOD_LABEL[method], value: method })),
    rules: { required: true },
    rulesMessages: ['Choose how you want to pay'],
  },
  {
    name: 'email',
    label: 'Email for the receipt',
    placeholder: 'you@example.com',
    type: 'email',
    inline: true,
    defaultValue: email,
    rules: { required: false },
    showWhenFilled: ['method'],
  },
  {
    name: 'phone',
    label: 'Phone registered with your bank',
    placeholder: `${prefix}9812345678`,
    description: 'Your bank may send a code to this number.',
    type: 'tel',
    inline: true,
    rules: {
      required: true,
      minLength: prefix.length + least,
      maxLength: prefix.length + most,
      pattern: PHONE,
    },
    rulesMessages: ['Enter the phone number that your bank knows'],
    showWhenFilled: ['method'],
  },
  {
    name: 'note',
    label: 'Note for the delivery',
    placeholder: 'Ring the upper bell',
    type: 'textarea',
    rules: { required: false, maxLength: NOTE_LENGTH },
    showWhenFilled: ['method'],
  },
  {
    name: 'saveDetails',
    label: 'Remember my choice',
    type: 'checkbox',
    showWhenFilled: ['method'],
  },
];

/**
 * Takes the submitted values, returns the payment method. Throws an HttpError 422 for the first invalid value.
 */
export const readPaymentForm = (fields: Readonly<Record<string, string>>): PaymentMethod => {
  const values = new Map(Object.entries(fields));
  const value = (name: string): string => (values.get(name) ?? '').trim();
  const chosen = METHODS.find((method) => method === value('method'));
  if (value('method') === '') throw new HttpError(422, 'Choose how you want to pay.');
  if (chosen === undefined) throw new HttpError(422, 'This way of paying is not offered.');
  if (value('email') !== '' && !EMAIL.test(value('email'))) {
    throw new HttpError(422, 'The email address for the receipt is not valid.');
  }
  if (!new RegExp(PHONE).test(value('phone'))) {
    throw new HttpError(422, `The phone number must be ${prefix} followed by its digits.`);
  }
  if (value('note').length > NOTE_LENGTH) {
    throw new HttpError(422, `The note must have no more than ${NOTE_LENGTH} characters.`);
  }
  return chosen;
};
