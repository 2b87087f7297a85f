import type { SpecificationSection } from './types';

export const section6: SpecificationSection = {
  number: 6,
  title: 'Roles and permissions',
  parts: [
    {
      id: '6.visitor',
      title: 'Visitor (anonymous)',
      promises: [
        'A visitor browses products.',
        'A visitor uses the cart.',
        'A visitor tracks an order by its number plus email or phone.',
        'A visitor contacts the store.',
        'A visitor reads policies.',
      ],
    },
    {
      id: '6.customer',
      title: 'Signed-in user',
      promises: [
        'A holder of a bearer token also has account, checkout, orders and payment.',
        'A visitor has none of these.',
        'Checkout shows a client-side login prompt.',
        'Account redirects to /login.',
      ],
    },
  ],
};
