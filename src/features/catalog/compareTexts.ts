import { MAX_COMPARED } from '../../lib/constants';

/** Products side by side. */
export const compareTexts = {
  heading: 'Compare products',
  loading: 'Loading the products…',
  empty: 'Nothing to compare yet',
  emptyHint: `Press Compare on a product’s page, and add up to ${MAX_COMPARED - 1} others.`,
  chooseAnother: 'Choose another product below to see both side by side.',
  addHeading: 'Add to the comparison',
  add: 'Add',
  remove: (name: string): string => `Remove ${name} from the comparison`,
  addToCart: (name: string): string => `Add to Cart: ${name}`,
  notGiven: 'Not given',
  price: 'Price',
  category: 'Category',
  sizes: 'Sizes',
  colors: 'Colours',
} as const;
