import type { SpecificationPart } from './types';

export const paymentStateParts: readonly SpecificationPart[] = [
  {
    id: '4.payment',
    title: 'Payment flow',
    promises: [
      'It goes from loading fields to the form.',
      'It goes from the form to submitting.',
      'An outcome is an error message.',
      'redirect_post builds a hidden form and POSTs it to the redirect URL.',
      'The hidden form carries type, url and data entries.',
      'deeplink navigates to it.',
      'The qr text is rendered as a QR image.',
      'qrBase64 is shown as a PNG.',
      'The prefix data:image/png;base64, is added to qrBase64 if missing.',
      'A redirectUrl is navigated to.',
      "Success with no action and no redirect shows the toast 'Payment initiated' / 'Your payment is being processed'.",
      'Success with no action and no redirect goes to /orders.',
    ],
  },
  {
    id: '4.payment-visibility',
    title: 'Payment field visibility',
    promises: [
      'A field without a showWhenFilled list shows.',
      'A field with a list shows only if at least one listed field is non-empty.',
    ],
  },
];
