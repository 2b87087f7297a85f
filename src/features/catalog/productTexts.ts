/** A product on its page and in the Quick View. */
export const productTexts = {
  loading: 'Loading product…',
  notFound: 'Product Not Found',
  notFoundText: 'It may no longer be on sale, or it could not be loaded just now.',
  size: 'Size',
  shoeSize: 'Shoe Size',
  clothingSize: 'Clothing Size',
  chooseSize: 'Choose a size',
  sizeMissing: { title: 'Please select a size', message: 'You must select a size before adding to cart' },
  color: 'Color',
  details: 'See all details',
  saveChoice: 'Save choice',
} as const;
