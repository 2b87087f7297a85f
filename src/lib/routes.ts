import { wellFormed } from './untrusted';

interface ListingQuery {
  readonly category?: string;
  readonly parentCategory?: string;
  readonly page?: number;
  readonly featured?: boolean;
  readonly search?: string;
}

const fixedPaths = {
  home: '/',
  login: '/login',
  register: '/register',
  cart: '/cart',
  wishlist: '/wishlist',
  contact: '/contact',
  device: '/device',
  apiTest: '/api-test',
  orderSuccess: '/order-success',
  notFound: '/404',
  account: '/account',
  checkout: '/checkout',
  orders: '/orders',
} as const;

/**
 * The pattern of every page, as the router matches it. Which page is shown there stands in the route table
 * (src/app/routes.tsx), which has an entry for each of these names.
 */
export const paths = {
  ...fixedPaths,
  products: '/products',
  product: '/product/:id',
  compare: '/compare',
  trackOrder: '/track-order',
  payment: '/payment',
  policy: '/:policyType',
} as const;

/** A path with a query: without the parameters that are undefined, '' or false. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== false) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** One part of a path, encoded. Never throws, whatever a server calls its products. */
function segment(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** Links to the pages: a text where the address is always the same, else a function that gives it, encoded. */
export const routes = {
  ...fixedPaths,
  /** These two have no page: like every word without one they lead to the 404 page. */
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** The listing; page 1 is the address without a page. */
  products: (query: ListingQuery = {}): string =>
    withQuery(paths.products, {
      category: query.category,
      parentCategory: query.parentCategory,
      page: query.page === 1 ? undefined : query.page,
      featured: query.featured,
      search: query.search,
    }),
  /** The listing of a category, which addresses spell in lower case. */
  category: (name: string): string => withQuery(paths.products, { category: name.toLowerCase() }),
  product: (id: string): string => `/product/${segment(id)}`,
  compare: (ids: readonly string[]): string =>
    withQuery(paths.compare, { ids: ids.map(wellFormed).join(',') }),
  payment: (orderId: string): string => withQuery(paths.payment, { orderId }),
  moreOrders: (shown: number): string => withQuery(fixedPaths.orders, { shown }),
  receipt: (orderId: string): string => withQuery(fixedPaths.orders, { receipt: orderId }),
  buyAgain: (orderId: string): string => withQuery(fixedPaths.orders, { again: orderId }),
  trackOrder: (orderId?: string): string => withQuery(paths.trackOrder, { id: orderId }),
  policy: (slug: string): string => `/${segment(slug)}`,
} as const;

/** A path as links write it: the router also accepts capital letters and a slash at the end. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}

export const policySlugs = ['terms', 'privacy', 'refund', 'return', 'shipping', 'about'] as const;

/** The slug that a text is, in any letter case; null for any other text. */
export function toPolicySlug(text: string): (typeof policySlugs)[number] | null {
  const wanted = text.toLowerCase();
  return policySlugs.find((slug) => slug === wanted) ?? null;
}
