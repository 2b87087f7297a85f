import type { SpecificationSection } from './types';

export const section1: SpecificationSection = {
  number: 1,
  title: 'What the product does and for whom',
  parts: [
    {
      id: '1.audience',
      title: 'Audience and prices',
      promises: [
        'The shop speaks of tools and sells tools as well as fashion and ethnic wear.',
        'Prices are in Indian rupees, in the en-IN format.',
        'Displayed prices have two decimals.',
        'The order screens show rupees too, and no dollar sign (ruling 1).',
      ],
    },
    {
      id: '1.capabilities',
      title: 'Capabilities',
      promises: [
        'A visitor browses the catalogue by category and parent category, page by page.',
        'A visitor views a product, chooses size, colour and quantity, and adds it to the cart.',
        'The cart is kept on the device.',
        'A shopper registers, signs in and signs out.',
        'A shopper views the account page.',
        'A shopper checks out with a shipping address, which creates an order.',
        'A shopper pays through a dynamic payment form.',
        'A shopper lists their own orders.',
        'An order is tracked by its number and an email or phone.',
        'A visitor reads policy pages.',
        'A visitor sends a contact message, which is simulated.',
        'A visitor subscribes to a newsletter, which is simulated.',
      ],
    },
    {
      id: '1.store',
      title: 'Store info',
      promises: [
        'Store name, description, logo and categories come from the store info of the server.',
        'Company name, address, phone and email come from the store info of the server.',
      ],
    },
  ],
};
