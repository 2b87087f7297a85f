import type { SpecificationPart } from './types';

/** Products listing and product detail. */
export const shoppingParts: readonly SpecificationPart[] = [
  {
    id: '2.listing',
    title: 'Products listing (/products)',
    promises: [
      'The query parameters category, page and parentCategory choose what is listed.',
      'featured=true of the home link is one more filter of the list (ruling 3).',
      "The heading is 'Men's Collection', 'Women's Collection' or 'Accessories' for these categories (ruling 2).",
      "The heading of another category is '{Name}'s Collection', spelled as the store spells it (ruling 2).",
      "The heading is 'All Products' with no category, 'Featured Products' with featured alone (ruling 2).",
      'A dropdown filters by sub-category (parent category).',
      'Changing the dropdown sets or clears parentCategory.',
      'Changing the dropdown resets page to 1.',
      'The product grid has a toggle between 3 and 2 columns.',
      'The grid toggle is hidden under 768px width.',
      'Loading shows 12 skeleton cards.',
      'An error shows a message and a Try Again button that reloads the page.',
      'An empty list shows a message.',
      'An empty list has a Clear Filters button when a parent category is set.',
      'The list is paginated.',
      'Changing page scrolls smoothly to the top.',
    ],
  },
  {
    id: '2.product',
    title: 'Product detail (/product/{id})',
    promises: [
      'Loading shows a skeleton.',
      "A product that is not there shows 'Product Not Found' with a Browse Products link to /products.",
      'The page shows image, name, price and category badge.',
      'An image that fails to load is replaced by a placeholder icon.',
      'The page shows the first 8 characters of the id.',
      'The page shows the description.',
      'The page shows Product Specifications.',
      'The page shows size choices and colour choices.',
      'The page has a quantity stepper.',
      'The page has Add to Cart and Add to Wishlist.',
      "Add to Cart shows the toast 'Added to cart' / '{product name} has been added to your cart'.",
      'After Add to Cart the shopper goes to /cart.',
    ],
  },
];
