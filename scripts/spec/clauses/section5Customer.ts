import type { SpecificationPart } from './types';

/** Validation of forms and choices, except the payment form, phone fields and order tracking. */
export const customerRuleParts: readonly SpecificationPart[] = [
  {
    id: '5.login',
    title: 'Login',
    promises: [
      "The email must be valid, otherwise 'Invalid email address'.",
      "The password has at least 6 characters, otherwise 'Password must be at least 6 characters'.",
    ],
  },
  {
    id: '5.register',
    title: 'Register',
    promises: [
      "firstName has at least 2 characters, otherwise 'First name must be at least 2 characters'.",
      "lastName has at least 2 characters, otherwise 'Last name must be at least 2 characters'.",
      "The email must be valid, otherwise 'Invalid email address'.",
      "The password has at least 6 characters, otherwise 'Password must be at least 6 characters'.",
      "confirmPassword must equal password, otherwise 'Passwords do not match' on confirmPassword.",
      "An email without the basic pattern shows the toast 'Invalid Email' / 'Please enter a valid email address.'.",
      'An email without the basic pattern stops the registration.',
      'The email is trimmed and lower-cased before sending.',
    ],
  },
  {
    id: '5.checkout',
    title: 'Checkout',
    promises: [
      "An empty cart shows the toast 'Cart is empty' / 'Please add items to your cart before checkout.'.",
      'An empty cart makes no order.',
      'Each of the six shipping fields must be non-blank after trimming.',
      "A blank field shows the toast 'Please fill all fields' / 'All shipping information fields are required.'.",
      'The fields are also marked required.',
    ],
  },
  {
    id: '5.product',
    title: 'Product page and cart quantities',
    promises: [
      "Without a chosen size the toast 'Please select a size' / 'You must select a size before adding to cart' shows.",
      'Without a chosen size nothing is added to the cart.',
      "The product page's quantity cannot go below 1.",
      "The cart page's quantity minimum is 1, and lower values are rejected silently.",
    ],
  },
  {
    id: '5.size-heading',
    title: 'Size heading',
    promises: [
      "'Shoe Size' if the category contains footwear or shoes.",
      "'Shoe Size' if the description contains shoe.",
      "'Size' if the only size is One Size.",
      "'Clothing Size' otherwise.",
    ],
  },
  {
    id: '5.specifications',
    title: 'Specifications',
    promises: [
      "Attributes whose key contains 'phone' are left out.",
      'The first 10 attributes are listed.',
      'Underscores in keys are shown as spaces.',
    ],
  },
  {
    id: '5.contact',
    title: 'Contact',
    promises: ['All four fields are required.', 'The email is of type email.'],
  },
  {
    id: '5.newsletter',
    title: 'Newsletter',
    promises: ['The email is of type email and required, which the browser alone checks.'],
  },
];
