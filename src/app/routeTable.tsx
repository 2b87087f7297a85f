import { matchRoutes } from 'react-router-dom';
import type { LazyComponent } from '../components/lazyComponent';
import { lazyComponent } from '../components/lazyComponent';
import { paths } from '../lib/routes';

/** A page of the shop. */
export interface ShopRoute<Path extends string = string> {
  /** The router's pattern. */
  readonly path: Path;
  /** 'main': with header, footer and bottom bar. 'bare': the frame of the sign-in pages. */
  readonly layout: 'main' | 'bare';
  /** Who may see it: anyone, only a signed-in shopper, or only a visitor without a session. */
  readonly access: 'anyone' | 'session' | 'noSession';
  /** Whether its first view needs no data, so that its HTML is written at build time. */
  readonly isPrerendered: boolean;
  /** What is shown, in a chunk of its own. */
  readonly screen: LazyComponent<object>;
}

type Paths = typeof paths;

/**
 * The route table (specification, section 2): one entry for each name in `paths`, or it does not compile. The router's
 * elements, the guards, preloading and prerendering follow from it. The order has no meaning.
 */
export const routeTable: { readonly [Name in keyof Paths]: ShopRoute<Paths[Name]> } = {
  home: {
    path: paths.home,
    layout: 'main',
    access: 'anyone',
    isPrerendered: true,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "home" */ './HomeRoute').then((module) => module.HomeRoute),
    ),
  },
  products: {
    path: paths.products,
    layout: 'main',
    access: 'anyone',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "products" */ '../features/catalog/ProductListingContainer').then(
        (module) => module.ProductListingContainer,
      ),
    ),
  },
  product: {
    path: paths.product,
    layout: 'main',
    access: 'anyone',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "product" */ '../features/catalog/ProductDetailContainer').then(
        (module) => module.ProductDetailContainer,
      ),
    ),
  },
  cart: {
    path: paths.cart,
    layout: 'main',
    access: 'anyone',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "cart" */ '../features/cart/CartContainer').then(
        (module) => module.CartContainer,
      ),
    ),
  },
  login: {
    path: paths.login,
    layout: 'bare',
    access: 'noSession',
    isPrerendered: true,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "login" */ '../features/auth/LoginContainer').then(
        (module) => module.LoginContainer,
      ),
    ),
  },
  register: {
    path: paths.register,
    layout: 'bare',
    access: 'noSession',
    isPrerendered: true,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "register" */ '../features/auth/RegisterContainer').then(
        (module) => module.RegisterContainer,
      ),
    ),
  },
  account: {
    path: paths.account,
    layout: 'main',
    access: 'session',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "account" */ '../features/auth/AccountContainer').then(
        (module) => module.AccountContainer,
      ),
    ),
  },
  checkout: {
    path: paths.checkout,
    layout: 'main',
    access: 'session',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutContainer').then(
        (module) => module.CheckoutContainer,
      ),
    ),
  },
  payment: {
    path: paths.payment,
    layout: 'main',
    access: 'session',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "payment" */ '../features/payment/PaymentContainer').then(
        (module) => module.PaymentContainer,
      ),
    ),
  },
  orders: {
    path: paths.orders,
    layout: 'main',
    access: 'session',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "orders" */ '../features/orders/OrdersContainer').then(
        (module) => module.OrdersContainer,
      ),
    ),
  },
  orderSuccess: {
    path: paths.orderSuccess,
    layout: 'main',
    access: 'anyone',
    isPrerendered: true,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "order-success" */ '../features/orders/OrderSuccessScreen').then(
        (module) => module.OrderSuccessScreen,
      ),
    ),
  },
  trackOrder: {
    path: paths.trackOrder,
    layout: 'main',
    access: 'anyone',
    isPrerendered: true,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "track-order" */ '../features/orders/TrackOrderContainer').then(
        (module) => module.TrackOrderContainer,
      ),
    ),
  },
  contact: {
    path: paths.contact,
    layout: 'main',
    access: 'anyone',
    isPrerendered: true,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "contact" */ '../features/contact/ContactContainer').then(
        (module) => module.ContactContainer,
      ),
    ),
  },
  apiTest: {
    path: paths.apiTest,
    layout: 'main',
    access: 'anyone',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "api-test" */ '../features/diagnostics/ApiTestContainer').then(
        (module) => module.ApiTestContainer,
      ),
    ),
  },
  policy: {
    path: paths.policy,
    layout: 'main',
    access: 'anyone',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "policy" */ '../features/shop/PolicyContainer').then(
        (module) => module.PolicyContainer,
      ),
    ),
  },
  notFound: {
    path: paths.notFound,
    layout: 'main',
    access: 'anyone',
    isPrerendered: true,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "not-found" */ './NotFoundContainer').then((module) => module.NotFoundContainer),
    ),
  },
};

const shopRoutes: ShopRoute[] = Object.values(routeTable);

/** The route that an address leads to, by the router's own rules; the 404 page for an address without one. */
export function routeOf(pathname: string): ShopRoute {
  return matchRoutes(shopRoutes, pathname)?.[0]?.route ?? routeTable.notFound;
}

/** Fetches the chunk that an address will need. Never rejects. */
export function preloadScreen(pathname: string): Promise<void> {
  return routeOf(pathname).screen.preload();
}

/** Fetches the chunks of all pages. Never rejects. */
export async function preloadEveryScreen(): Promise<void> {
  await Promise.all(shopRoutes.map(({ screen }) => screen.preload()));
}

/** The pages whose HTML is written at build time. */
export const prerenderedPaths: readonly string[] = shopRoutes
  .filter(({ isPrerendered }) => isPrerendered)
  .map(({ path }) => path);
