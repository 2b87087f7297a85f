import { policyNames } from '../../components/componentTexts';
import { routes, policySlugs } from '../../lib/routes';
import { pageNames } from '../../lib/texts';

/** Fewer letters begin too many words. */
const LEAST_LETTERS = 3;
const MOST_PAGES = 2;

/** What shoppers search for when they look for a policy, beside its name. */
const policyWords: Readonly<Record<(typeof policySlugs)[number], string>> = {
  terms: 'terms|terms and conditions',
  privacy: 'privacy',
  refund: 'refund|refunds|money back|cancel order|cancellation',
  return: 'return|returns|return order|exchange|replacement',
  shipping: 'shipping|delivery|delivery time|shipping charges',
  about: 'about',
};

const pages = [
  {
    name: pageNames.trackOrder,
    to: routes.trackOrder(),
    words: 'track|track my order|tracking|order tracking|order status|where is my order',
  },
  { name: pageNames.orders, to: routes.orders, words: 'my orders|order history' },
  ...policySlugs.map((slug) => ({
    name: policyNames[slug],
    to: routes.policy(slug),
    words: policyWords[slug],
  })),
  { name: pageNames.contact, to: routes.contact, words: 'contact|customer care|help|support' },
  { name: pageNames.account, to: routes.account, words: 'account|profile' },
  { name: pageNames.wishlist, to: routes.wishlist, words: 'my wishlist|favourites' },
].map(({ name, to, words }) => ({ page: { name, to }, words: [name.toLowerCase(), ...words.split('|')] }));

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The page that a search names; null for none. */
export function shopPageOf(search: string) {
  const asked = plain(search);
  return pages.find(({ words }) => words.includes(asked))?.page ?? null;
}

export function shopPagesLike(search: string) {
  const asked = plain(search);
  if (asked.length < LEAST_LETTERS) return [];
  return pages
    .filter(({ words }) => words.some((word) => word.startsWith(asked)))
    .map(({ page }) => page)
    .slice(0, MOST_PAGES);
}
