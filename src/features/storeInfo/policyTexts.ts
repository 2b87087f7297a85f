import type { PolicySlug, StoreInfo } from '../../api/models/types';
import { country } from '../../brand/country';
import { policyNames } from '../../components/componentTexts';
import { capitalised } from '../../lib/strings';
import { deviceName } from '../../lib/texts';

const { currency, law, returns: returnTerms, shipping: shippingTerms } = country;

/** The company's details for policy pages, with fallback texts. */
export type Company = Pick<
  StoreInfo,
  'companyName' | 'companyAddress' | 'companyEmail' | 'companyPhone' | 'companyLogoUrl'
>;

/** By their headings, in their order: paragraphs and lists. */
type PolicySections = Readonly<Record<string, readonly (string | readonly string[])[]>>;

export interface PolicyText {
  readonly lead: string;
  readonly sections: PolicySections;
}

/** A sentence's end: company names and addresses may bring their own full stop, as in 'Pvt. Ltd.'. */
function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function contactSection(company: Company, heading = 'Contact'): PolicySections {
  const { companyName, companyAddress, companyEmail, companyPhone } = company;
  return {
    [heading]: [[companyName, companyAddress, `Email: ${companyEmail}`, `Phone: ${companyPhone}`].join('\n')],
  };
}

/** The built-in words for policies that the server sends no HTML for. */
export const builtInPolicies: Readonly<Record<PolicySlug, (company: Company) => PolicyText>> = {
  terms: (company) => ({
    lead: `These terms apply when you use this shop and when you buy from ${ended(company.companyName)} By placing an order you accept them.`,
    sections: {
      'Your account': [
        'You need an account to place an order. Give us details that are correct, keep your password to yourself, and tell us at once if you think that somebody else has used your account.',
      ],
      'Products and prices': [
        `Prices are in ${currency.fullName}. We take care that pictures, descriptions and prices are right; where one is plainly wrong, we tell you before we ship, and you may cancel without cost.`,
      ],
      'Orders and payment': [
        'An order waits until its payment has been confirmed by your bank or payment app. What the payment form asks for, such as the details of a card, goes to our payment service and is never kept on your device. No bank’s password is ever asked for here: it belongs on your bank’s own page.',
        `For delivery, see the ${policyNames.shipping}. For sending goods back, see the ${policyNames.return} and the ${policyNames.refund}.`,
      ],
      'Fair use': [
        [
          'Do not use the shop for anything unlawful, or in a way that harms it or other shoppers.',
          'Names, texts and pictures in the shop belong to us or to those who let us use them; do not copy them for trade.',
        ],
      ],
      'Our liability': [
        `We answer for the goods that we sell as ${law.name} provides. Tools must be used as their maker describes; we do not answer for damage that comes from using them otherwise.`,
      ],
      ...contactSection(company, 'Questions about these terms'),
    },
  }),
  privacy: (company) => ({
    lead: `${company.companyName} keeps what it needs to sell and deliver to you, and nothing more. This page says what that is.`,
    sections: {
      'What we keep': [
        [
          'Your name and email address, for your account.',
          'The address and phone number that you give for a delivery.',
          'Your orders and their status.',
        ],
      ],
      'What your own device keeps': [
        'Your cart, your wishlist and what you looked at stay in the browser of the device that you shop with. So do an address that you choose to keep, and an order that you are placing, until you sign out.',
        `None of it is used to follow you to other sites. The page “${deviceName}” lists all of it, and deletes it.`,
      ],
      'How you pay': [
        'The payment form asks for what your way to pay needs. That may be the details of a card. They go to our payment service and are never kept on your device.',
      ],
      'What we use it for': [
        [
          'To deliver your orders and to answer your questions.',
          'To send you the newsletter, if you have asked for it.',
          'To keep the records that tax and consumer law ask for.',
        ],
      ],
      'Who else sees it': [
        'The carrier gets your name, address and phone number. Our payment service, and your bank or payment app, get the amount, the order’s number and what you give in the payment form. We sell your details to nobody.',
      ],
      'Your rights': [
        `You can ask what we know about you, have it corrected, and have it deleted unless the law tells us to keep it. Write to ${ended(company.companyEmail)}`,
      ],
      [capitalised(law.privacyOfficer)]: [
        `If you have a complaint about your privacy, write to the ${law.privacyOfficer} of ${company.companyName}, ${company.companyAddress}, at ${company.companyEmail}, or call ${company.companyPhone}: ${law.officerHours}.`,
      ],
    },
  }),
  refund: (company) => ({
    lead: 'When you cancel an order or send goods back under our return policy, you get your money back the way you paid it.',
    sections: {
      'When the money arrives': [
        `Once we have accepted a cancellation or checked what you sent back, the refund is credited to your account within ${returnTerms.refundTime}. How soon it shows may also depend on your bank.`,
      ],
      'How to ask': [
        `Cancellations are accepted within ${returnTerms.window} of receipt of the goods. Write to ${company.companyEmail} or call ${company.companyPhone}, with the number of your order.`,
      ],
      'What you get back': [
        [
          'What you paid for the goods, in full.',
          'For goods that arrive damaged or that you did not order, we also bear the cost of sending them back.',
        ],
      ],
      ...contactSection(company),
    },
  }),
  return: (company) => ({
    lead: `You may cancel an order or return goods within ${returnTerms.window} of receiving them.`,
    sections: {
      'Condition of returned items': [
        'Goods must come back unused, complete and in their original packaging.',
      ],
      'What cannot be returned': [
        [
          'Personalised items, made or marked for you.',
          'Hygiene items whose seal has been opened.',
          'Goods that have been mixed with others so that they cannot be told apart.',
        ],
      ],
      'How to return': [
        `Write to ${company.companyEmail} or call ${company.companyPhone} with the number of your order, and tell us what you want to send back. We tell you where to send it; our address is ${ended(company.companyAddress)}`,
        `Your money is back within ${returnTerms.refundTime} after we have checked the goods: see the ${policyNames.refund}.`,
      ],
      'Damaged or wrong goods': [
        'If something arrives damaged, or is not what you ordered, keep the packaging and send us a picture. We will replace it or refund you.',
      ],
    },
  }),
  shipping: (company) => ({
    lead: `${company.companyName} ships ${shippingTerms.area}. ${shippingTerms.statement}`,
    sections: {
      'How long it takes': [
        [
          `Normal orders ship within ${shippingTerms.normalTime}.`,
          `Bulk orders ship within ${shippingTerms.bulkTime}.`,
        ],
        'The time counts from the day that your payment has been confirmed.',
      ],
      'Following your order': [
        'Your orders page shows the status of each order. You can also track an order without signing in, by its number and the email or phone that you ordered with.',
      ],
      'When it arrives': [
        'Please look at the parcel before you accept it. If it is damaged, note that with the carrier and tell us on the same day.',
      ],
      ...contactSection(company, 'Questions about a delivery'),
    },
  }),
  about: (company) => ({
    lead: `${company.companyName} sells professional hand tools and construction equipment, and clothes that are made to last.`,
    sections: {
      'Who we work for': [
        'Contractors, craftsmen, people who build at home, and everybody who looks at how a seam is sewn. We choose what we sell as we would choose it for ourselves: it has to work, to last, and to be worth its price.',
      ],
      'What you can count on': [
        [
          `Normal orders ship within ${shippingTerms.normalTime}, bulk orders within ${shippingTerms.bulkTime}. ${shippingTerms.statement}`,
          `Goods can be returned within ${returnTerms.window} of receipt.`,
          `Refunds are credited within ${returnTerms.refundTime}.`,
        ],
      ],
      ...contactSection(company, 'Where to find us'),
    },
  }),
};
