import { brand } from '../../brand';
import { phoneLengths } from './phoneFields';

const { prefix } = brand.phone;
const [least, most] = phoneLengths;
const length = least === most ? String(most) : `${least} to ${most}`;

/** Validation messages [5.payment, 5.phone], and those for rules without one there. */
export const paymentRuleTexts = {
  email: 'Please enter a valid email address',
  phonePrefix: `Phone number must start with ${prefix}`,
  phoneTooShort: (least: number) => `Phone number must have at least ${least} characters`,
  phoneTooLong: (most: number) => `Phone number must have no more than ${most} characters`,
  phoneLength: `Phone number must be ${length} characters (including ${prefix})`,
  phoneFormat: 'Invalid phone number format',
  tooShort: (least: number) => `Must have at least ${least} characters`,
  tooLong: (most: number) => `Must have no more than ${most} characters`,
  format: 'This is not in the expected format',
} as const;
