import { country } from '../../brand/country';
import { policyNames } from '../../components/componentTexts';
import type { Company } from './policyHtml';

const { returns: returnTerms, shipping: shippingTerms } = country;

export type PolicyBlock = string | readonly string[];

interface PolicySection {
  readonly heading: string;
  readonly blocks: readonly PolicyBlock[];
}

export interface PolicyText {
  readonly lead: string;
  readonly sections: readonly PolicySection[];
}

/** A sentence's end: company names and addresses may bring their own full stop, as in 'Pvt. Ltd.'. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** Where the company is, and how to reach it. */
export function contactSection({ name, address, email, phone }: Company, heading = 'Contact'): PolicySection {
  return {
    heading,
    blocks: [`${ended(`${name}, ${address}`)} Email: ${ended(email)} Phone: ${ended(phone)}`],
  };
}

/** When money comes back. */
export function refund(company: Company): PolicyText {
  return {
    lead: 'When you cancel an order or send goods back under our return policy, you get your money back the way you paid it.',
    sections: [
      {
        heading: 'When the money arrives',
        blocks: [
          `Once we have accepted a cancellation or checked what you sent back, the refund is credited to your account within ${returnTerms.refundTime}. How soon it shows may also depend on your bank.`,
        ],
      },
      {
        heading: 'How to ask',
        blocks: [
          `Cancellations are accepted within ${returnTerms.window} of receipt of the goods. Write to ${company.email} or call ${company.phone}, with the number of your order.`,
        ],
      },
      {
        heading: 'What you get back',
        blocks: [
          [
            'What you paid for the goods, in full.',
            'For goods that arrive damaged or that you did not order, we also bear the cost of sending them back.',
          ],
        ],
      },
      contactSection(company),
    ],
  };
}

/** What can be sent back, and how. */
export function returns(company: Company): PolicyText {
  return {
    lead: `You may cancel an order or return goods within ${returnTerms.window} of receiving them.`,
    sections: [
      {
        heading: 'Condition of returned items',
        blocks: ['Goods must come back unused, complete and in their original packaging.'],
      },
      {
        heading: 'What cannot be returned',
        blocks: [
          [
            'Personalised items, made or marked for you.',
            'Hygiene items whose seal has been opened.',
            'Goods that have been mixed with others so that they cannot be told apart.',
          ],
        ],
      },
      {
        heading: 'How to return',
        blocks: [
          `Write to ${company.email} or call ${company.phone} with the number of your order, and tell us what you want to send back. We tell you where to send it; our address is ${ended(company.address)}`,
          `Your money is back within ${returnTerms.refundTime} after we have checked the goods: see the ${policyNames.refund}.`,
        ],
      },
      {
        heading: 'Damaged or wrong goods',
        blocks: [
          'If something arrives damaged, or is not what you ordered, keep the packaging and send us a picture. We will replace it or refund you.',
        ],
      },
    ],
  };
}

/** How orders are shipped. */
export function shipping(company: Company): PolicyText {
  return {
    lead: `${company.name} ships ${shippingTerms.area}. ${shippingTerms.statement}`,
    sections: [
      {
        heading: 'How long it takes',
        blocks: [
          [
            `Normal orders ship within ${shippingTerms.normalTime}.`,
            `Bulk orders ship within ${shippingTerms.bulkTime}.`,
          ],
          'The time counts from the day that your payment has been confirmed.',
        ],
      },
      {
        heading: 'Following your order',
        blocks: [
          'Your orders page shows the status of each order. You can also track an order without signing in, by its number and the email or phone that you ordered with.',
        ],
      },
      {
        heading: 'When it arrives',
        blocks: [
          'Please look at the parcel before you accept it. If it is damaged, note that with the carrier and tell us on the same day.',
        ],
      },
      contactSection(company, 'Questions about a delivery'),
    ],
  };
}
