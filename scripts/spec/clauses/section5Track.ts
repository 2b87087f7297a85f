import type { SpecificationPart } from './types';

/** Validation of order tracking. */
export const trackRuleParts: readonly SpecificationPart[] = [
  {
    id: '5.track',
    title: 'Track order',
    promises: [
      'Both fields are required.',
      "Otherwise a destructive toast 'Required fields' / 'Please enter both order number and email/phone' shows.",
    ],
  },
];
