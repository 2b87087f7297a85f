import { matchPath } from 'react-router-dom';
import { paths } from '../lib/routes';
import { lazyRoute } from './router/lazyRoute';

/** The routes' containers, each in its own chunk (specification, section 2). */
export const screens = {
  home: lazyRoute(() => import(/* webpackChunkName: "home" */ './HomeRoute').then((m) => m.HomeRoute)),
  products: lazyRoute(() =>
    import(/* webpackChunkName: "products" */ '../features/catalog/ProductListingContainer').then(
      (m) => m.ProductListingContainer,
    ),
  ),
  product: lazyRoute(() =>
    import(/* webpackChunkName: "product" */ '../features/catalog/ProductDetailContainer').then(
      (m) => m.ProductDetailContainer,
    ),
  ),
  cart: lazyRoute(() =>
    import(/* webpackChunkName: "cart" */ '../features/cart/CartContainer').then((m) => m.CartContainer),
  ),
  login: lazyRoute(() =>
    import(/* webpackChunkName: "login" */ '../features/auth/LoginContainer').then((m) => m.LoginContainer),
  ),
  register: lazyRoute(() =>
    import(/* webpackChunkName: "register" */ '../features/auth/RegisterContainer').then(
      (m) => m.RegisterContainer,
    ),
  ),
  account: lazyRoute(() =>
    import(/* webpackChunkName: "account" */ '../features/auth/AccountContainer').then(
      (m) => m.AccountContainer,
    ),
  ),
  checkout: lazyRoute(() =>
    import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutContainer').then(
      (m) => m.CheckoutContainer,
    ),
  ),
  payment: lazyRoute(() =>
    import(/* webpackChunkName: "payment" */ '../features/payment/PaymentContainer').then(
      (m) => m.PaymentContainer,
    ),
  ),
  orders: lazyRoute(() =>
    import(/* webpackChunkName: "orders" */ '../features/orders/OrdersContainer').then(
      (m) => m.OrdersContainer,
    ),
  ),
  orderSuccess: lazyRoute(() =>
    import(/* webpackChunkName: "order-success" */ '../features/orders/OrderSuccessScreen').then(
      (m) => m.OrderSuccessScreen,
    ),
  ),
  trackOrder: lazyRoute(() =>
    import(/* webpackChunkName: "track-order" */ '../features/orders/TrackOrderContainer').then(
      (m) => m.TrackOrderContainer,
    ),
  ),
  contact: lazyRoute(() =>
    import(/* webpackChunkName: "contact" */ '../features/contact/ContactContainer').then(
      (m) => m.ContactContainer,
    ),
  ),
  apiTest: lazyRoute(() =>
    import(/* webpackChunkName: "api-test" */ '../features/diagnostics/ApiTestContainer').then(
      (m) => m.ApiTestContainer,
    ),
  ),
  policy: lazyRoute(() =>
    import(/* webpackChunkName: "policy" */ '../features/shop/PolicyContainer').then(
      (m) => m.PolicyContainer,
    ),
  ),
  notFound: lazyRoute(() =>
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
