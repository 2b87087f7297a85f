/** A product as a card. */
export const cardTexts = {
  price: 'Price',
  originalPrice: 'Original price',
  addToWishlist: 'Add to Wishlist',
  quickView: 'Quick View',
  productDemo: 'Product Demo',
  addToCart: 'Add to Cart',
  noPicture: 'No picture available',
  sale: 'Sale',
  noPictureOf: (name: string): string => `${name}: no picture available`,
} as const;
