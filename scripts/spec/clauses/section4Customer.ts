import type { SpecificationPart } from './types';

/** The states of the session and of the cart. */
export const customerStateParts: readonly SpecificationPart[] = [
  {
    id: '4.authentication',
    title: 'Authentication',
    promises: [
      'Logged out becomes logged in when sign-in succeeds and a token is stored.',
      'Without a token in the answer the visitor stays logged out.',
      'Logged in becomes logged out on sign-out, which removes the token.',
      'Logged in becomes logged out when any API response is 401.',
      'A 401 removes the token.',
      'On load the user counts as authenticated if the token cookie exists.',
      'On load without the token cookie the user counts as logged out.',
    ],
  },
  {
    id: '4.cart',
    title: 'Cart',
    promises: [
      "The cart is kept in local storage under the key 'cart'.",
      'It is loaded at start.',
      'It is saved on every change.',
      "Adding a line with the same id, selectedSize and selectedColor increases that line's quantity.",
      'Adding any other line makes a new line.',
      'A quantity update ignores values below 1.',
      "Removal is by the line's id: product, size and colour (ruling 17).",
      'Clear empties the cart.',
      'The total is the sum of price times quantity.',
      'The item count is the sum of quantities.',
      'The cart is cleared after an order is created successfully.',
      'An order that could not be created leaves the cart as it is.',
      'A bare list of lines, as older sites wrote it, is read as a cart (ruling 16).',
      'Text that cannot be read is set aside, and is not fatal (ruling 16).',
      'Blocked storage costs nothing but persistence, and the shopper is told once.',
    ],
  },
];
