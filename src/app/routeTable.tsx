import { matchRoutes } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent';
import { paths } from '../lib/routes';
import { loadPurchases } from './later/purchaseLoader';
import type { ShopRoute } from './shopRoute';
import { withFeatures } from './shopRoute';

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
      import(/* webpackChunkName: "products" */ './ListingRoute').then((module) => module.ListingRoute),
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
    isPrerendered: true,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "cart" */ './CartRoute').then((module) => module.CartRoute),
    ),
  },
  wishlist: {
    path: paths.wishlist,
    layout: 'main',
    access: 'anyone',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "wishlist" */ '../features/keptProducts/WishlistContainer').then(
        (module) => module.WishlistContainer,
      ),
    ),
  },
  compare: {
    path: paths.compare,
    layout: 'main',
    access: 'anyone',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "compare" */ '../features/catalog/CompareContainer').then(
        (module) => module.CompareContainer,
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
      withFeatures(
        import(/* webpackChunkName: "account" */ './AccountRoute').then((module) => module.AccountRoute),
        import(/* webpackChunkName: "account" */ './later/accountFeature').then(
          (module) => module.accountFeature,
        ),
      ),
    ),
  },
  checkout: {
    path: paths.checkout,
    layout: 'main',
    access: 'session',
    isPrerendered: false,
    screen: lazyComponent(() =>
      withFeatures(
        import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutContainer').then(
          (module) => module.CheckoutContainer,
        ),
        loadPurchases(),
      ),
    ),
  },
  payment: {
    path: paths.payment,
    layout: 'main',
    access: 'session',
    isPrerendered: false,
    screen: lazyComponent(() =>
      withFeatures(
        import(/* webpackChunkName: "payment" */ '../features/payment/PaymentContainer').then(
          (module) => module.PaymentContainer,
        ),
        loadPurchases(),
        import(/* webpackChunkName: "payment" */ './later/paymentFeature').then(
          (module) => module.paymentFeature,
        ),
      ),
    ),
  },
  orders: {
    path: paths.orders,
    layout: 'main',
    access: 'session',
    isPrerendered: false,
    screen: lazyComponent(() =>
      withFeatures(
        import(/* webpackChunkName: "orders" */ '../features/orders/OrdersContainer').then(
          (module) => module.OrdersContainer,
        ),
        import(/* webpackChunkName: "orders" */ './later/ordersFeature').then(
          (module) => module.ordersFeature,
        ),
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
      withFeatures(
        import(/* webpackChunkName: "track-order" */ '../features/orders/TrackOrderContainer').then(
          (module) => module.TrackOrderContainer,
        ),
        import(/* webpackChunkName: "track-order" */ './later/ordersFeature').then(
          (module) => module.ordersFeature,
        ),
      ),
    ),
  },
  contact: {
    path: paths.contact,
    layout: 'main',
    access: 'anyone',
    isPrerendered: true,
    screen: lazyComponent(() =>
      withFeatures(
        import(/* webpackChunkName: "contact" */ '../features/contact/ContactContainer').then(
          (module) => module.ContactContainer,
        ),
        import(/* webpackChunkName: "contact" */ './later/contactFeature').then(
          (module) => module.contactFeature,
        ),
      ),
    ),
  },
  apiTest: {
    path: paths.apiTest,
    layout: 'main',
    access: 'anyone',
    isPrerendered: false,
    screen: lazyComponent(() =>
      withFeatures(
        import(/* webpackChunkName: "api-test" */ '../features/diagnostics/ApiTestContainer').then(
          (module) => module.ApiTestContainer,
        ),
        import(/* webpackChunkName: "api-test" */ './later/diagnosticsFeature').then(
          (module) => module.diagnosticsFeature,
        ),
      ),
    ),
  },
  policy: {
    path: paths.policy,
    layout: 'main',
    access: 'anyone',
    isPrerendered: false,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "policy" */ './PolicyRoute').then((module) => module.PolicyRoute),
    ),
  },
  notFound: {
    path: paths.notFound,
    layout: 'main',
    access: 'anyone',
    isPrerendered: true,
    screen: lazyComponent(() =>
      import(/* webpackChunkName: "not-found" */ './NotFoundRoute').then((module) => module.NotFoundRoute),
    ),
  },
};

/** Every route of the table. */
export const shopRoutes: ShopRoute[] = Object.values(routeTable);

/** The route that an address leads to, by the router's own rules; the 404 page for an address without one. */
export function routeOf(pathname: string): ShopRoute {
  return matchRoutes(shopRoutes, pathname)?.[0]?.route ?? routeTable.notFound;
}

/** Fetches the chunk that an address will need. Never rejects. */
export function preloadScreen(pathname: string): Promise<void> {
  return routeOf(pathname).screen.preload();
}
