import type { SpecificationSection } from './types';

export const section9: SpecificationSection = {
  number: 9,
  title: 'Business constants and limits',
  parts: [
    {
      id: '9.storage',
      title: 'What is kept on the device',
      promises: [
        "The auth cookie is 'auth_token', with a lifetime of 30 days and the path '/'.",
        "The cart's storage key is 'cart'.",
      ],
    },
    { id: '9.api', title: 'Local API', promises: ['The local API has port 8044.'] },
    {
      id: '9.lists',
      title: 'Sizes of lists',
      promises: [
        'A page of the listing has 12 products, and the default page is 1.',
        'Featured products are 4 by default.',
        '4 skeletons stand in for featured products.',
        '12 skeletons stand in for a listing.',
        'Home category tiles are capped at 3.',
        'Header categories are capped at 3.',
        'The mobile bottom bar has 4 items.',
        'Parent categories are looked up among 100 products at most.',
      ],
    },
    {
      id: '9.pagination',
      title: 'Pagination',
      promises: [
        'Pages are linked in a window of 2 either side of the current page.',
        'The first and the last page are linked, with ellipses where pages are left out.',
        "The text 'Showing X to Y of N items' says which items are shown.",
        'Pagination is hidden when there is 1 page or fewer.',
        'Pagination is hidden when the page is empty.',
      ],
    },
    {
      id: '9.product',
      title: 'Product page',
      promises: [
        'Specifications are capped at 10 items.',
        "The specifications' box has a maximum height of 300px.",
      ],
    },
    {
      id: '9.layout',
      title: 'Layout',
      promises: [
        'The narrow-screen breakpoint is 768px.',
        'The header changes its style at 20px of scrolling.',
      ],
    },
    {
      id: '9.money',
      title: 'Money',
      promises: [
        'Amounts are INR in the en-IN format.',
        'Amounts have two decimals on every screen, the order screens too (ruling 1).',
        "Shipping is 'Free'.",
        'There is no tax line.',
      ],
    },
    {
      id: '9.forms',
      title: 'Forms',
      promises: [
        'A password has at least 6 characters.',
        'A first or last name has at least 2 characters.',
        'A phone number has the prefix +91, 10 digits and a length of 13 at most.',
        'Sending a contact message takes 1.5 seconds.',
      ],
    },
    {
      id: '9.policies',
      title: 'Policy timeframes',
      promises: [
        'Cancellation, returns and normal shipping name 0-7 days.',
        'Bulk orders name 10-15 business days.',
        'Refund credit names 0-7 working days.',
      ],
    },
    { id: '9.qr', title: 'QR codes', promises: ['A payment QR code is 256 pixels wide.'] },
    { id: '9.orders', title: 'Orders', promises: ['The order status is 0 by default.'] },
  ],
};
