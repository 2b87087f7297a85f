/** The text that a UPI app understands, as a link or as a QR code. */
import { toAmountText } from './money';

/** Takes whom to pay, the amount in paise, the attempt's reference and the order, returns an upi://pay address. */
export const toUpiText = (payment: {
  readonly payee: string;
  readonly amountPaise: number;
  readonly reference: string;
  readonly orderId: string;
}): string => {
  const handle = payment.payee.toLowerCase().replace(/[^a-z0-9]/g, '') || 'shop';
  const entries = [
    `pa=${handle}@sandbox`,
    `pn=${encodeURIComponent(payment.payee)}`,
    `am=${toAmountText(payment.amountPaise)}`,
    'cu=INR',
    `tr=${encodeURIComponent(payment.reference)}`,
    `tn=${encodeURIComponent(payment.orderId)}`,
  ];
  return `upi://pay?${entries.join('&')}`;
};
