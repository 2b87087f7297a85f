import { PHONE_MAX_LENGTH, PHONE_PREFIX } from '../../lib/constants';

/** Validation messages (section 5, "Payment form" and "Phone fields"), and those for rules without one there. */
export const paymentRuleTexts = {
  email: 'Please enter a valid email address',
  phonePrefix: `Phone number must start with ${PHONE_PREFIX}`,
  phoneTooShort: (least: number) => `Phone number must have at least ${least} characters`,
  phoneTooLong: (most: number) => `Phone number must have no more than ${most} characters`,
  phoneLength: `Phone number must be ${PHONE_MAX_LENGTH} characters (including ${PHONE_PREFIX})`,
  phoneFormat: 'Invalid phone number format',
  tooShort: (least: number) => `Must have at least ${least} characters`,
  tooLong: (most: number) => `Must have no more than ${most} characters`,
  format: 'This is not in the expected format',
} as const;
