import type { SpecificationPart } from './types';

export const paymentScreenParts: readonly SpecificationPart[] = [
  {
    id: '2.payment',
    title: 'Payment (/payment)',
    promises: [
      'It reads orderId from the query.',
      'Without one in the query it reads orderId from the navigation state.',
      "With neither it says 'Order ID is missing. Please return to checkout.'.",
      'It loads dynamic form fields.',
      "It shows a form titled 'Payment Information'.",
      "The form has the button 'Proceed to Payment'.",
      "If the result is a QR, the page 'Scan QR Code to Complete Payment' shows it.",
      "The error view has a 'Return to checkout' link to /checkout.",
    ],
  },
];
