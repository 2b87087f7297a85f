import { country } from '../../brand/country';
import { productCount } from '../../components/componentTexts';
import { capitalised } from '../../lib/strings';
import { formatMoney } from '../../lib/money';
import type { Sort } from '../../lib/filters';

export const suggestionTexts = {
  close: 'Close search',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  categories: 'Categories',
  forgetRecent: 'Clear recent searches',
  noRecent: `Type what you are looking for: a product, a category, a colour or a price, such as “${country.searchExample}”.`,
  reading: 'Looking through our products…',
  none: (text: string) => `Nothing found for “${text}”.`,
  all: (total: number, text: string) =>
    `View ${total === 1 ? 'the result' : `all ${total} results`} for “${text}”`,
} as const;

export const filterTexts = {
  sort: 'Sort by',
  storeOrder: 'Recommended',
  bestMatch: 'Best match',
  sorts: {
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    newest: 'Newest',
    name: 'Name',
  } satisfies Record<Sort, string>,
  filters: 'Filters',
  filtersWith: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  close: 'Close filters',
  size: 'Size',
  color: 'Colour',
  /** A family of colours, such as 'Blue'. */
  family: (name: string, chosen: number) => {
    const shown = capitalised(name);
    return chosen === 0 ? shown : `${shown} (${chosen})`;
  },
  otherColors: 'Other colours',
  shadesOf: (name: string) => `Shades of ${name}`,
  subCategory: 'Sub-category',
  allSubCategories: 'All sub-categories',
  price: `Price in ${country.currency.name}`,
  from: 'From',
  to: 'To',
  unreadPrice: `Write a number, such as ${formatMoney(1500)}`,
  reversedPrices: '“From” is above “To”',
  onSale: 'On sale',
  /** Follows an option, for screen readers. */
  productsWith: (count: number) => ` (${productCount(count)})`,
  facet: (name: string, value: string) => `${name}: ${value}`,
  remove: (filter: string) => `Remove the filter ${filter}`,
  removeUnmet: (filter: string) => `Remove ${filter}, which no product here has`,
  priceFrom: (amount: string) => `From ${amount}`,
  priceTo: (amount: string) => `Up to ${amount}`,
  priceBetween: (min: string, max: string) => `${min} to ${max}`,
  /** `total` is null while it is not known. */
  show: (total: number | null) => (total === null ? 'Show products' : `Show ${productCount(total)}`),
  loading: 'Loading filters…',
  nothing: 'Nothing to filter.',
  corrected: (search: string, typed: string) => `We searched for “${search}” instead of “${typed}”.`,
  failed: 'Some products could not be loaded, so this list may be incomplete.',
  cut: (read: string, total: string) => `Only the first ${read} of ${total} products are looked through.`,
} as const;
