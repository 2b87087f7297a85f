import { country } from '../../brand/country';
import { policyNames } from '../../components/componentTexts';
import { capitalised } from '../../lib/strings';
import { deviceName } from '../../lib/texts';
import type { Company } from './policyHtml';
import { contactSection, ended, type PolicyText } from './orderPolicyTexts';

const { currency, law, returns: returnTerms, shipping: shippingTerms } = country;

/** The terms of use and of sale. */
export function terms(company: Company): PolicyText {
  return {
    lead: `These terms apply when you use this shop and when you buy from ${ended(company.name)} By placing an order you accept them.`,
    sections: [
      {
        heading: 'Your account',
        blocks: [
          'You need an account to place an order. Give us details that are correct, keep your password to yourself, and tell us at once if you think that somebody else has used your account.',
        ],
      },
      {
        heading: 'Products and prices',
        blocks: [
          `Prices are in ${currency.fullName}. We take care that pictures, descriptions and prices are right; where one is plainly wrong, we tell you before we ship, and you may cancel without cost.`,
        ],
      },
      {
        heading: 'Orders and payment',
        blocks: [
          'An order waits until its payment has been confirmed by your bank or payment app. What the payment form asks for, such as the details of a card, goes to our payment service and is never kept on your device. No bank’s password is ever asked for here: it belongs on your bank’s own page.',
          `For delivery, see the ${policyNames.shipping}. For sending goods back, see the ${policyNames.return} and the ${policyNames.refund}.`,
        ],
      },
      {
        heading: 'Fair use',
        blocks: [
          [
            'Do not use the shop for anything unlawful, or in a way that harms it or other shoppers.',
            'Names, texts and pictures in the shop belong to us or to those who let us use them; do not copy them for trade.',
          ],
        ],
      },
      {
        heading: 'Our liability',
        blocks: [
          `We answer for the goods that we sell as ${law.name} provides. Tools must be used as their maker describes; we do not answer for damage that comes from using them otherwise.`,
        ],
      },
      contactSection(company, 'Questions about these terms'),
    ],
  };
}

/** What is known of a shopper, and what for. */
export function privacy(company: Company): PolicyText {
  return {
    lead: `${company.name} keeps what it needs to sell and deliver to you, and nothing more. This page says what that is.`,
    sections: [
      {
        heading: 'What we keep',
        blocks: [
          [
            'Your name and email address, for your account.',
            'The address and phone number that you give for a delivery.',
            'Your orders and their status.',
          ],
        ],
      },
      {
        heading: 'What your own device keeps',
        blocks: [
          'Your cart, your wishlist and what you looked at stay in the browser of the device that you shop with. So do an address that you choose to keep, and an order that you are placing, until you sign out.',
          `None of it is used to follow you to other sites. The page “${deviceName}” lists all of it, and deletes it.`,
        ],
      },
      {
        heading: 'How you pay',
        blocks: [
          'The payment form asks for what your way to pay needs. That may be the details of a card. They go to our payment service and are never kept on your device.',
        ],
      },
      {
        heading: 'What we use it for',
        blocks: [
          [
            'To deliver your orders and to answer your questions.',
            'To send you the newsletter, if you have asked for it.',
            'To keep the records that tax and consumer law ask for.',
          ],
        ],
      },
      {
        heading: 'Who else sees it',
        blocks: [
          'The carrier gets your name, address and phone number. Our payment service, and your bank or payment app, get the amount, the order’s number and what you give in the payment form. We sell your details to nobody.',
        ],
      },
      {
        heading: 'Your rights',
        blocks: [
          `You can ask what we know about you, have it corrected, and have it deleted unless the law tells us to keep it. Write to ${ended(company.email)}`,
        ],
      },
      {
        heading: capitalised(law.privacyOfficer),
        blocks: [
          `If you have a complaint about your privacy, write to the ${law.privacyOfficer} of ${company.name}, ${company.address}, at ${company.email}, or call ${company.phone}: ${law.officerHours}.`,
        ],
      },
    ],
  };
}

/** Who the company is. */
export function about(company: Company): PolicyText {
  return {
    lead: `${company.name} sells professional hand tools and construction equipment, and clothes that are made to last.`,
    sections: [
      {
        heading: 'Who we work for',
        blocks: [
          'Contractors, craftsmen, people who build at home, and everybody who looks at how a seam is sewn. We choose what we sell as we would choose it for ourselves: it has to work, to last, and to be worth its price.',
        ],
      },
      {
        heading: 'What you can count on',
        blocks: [
          [
            `Normal orders ship within ${shippingTerms.normalTime}, bulk orders within ${shippingTerms.bulkTime}. ${shippingTerms.statement}`,
            `Goods can be returned within ${returnTerms.window} of receipt.`,
            `Refunds are credited within ${returnTerms.refundTime}.`,
          ],
        ],
      },
      contactSection(company, 'Where to find us'),
    ],
  };
}
