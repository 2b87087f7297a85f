/** What the brand's country decides, in words and rules of pages that the first page does not load. */
export interface Country {
  /** ISO 3166. */
  readonly code: string;
  readonly currency: {
    /** After 'Prices are in', and after 'Price in'. */
    readonly fullName: string;
    readonly name: string;
    /** A regular expression for what stands before or after an amount that a shopper types into the search. */
    readonly typed: string;
  };
  /** What the search suggests to try. */
  readonly searchExample: string;
  readonly postalCode: {
    readonly name: string;
    /** A whole one, without spaces. */
    readonly pattern: RegExp;
    readonly inputMode: 'numeric' | 'text';
    /** Asked of a number that is none. */
    readonly question: string;
  };
  /** Asked of a phone number that is too short. */
  readonly phoneQuestion: string;
  /** What the links and codes of a payment open. */
  readonly paymentApp: string;
  readonly shipping: {
    readonly price: string;
    readonly statement: string;
    /** After 'ships'. */
    readonly area: string;
    readonly normalTime: string;
    readonly bulkTime: string;
  };
  readonly returns: { readonly window: string; readonly refundTime: string };
  readonly law: {
    readonly name: string;
    /** Who answers for the privacy policy. */
    readonly privacyOfficer: string;
    readonly officerHours: string;
  };
  /** Letters of Latin-1, beyond those of English, that the shop's font has (scripts/buildFonts.mjs). */
  readonly letters: string;
}

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
