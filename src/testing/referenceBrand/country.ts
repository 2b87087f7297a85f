/** The country of the brand that every test runs on. */
import type { Country } from '../../brand/country';

export const country: Country = {
  code: 'IN',
  currency: { fullName: 'Indian rupees', name: 'rupees', typed: String.raw`rs\.?|₹|inr|rupees|/-` },
  searchExample: 'kurta under 2000',
  postalCode: {
    name: 'PIN code',
    pattern: /^\d{6}$/,
    inputMode: 'numeric',
    question: 'PIN codes have six digits. Is this one right?',
  },
  phoneQuestion: 'Phone numbers have ten digits. Is this one right?',
  paymentApp: 'UPI',
  shipping: {
    price: 'Free',
    statement: 'Shipping is free.',
    area: 'within India',
    normalTime: '0-7 working days',
    bulkTime: '10-15 business days',
  },
  returns: { window: '0-7 days', refundTime: '0-7 working days' },
  law: {
    name: 'the law of India',
    privacyOfficer: 'grievance officer',
    officerHours: 'Monday-Friday, 10:00-17:00',
  },
  letters: 'Éé',
};
