import { matchPath } from 'react-router-dom';
import { paths } from '../lib/routes';
import { lazyComponent } from '../components/lazyComponent';

/** The routes' containers, each in its own chunk (specification, section 2). */
export const screens = {
  home: lazyComponent(() => import(/* webpackChunkName: "home" */ './HomeRoute').then((m) => m.HomeRoute)),
  products: lazyComponent(() =>
    import(/* webpackChunkName: "products" */ '../features/catalog/ProductListingContainer').then(
      (m) => m.ProductListingContainer,
    ),
  ),
  product: lazyComponent(() =>
    import(/* webpackChunkName: "product" */ '../features/catalog/ProductDetailContainer').then(
      (m) => m.ProductDetailContainer,
    ),
  ),
  cart: lazyComponent(() =>
    import(/* webpackChunkName: "cart" */ '../features/cart/CartContainer').then((m) => m.CartContainer),
  ),
  login: lazyComponent(() =>
    import(/* webpackChunkName: "login" */ '../features/auth/LoginContainer').then((m) => m.LoginContainer),
  ),
  register: lazyComponent(() =>
    import(/* webpackChunkName: "register" */ '../features/auth/RegisterContainer').then(
      (m) => m.RegisterContainer,
    ),
  ),
  account: lazyComponent(() =>
    import(/* webpackChunkName: "account" */ '../features/auth/AccountContainer').then(
      (m) => m.AccountContainer,
    ),
  ),
  checkout: lazyComponent(() =>
    import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutContainer').then(
      (m) => m.CheckoutContainer,
    ),
  ),
  payment: lazyComponent(() =>
    import(/* webpackChunkName: "payment" */ '../features/payment/PaymentContainer').then(
      (m) => m.PaymentContainer,
    ),
  ),
  orders: lazyComponent(() =>
    import(/* webpackChunkName: "orders" */ '../features/orders/OrdersContainer').then(
      (m) => m.OrdersContainer,
    ),
  ),
  orderSuccess: lazyComponent(() =>
    import(/* webpackChunkName: "order-success" */ '../features/orders/OrderSuccessScreen').then(
      (m) => m.OrderSuccessScreen,
    ),
  ),
  trackOrder: lazyComponent(() =>
    import(/* webpackChunkName: "track-order" */ '../features/orders/TrackOrderContainer').then(
      (m) => m.TrackOrderContainer,
    ),
  ),
  contact: lazyComponent(() =>
    import(/* webpackChunkName: "contact" */ '../features/contact/ContactContainer').then(
      (m) => m.ContactContainer,
    ),
  ),
  apiTest: lazyComponent(() =>
    import(/* webpackChunkName: "api-test" */ '../features/diagnostics/ApiTestContainer').then(
      (m) => m.ApiTestContainer,
    ),
  ),
  policy: lazyComponent(() =>
    import(/* webpackChunkName: "policy" */ '../features/shop/PolicyContainer').then(
      (m) => m.PolicyContainer,
    ),
  ),
  notFound: lazyComponent(() =>
    import(/* webpackChunkName: "not-found" */ './NotFoundScreen').then((m) => m.NotFoundScreen),
  ),
} as const;

/** Which path shows which container; the policy pattern takes what no other path does, so it is last. */
const screenOfPath: readonly [path: string, screen: keyof typeof screens][] = [
  [paths.home, 'home'],
  [paths.products, 'products'],
  [paths.product, 'product'],
  [paths.cart, 'cart'],
  [paths.login, 'login'],
  [paths.register, 'register'],
  [paths.account, 'account'],
  [paths.checkout, 'checkout'],
  [paths.payment, 'payment'],
  [paths.orders, 'orders'],
  [paths.orderSuccess, 'orderSuccess'],
  [paths.trackOrder, 'trackOrder'],
  [paths.contact, 'contact'],
  [paths.apiTest, 'apiTest'],
  [paths.notFound, 'notFound'],
  [paths.policy, 'policy'],
];

/** Fetches the chunk that an address will need. Never rejects. */
export function preloadScreen(pathname: string): Promise<void> {
  const match = screenOfPath.find(([path]) => matchPath(path, pathname) !== null);
  return screens[match?.[1] ?? 'notFound'].preload();
}
