import type { SpecificationPart } from './types';

/** The states of loading, showing and filtering products, and the statuses of orders. */
export const shopStateParts: readonly SpecificationPart[] = [
  {
    id: '4.store-info',
    title: 'Store info',
    promises: ['It is loading at first.', 'Then it is loaded.', 'Or it is in error.'],
  },
  {
    id: '4.product-page',
    title: 'Product page',
    promises: [
      'It is loading at first.',
      'Then it is loaded.',
      'Or the product is not found.',
      'Or it is in error.',
      "If the only size is 'One Size' it is preselected.",
    ],
  },
  {
    id: '4.listing',
    title: 'Listing',
    promises: ['It is loading at first.', 'Or in error.', 'Or empty.', 'Or it shows results.'],
  },
  {
    id: '4.featured',
    title: 'Featured list',
    promises: ['It is loading at first.', 'Then empty.', 'Or it shows products.'],
  },
  {
    id: '4.order-status',
    title: 'Order status codes',
    promises: [
      '0 is Pending.',
      '1 is Processing.',
      '2 is Shipped.',
      '3 is Delivered.',
      '4 is Cancelled.',
      "Other codes show 'Unknown (n)'.",
      "What is no number shows 'Unknown' (ruling 18).",
      'Delivered is green.',
      'Processing is blue.',
      'Shipped is purple.',
      'Cancelled is red.',
      'Pending is yellow.',
      'Only Pending orders offer payment.',
    ],
  },
];
