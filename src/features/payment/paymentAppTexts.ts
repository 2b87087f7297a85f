import { country } from '../../brand/country';

const { paymentApp } = country;

/** Texts of a payment that goes on in an app. The first page loads paymentTexts.ts, but not these. */
export const paymentAppTexts = {
  open: `Open ${paymentApp} app`,
  approve: `Approve the payment in your ${paymentApp} app, then come back here. If no app has opened, open it again, or pay another way.`,
  scanCode: `Scan the code with any ${paymentApp} app and approve the payment there. Your order moves on once the bank has confirmed it.`,
  saveImage: 'Save image',
  copy: `Copy ${paymentApp} text`,
  copied: `Copied. Paste it into your ${paymentApp} app.`,
  saveFailed: 'This browser cannot save the image. Take a screenshot instead.',
} as const;
