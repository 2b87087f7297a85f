import { country } from '../../brand/country';
import { productCount } from '../../components/componentTexts';
import { MAX_COMPARED } from '../../lib/constants';

/** A product on its page and in the Quick View. */
export const productTexts = {
  loading: 'Loading product…',
  notFound: 'Product Not Found',
  notFoundText: 'It may no longer be on sale, or it could not be loaded just now.',
  size: 'Size',
  shoeSize: 'Shoe Size',
  clothingSize: 'Clothing Size',
  chooseSize: 'Choose a size.',
  color: 'Colour',
  chooseColor: 'Choose a colour, or we choose for you.',
  details: 'View all details',
  saveChoice: 'Save choice',
} as const;

/** The product page, without what it shares with the Quick View. */
export const productPageTexts = {
  productId: (id: string): string => `Product ID: ${id}`,
  share: 'Share',
  compare: 'Compare',
  specifications: 'Product Specifications',
  recentlyViewed: 'Recently viewed',
  moreFrom: (category: string): string => `More from ${category}`,
} as const;

export const promiseTexts = {
  list: 'Shipping, returns and help',
  shipping: `${country.shipping.price} shipping`,
  returns: `Returns within ${country.returns.window}`,
  contact: 'Questions? Contact us',
} as const;

/** A product's pictures, on its page and full screen. */
export const pictureTexts = {
  pictures: 'Pictures',
  demoHint: 'Shows all pictures full screen, with the dimensions',
  show: (number: number, count: number): string => `Show picture ${number} of ${count}`,
  loading: 'Loading pictures…',
  none: 'There are no pictures of this product.',
  of: (name: string): string => `Pictures of ${name}`,
  position: (number: number, count: number): string => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  facts: 'About the product',
  dimensions: 'Size and weight',
  use: 'How it is made and used',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;

interface ListedCount {
  readonly total: number;
  readonly corrected?: string;
  readonly isGrowing?: boolean;
}

export const listingTexts = {
  categories: 'Categories',
  allCategories: 'All',
  gridLayout: 'Grid layout',
  columns: (count: number): string => `${count} columns`,
  products: 'Products',
  count: ({ total, corrected = '', isGrowing = false }: ListedCount): string =>
    `${productCount(total)}${corrected && ` for “${corrected}”`}${isGrowing ? ' so far…' : corrected && ' instead'}`,
  loading: 'Loading…',
  failed: 'Failed to load products. Please try again.',
  empty: 'No products found with the selected filters.',
  pastEnd: 'This list is not that long',
  lastPage: (page: number, last: number): string => `There is no page ${page}: the last one is page ${last}.`,
  nearest: 'The nearest we have',
  others: 'You may also like',
  firstPage: 'Go to the first page',
  goToLast: 'Go to the last page',
  nothingFound: (search: string): string => `Nothing found for “${search}”`,
  otherWords: 'Check the spelling, try fewer or other words, or look through a category above.',
  everywhere: 'Search the whole store',
} as const;

export const compareTexts = {
  heading: 'Compare products',
  empty: 'Nothing to compare yet',
  emptyHint: `Open a product and press Compare on its page. Then add up to ${MAX_COMPARED - 1} others.`,
  chooseFirst: 'Choose products below to see them side by side.',
  chooseAnother: 'Choose another product below to see both side by side.',
  addHeading: 'Add to the comparison',
  add: 'Add',
  remove: (name: string): string => `Remove ${name} from the comparison`,
  addToCart: (name: string): string => `Add to Cart: ${name}`,
  notGiven: 'Not given',
  sameForAll: (count: number): string => `Same for all (${count})`,
  category: 'Category',
  sizes: 'Sizes',
  colors: 'Colours',
} as const;

/** '' for the whole shop. */
const inListing = (listing: string): string => (listing === '' ? '' : ` in ${listing}`);

/** The headings of a listing, which its document's title has too. */
export const listingHeadingTexts = {
  allProducts: 'All Products',
  featured: 'Featured Products',
  /** Of categories that are not called by their name alone. */
  categories: { men: "Men's Collection", women: "Women's Collection", accessories: 'Accessories' },
  resultsFor: (search: string, listing: string): string => `Results for “${search}”${inListing(listing)}`,
} as const;

export const catalogToastTexts = {
  sizeMissing: { title: 'Please select a size', message: 'You must select a size before adding to cart' },
  linkCopied: { title: 'Link copied', message: 'The address of this product is on your clipboard.' },
  linkNotCopied: {
    title: 'The link could not be copied',
    message: 'Copy it from the address bar of your browser instead.',
  },
} as const;
