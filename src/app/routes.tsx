import type { ComponentType, ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import { listingQuery, productQuery, type PageAddress, type PublicQuery } from '../api/publicQueries';
import { lazyPart, type LazyPart } from '../components/lazyPart';
import { Others } from './Others';
import { ListingHeadContainer, ProductHeadContainer } from '../features/catalog/CatalogHeadContainer';
import { HomeHeadContainer } from '../features/storeInfo/StoreHeadContainer';
import { paths } from '../lib/routes';

export interface ShopRoute<Path extends string = string> {
  readonly path: Path;
  /** 'bare': the frame of the sign-in pages. By default with header, footer and bottom bar. */
  readonly layout?: 'main' | 'bare';
  /** Who may see it: only a signed-in shopper, or only a visitor without a session; by default anyone. */
  readonly access?: 'anyone' | 'session' | 'noSession';
  /** Whether its first view needs no data, so that its HTML is written at build time. */
  readonly isPrerendered?: boolean;
  /** What the page says of itself in the document's head, beside its title; by default what the shop says of itself. */
  readonly Head?: ComponentType<PageAddress>;
  /** What it asks for first, beside the shop's information; null where its address does not tell. */
  readonly firstQuery?: (address: PageAddress) => PublicQuery | null;
  /** Parts of the screen in other chunks that are rendered with it outside a browser. */
  readonly parts?: readonly LazyPart<object>[];
  readonly Screen: LazyPart<object>;
}

/** The chunks of the screens, each named as its row, in kebab-case. */
const chunks = {
  products: () => import(/* webpackChunkName: "products" */ '../features/catalog/ProductListingContainer'),
  cart: () => import(/* webpackChunkName: "cart" */ '../features/cart/CartContainer'),
  product: () => import(/* webpackChunkName: "product" */ '../features/catalog/ProductDetailContainer'),
  wishlist: () => import(/* webpackChunkName: "wishlist" */ '../features/wishlist/WishlistContainer'),
  compare: () => import(/* webpackChunkName: "compare" */ '../features/catalog/CompareContainer'),
  login: () => import(/* webpackChunkName: "login" */ '../features/auth/LoginContainer'),
  register: () => import(/* webpackChunkName: "register" */ '../features/auth/RegisterContainer'),
  checkout: () => import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutContainer'),
  payment: () => import(/* webpackChunkName: "payment" */ '../features/payment/PaymentContainer'),
  orders: () => import(/* webpackChunkName: "orders" */ '../features/orders/OrdersContainer'),
  orderSuccess: () =>
    import(/* webpackChunkName: "order-success" */ '../features/orders/OrderSuccessContainer'),
  trackOrder: () => import(/* webpackChunkName: "track-order" */ '../features/orders/TrackOrderContainer'),
  contact: () => import(/* webpackChunkName: "contact" */ '../features/contact/ContactContainer'),
  device: () => import(/* webpackChunkName: "device" */ '../features/device/DeviceScreen'),
  apiTest: () => import(/* webpackChunkName: "api-test" */ '../features/diagnostics/ApiTestContainer'),
  policy: () => import(/* webpackChunkName: "policy" */ '../features/storeInfo/PolicyContainer'),
};

const screenOf = <Name extends string>(
  load: () => Promise<{ readonly [Exported in Name]: ComponentType }>,
  name: Name,
) => lazyPart(async () => (await load())[name]);

/** A screen that shows other products where it has none. */
const screenWithOthers = <Name extends string>(
  load: () => Promise<{ readonly [Exported in Name]: ComponentType<{ readonly others: ReactNode }> }>,
  name: Name,
) =>
  lazyPart(async () => {
    const Screen: ComponentType<{ readonly others: ReactNode }> = (await load())[name];
    return () => <Screen others={<Others />} />;
  });

/** Below the first screens of the home page. */
const HomeMore = lazyPart(async () => {
  const [{ More }, { MoreProductsContainer }, { RecentlyViewedContainer }] = await Promise.all([
    import(/* webpackChunkName: "home-more" */ '../features/home/More'),
    import(/* webpackChunkName: "home-more" */ '../features/catalog/MoreProductsContainer'),
    import(/* webpackChunkName: "home-more" */ '../features/catalog/RecentlyViewedContainer'),
  ]);
  return () => (
    <More
      renderCategory={(category) => <MoreProductsContainer product={{ id: '', category }} />}
      viewed={<RecentlyViewedContainer />}
    />
  );
});

const HomePage = lazyPart(async () => {
  const { HomeContainer } = await import(/* webpackChunkName: "home" */ '../features/home/HomeContainer');
  return () => <HomeContainer more={<HomeMore />} />;
});

const AccountPage = lazyPart(async () => {
  const [{ AccountContainer }, { LastOrderContainer }] = await Promise.all([
    import(/* webpackChunkName: "account" */ '../features/auth/AccountContainer'),
    import(/* webpackChunkName: "account" */ '../features/checkout/LastOrder'),
  ]);
  return () => <AccountContainer lastOrder={<LastOrderContainer />} />;
});

const NotFoundPage = lazyPart(async () => {
  const { NotFound } = await import(
    /* webpackChunkName: "not-found" */ '../features/storeInfo/NotFoundScreen'
  );
  return () => (
    <>
      <NotFound />
      <Others />
    </>
  );
});

/**
 * The route table: one row for each name in `paths`, or it does not compile. The router's elements, the guards,
 * preloading and prerendering follow from it. The order has no meaning.
 */
export const routeTable: { readonly [Name in keyof typeof paths]: ShopRoute<(typeof paths)[Name]> } = {
  home: {
    path: paths.home,
    isPrerendered: true,
    Head: HomeHeadContainer,
    parts: [HomeMore],
    Screen: HomePage,
  },
  products: {
    path: paths.products,
    Head: ListingHeadContainer,
    firstQuery: listingQuery,
    Screen: screenOf(chunks.products, 'ProductListingContainer'),
  },
  product: {
    path: paths.product,
    Head: ProductHeadContainer,
    firstQuery: productQuery,
    Screen: screenOf(chunks.product, 'ProductDetailContainer'),
  },
  cart: { path: paths.cart, isPrerendered: true, Screen: screenWithOthers(chunks.cart, 'CartContainer') },
  wishlist: { path: paths.wishlist, Screen: screenWithOthers(chunks.wishlist, 'WishlistContainer') },
  compare: { path: paths.compare, Screen: screenOf(chunks.compare, 'CompareContainer') },
  login: {
    path: paths.login,
    layout: 'bare',
    access: 'noSession',
    isPrerendered: true,
    Screen: screenOf(chunks.login, 'LoginContainer'),
  },
  register: {
    path: paths.register,
    layout: 'bare',
    access: 'noSession',
    isPrerendered: true,
    Screen: screenOf(chunks.register, 'RegisterContainer'),
  },
  account: { path: paths.account, access: 'session', Screen: AccountPage },
  checkout: {
    path: paths.checkout,
    access: 'session',
    Screen: screenWithOthers(chunks.checkout, 'CheckoutContainer'),
  },
  payment: {
    path: paths.payment,
    access: 'session',
    Screen: screenWithOthers(chunks.payment, 'PaymentContainer'),
  },
  orders: {
    path: paths.orders,
    access: 'session',
    Screen: screenWithOthers(chunks.orders, 'OrdersContainer'),
  },
  orderSuccess: {
    path: paths.orderSuccess,
    isPrerendered: true,
    Screen: screenWithOthers(chunks.orderSuccess, 'OrderSuccessContainer'),
  },
  trackOrder: {
    path: paths.trackOrder,
    isPrerendered: true,
    Screen: screenOf(chunks.trackOrder, 'TrackOrderContainer'),
  },
  contact: { path: paths.contact, isPrerendered: true, Screen: screenOf(chunks.contact, 'ContactContainer') },
  device: { path: paths.device, isPrerendered: true, Screen: screenOf(chunks.device, 'Device') },
  apiTest: { path: paths.apiTest, Screen: screenOf(chunks.apiTest, 'ApiTestContainer') },
  policy: { path: paths.policy, Screen: screenOf(chunks.policy, 'PolicyContainer') },
  notFound: { path: paths.notFound, isPrerendered: true, Screen: NotFoundPage },
};

export const shopRoutes: ShopRoute[] = Object.values(routeTable);

/** The route that an address leads to, by the router's own rules; the 404 page for an address without one. */
export function routeOf(pathname: string): ShopRoute {
  return matchRoutes(shopRoutes, pathname)?.[0]?.route ?? routeTable.notFound;
}

/** Fetches the chunk that an address will need. Never rejects. */
export function preloadPage(pathname: string): Promise<void> {
  return routeOf(pathname).Screen.preload();
}
