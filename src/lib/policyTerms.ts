/** The terms that the shop's own policies and its product pages state (specification, sections 2 and 9). */
export const policyTerms = {
  refundCredit: '0-7 working days',
  returnWindow: '0-7 days',
  normalShipping: '0-7 working days',
  bulkShipping: '10-15 business days',
  grievanceHours: 'Monday-Friday, 10:00-17:00',
} as const;
