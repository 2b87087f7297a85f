import { country } from '../../brand/country';

const { shipping, returns } = country;

export const homeTexts = {
  categories: 'Professional Hand Tools & Equipment',
  loadingCategories: 'Loading categories…',
  featured: 'Featured Tools',
  viewAll: 'View All',
  loadingFeatured: 'Loading featured tools…',
  featuredFailed: 'Featured products could not be loaded.',
  noFeatured: 'No featured tools available at the moment.',
  heroTitle: 'Build With Precision Tools',
  heroText: 'Professional hand tools and construction equipment, and clothes that are made to last.',
  featuredProducts: 'Featured Products',
  shopFailed: 'The shop could not be loaded.',
  infoTitle: 'A tool for every step of the work',
  infoText:
    'From the first line to the last screw, for contractors, craftsmen and everybody who builds at home.',
  exploreProducts: 'Explore Products',
} as const;

export const infoTiles = [
  { name: 'Hand Tools', text: 'Hammers, chisels, planes and pliers, for work that is felt in the hand.' },
  {
    name: 'Construction Tools',
    text: 'For masonry, framing and lifting: made to be used outside, every day.',
  },
  { name: 'Precision Tools', text: 'Rules, squares, gauges and levels, for work that is measured first.' },
  { name: 'Tool Sets', text: 'What belongs together, in one case: for a first workshop or a second van.' },
] as const;

export const newsletterTexts = {
  subscribed: { title: 'Subscribed!', message: 'Thank you for subscribing to our newsletter.' },
  onTheList: 'You are on the list.',
  heading: 'Newsletter',
  lead: 'New arrivals and prices worth knowing, by email.',
  email: 'Email',
  subscribe: 'Subscribe',
} as const;

export const moreTexts = {
  categories: 'All categories',
  promises: 'Shopping with us',
  shipping: `${shipping.price} shipping`,
  shippingTerms: `We ship ${shipping.area}. Normal orders ship within ${shipping.normalTime}.`,
  seeShipping: 'See how and when we ship.',
  returns: 'Returns',
  returnTerms: `Within ${returns.window} of receipt, in the original packaging.`,
  seeReturns: 'See what can be returned, and how.',
  contact: 'Questions?',
  write: 'Write to us, we are glad to help.',
  call: 'Write to us, or call',
} as const;
