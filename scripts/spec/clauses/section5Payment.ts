import type { SpecificationPart } from './types';

export const paymentRuleParts: readonly SpecificationPart[] = [
  {
    id: '5.payment',
    title: 'Payment form',
    promises: [
      'Visible required fields must be non-empty.',
      'The error of an empty one is the first rulesMessages entry.',
      "Without such an entry the error is 'This field is required'.",
      "Email-type fields must match a simple pattern, else 'Please enter a valid email address'.",
      'Submit is disabled until all visible required fields are filled.',
      "A failed submit shows the toast 'Validation Error' / 'Please correct the errors in the form.'.",
      'A checkbox stores the string true or false.',
    ],
  },
  {
    id: '5.phone',
    title: 'Phone fields',
    promises: [
      'They are those of type tel, or with a name containing phone.',
      'They start with +91 followed by digits only.',
      'They have at most 10 digits.',
      'Their overall max length is 13 by default.',
      'A required empty phone field is prefilled with +91.',
      "Message: 'This field is required'.",
      "Message: 'Phone number must start with +91'.",
      "Message: 'Phone number must have at least {n} characters'.",
      "Message: 'Phone number must have no more than {n} characters'.",
      "Message: 'Phone number must be 13 characters (including +91)' when no bounds are set.",
      "Message: 'Invalid phone number format' when a pattern fails.",
      'The pattern may be a plain string.',
      "The pattern may be a '/regex/flags' string.",
    ],
  },
];
