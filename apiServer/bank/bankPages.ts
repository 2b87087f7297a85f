/** The pages of the bank: a payment with its merchant, amount and order, and two buttons; or an error. */
import { brand } from '../../src/brand';
import { BANK_PATH } from './constants';
import { Html, html, styleSource } from '../html';
import { formatPaise } from '../money';

const BANK_NAME = 'Sandbox Bank';

const STYLE = `
:root { color-scheme: light; --navy: #12325c; --ink: #1b2430; --muted: #51606f; --line: #d5dce4; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: #eef2f6; color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
header { background: var(--navy); color: #fff; padding: 16px 24px; }
header div { max-width: 480px; margin: 0 auto; display: flex; flex-wrap: wrap; gap: 4px 16px;
  justify-content: space-between; align-items: baseline; }
header strong { font-size: 18px; letter-spacing: .01em; }
header span { font-size: 14px; color: #d6e2f2; }
main { width: 100%; max-width: 528px; margin: 0 auto; padding: 24px; flex: 1; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 24px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 8px; }
p { margin: 0 0 16px; color: var(--muted); }
.amount { font-size: 34px; line-height: 1.2; font-weight: 650; color: var(--ink); margin: 0 0 16px;
  font-variant-numeric: tabular-nums; }
dl { margin: 0 0 24px; border-top: 1px solid var(--line); }
dl div { display: flex; gap: 16px; justify-content: space-between; padding: 12px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form + form { margin-top: 12px; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border-radius: 8px; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; border: 1px solid var(--navy);
  background: var(--navy); color: #fff; }
button:hover, .button:hover { background: #0c2442; }
button.quiet { background: #fff; color: var(--navy); border-color: #8494a6; }
button.quiet:hover { background: #eef2f6; }
:focus-visible { outline: 3px solid #c2410c; outline-offset: 2px; }
footer { text-wrap: balance; padding: 0 24px 24px; text-align: center; font-size: 14px; color: var(--muted); }
`;

/** Not written in the template, where a formatter could change it: the policy has the hash of the exact text. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

/** A page of the bank and its headers. */
export interface BankPage {
  readonly status: number;
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

const toPage = (page: {
  readonly status: number;
  readonly title: string;
  readonly step: string;
  readonly content: Html;
  /** The origin that a form of the page may redirect to: form-action covers redirects too. */
  readonly redirectsTo?: string;
}): BankPage => ({
  status: page.status,
  html: html`<!doctype html>
    <html lang="${brand.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} | ${BANK_NAME}</title>
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>
          <div><strong>${BANK_NAME}</strong><span>${page.step}</span></div>
        </header>
        <main><div class="card">${page.content}</div></main>
        <footer>A pretend bank for development. No money moves.</footer>
      </body>
    </html>`.text,
  contentSecurityPolicy: [
    `default-src 'none'`,
    `style-src ${styleSource(STYLE)}`,
    'img-src data:',
    `form-action ${page.redirectsTo === undefined ? `'none'` : `'self' ${page.redirectsTo}`}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
});

/** The texts of each kind of payment. */
const TEXTS = {
  card: {
    step: 'Card verification',
    title: 'Confirm your card payment',
    lead: 'Your bank asks you to confirm this payment.',
  },
  net: {
    step: 'Net banking',
    title: 'Confirm your transfer',
    lead: 'Check the details before you pay from your account.',
  },
  upi: {
    step: 'UPI',
    title: 'Approve the UPI request',
    lead: 'A shop asks for a payment from your UPI account.',
  },
} as const;

/** The kinds of payment that have a page. */
export type PaymentKind = keyof typeof TEXTS;

/** What the page of a payment shows. */
export interface PaymentToConfirm {
  readonly paymentKind: PaymentKind;
  readonly merchant: string;
  readonly amountPaise: number;
  readonly orderId: string;
  readonly reference: string;
  readonly shopOrigin: string;
}

/** The page on which the shopper pays or cancels. */
export const confirmationPage = (payment: PaymentToConfirm): BankPage => {
  const { paymentKind, merchant, orderId, reference, shopOrigin } = payment;
  const amount = formatPaise(payment.amountPaise);
  const { step, title, lead } = TEXTS[paymentKind];
  const button = paymentKind === 'upi' ? `Approve ${amount}` : `Pay ${amount}`;
  return toPage({
    status: 200,
    title,
    step,
    redirectsTo: new URL(shopOrigin).origin,
    content: html` <h1>${title}</h1>
      <p>${lead}</p>
      <p class="amount">${amount}</p>
      <dl>
        <div>
          <dt>Merchant</dt>
          <dd>${merchant}</dd>
        </div>
        <div>
          <dt>Order number</dt>
          <dd>${orderId}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>${reference}</dd>
        </div>
      </dl>
      <form method="post" action="${BANK_PATH.pay}">
        <input type="hidden" name="reference" value="${reference}" />
        <button type="submit">${button}</button>
      </form>
      <form method="post" action="${BANK_PATH.cancel}">
        <input type="hidden" name="reference" value="${reference}" />
        <button type="submit" class="quiet">Cancel</button>
      </form>`,
  });
};

/** The page that says why nothing was paid, with a link back to the shop. */
export const errorPage = (page: {
  readonly status: number;
  readonly title: string;
  readonly message: string;
  readonly link: { readonly href: string; readonly text: string };
}): BankPage =>
  toPage({
    status: page.status,
    title: page.title,
    step: 'Payment',
    content: html` <h1>${page.title}</h1>
      <p>${page.message}</p>
      <a class="button" href="${page.link.href}">${page.link.text}</a>`,
  });
