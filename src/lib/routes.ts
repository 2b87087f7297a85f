import { wellFormed } from './untrusted';

/** The shop's addresses (specification, section 2): path patterns for the router and builders for links. */

/** What the listing's address can carry. Empty values are left out. */
export interface ListingQuery {
  readonly category?: string;
  readonly parentCategory?: string;
  readonly page?: number;
  readonly featured?: boolean;
}

/** Patterns as the router matches them. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  products: '/products',
  product: '/product/:id',
  cart: '/cart',
  trackOrder: '/track-order',
  contact: '/contact',
  apiTest: '/api-test',
  orderSuccess: '/order-success',
  policy: '/:policyType',
  notFound: '/404',
  account: '/account',
  checkout: '/checkout',
  orders: '/orders',
  payment: '/payment',
  forgotPassword: '/forgot-password',
} as const;

function withQuery(
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

/** Addresses of the shop, encoded. */
export const routes = {
  home: paths.home,
  login: paths.login,
  register: paths.register,
  forgotPassword: paths.forgotPassword,
  cart: paths.cart,
  contact: paths.contact,
  apiTest: paths.apiTest,
  orderSuccess: paths.orderSuccess,
  notFound: paths.notFound,
  account: paths.account,
  checkout: paths.checkout,
  orders: paths.orders,
  /** The listing; page 1 is the address without a page. */
  products: (query: ListingQuery = {}): string =>
    withQuery(paths.products, {
      category: query.category,
      parentCategory: query.parentCategory,
      page: query.page === 1 ? undefined : query.page,
      featured: query.featured,
    }),
  /** The listing of a category, which addresses spell in lower case. */
  category: (name: string): string => withQuery(paths.products, { category: name.toLowerCase() }),
  product: (id: string): string => `/product/${segment(id)}`,
  payment: (orderId: string): string => withQuery(paths.payment, { orderId }),
  trackOrder: (orderId?: string): string => withQuery(paths.trackOrder, { id: orderId }),
  policy: (slug: string): string => `/${segment(slug)}`,
} as const;
