import { matchRoutes } from 'react-router-dom';
import { paths } from '../lib/routes';
import { accountPage } from '../pages/account';
import { apiTestPage } from '../pages/apiTest';
import { cartPage } from '../pages/cart';
import { checkoutPage } from '../pages/checkout';
import { comparePage } from '../pages/compare';
import { contactPage } from '../pages/contact';
import { devicePage } from '../pages/device';
import { homePage } from '../pages/home';
import { loginPage } from '../pages/login';
import { notFoundPage } from '../pages/notFound';
import { orderSuccessPage } from '../pages/orderSuccess';
import { ordersPage } from '../pages/orders';
import { paymentPage } from '../pages/payment';
import { policyPage } from '../pages/policy';
import { productPage } from '../pages/product';
import { productsPage } from '../pages/products';
import { registerPage } from '../pages/register';
import { trackOrderPage } from '../pages/trackOrder';
import { wishlistPage } from '../pages/wishlist';
import type { Page } from '../pages/page';

/** A route of the shop. */
export interface ShopRoute<Path extends string = string> {
  /** The router's pattern. */
  readonly path: Path;
  /** Who may see it: anyone, only a signed-in shopper, or only a visitor without a session. */
  readonly access: 'anyone' | 'session' | 'noSession';
  /** Whether its first view needs no data, so that its HTML is written at build time. */
  readonly isPrerendered: boolean;
  readonly page: Page;
}

type Paths = typeof paths;

/**
 * The route table: one entry for each name in `paths`, or it does not compile. The router's
 * elements, the guards, preloading and prerendering follow from it. The order has no meaning.
 */
export const routeTable: { readonly [Name in keyof Paths]: ShopRoute<Paths[Name]> } = {
  home: { path: paths.home, access: 'anyone', isPrerendered: true, page: homePage },
  products: { path: paths.products, access: 'anyone', isPrerendered: false, page: productsPage },
  product: { path: paths.product, access: 'anyone', isPrerendered: false, page: productPage },
  cart: { path: paths.cart, access: 'anyone', isPrerendered: true, page: cartPage },
  wishlist: { path: paths.wishlist, access: 'anyone', isPrerendered: false, page: wishlistPage },
  compare: { path: paths.compare, access: 'anyone', isPrerendered: false, page: comparePage },
  login: { path: paths.login, access: 'noSession', isPrerendered: true, page: loginPage },
  register: { path: paths.register, access: 'noSession', isPrerendered: true, page: registerPage },
  account: { path: paths.account, access: 'session', isPrerendered: false, page: accountPage },
  checkout: { path: paths.checkout, access: 'session', isPrerendered: false, page: checkoutPage },
  payment: { path: paths.payment, access: 'session', isPrerendered: false, page: paymentPage },
  orders: { path: paths.orders, access: 'session', isPrerendered: false, page: ordersPage },
  orderSuccess: { path: paths.orderSuccess, access: 'anyone', isPrerendered: true, page: orderSuccessPage },
  trackOrder: { path: paths.trackOrder, access: 'anyone', isPrerendered: true, page: trackOrderPage },
  contact: { path: paths.contact, access: 'anyone', isPrerendered: true, page: contactPage },
  device: { path: paths.device, access: 'anyone', isPrerendered: true, page: devicePage },
  apiTest: { path: paths.apiTest, access: 'anyone', isPrerendered: false, page: apiTestPage },
  policy: { path: paths.policy, access: 'anyone', isPrerendered: false, page: policyPage },
  notFound: { path: paths.notFound, access: 'anyone', isPrerendered: true, page: notFoundPage },
};

/** Every route of the table. */
export const shopRoutes: ShopRoute[] = Object.values(routeTable);

/** The route that an address leads to, by the router's own rules; the 404 page for an address without one. */
export function routeOf(pathname: string): ShopRoute {
  return matchRoutes(shopRoutes, pathname)?.[0]?.route ?? routeTable.notFound;
}

/** Fetches the chunk that an address will need. Never rejects. */
export function preloadPage(pathname: string): Promise<void> {
  return routeOf(pathname).page.Screen.preload();
}
