/** What the product page and the Quick View say without a product. */
export const productTexts = {
  loading: 'Loading product…',
  notFound: 'Product Not Found',
  notFoundText: 'It may no longer be on sale, or it could not be loaded just now.',
} as const;
