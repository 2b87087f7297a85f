import { brand } from '../../src/brand';
import { toAmountText } from '../money';

/** The upi:// address of a payment, for a link or a QR code. */
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
    `cu=${brand.currency}`,
    `tr=${encodeURIComponent(payment.reference)}`,
    `tn=${encodeURIComponent(payment.orderId)}`,
  ];
  return `upi://pay?${entries.join('&')}`;
};
