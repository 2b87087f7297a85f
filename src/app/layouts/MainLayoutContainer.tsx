import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { storefrontApi } from '../../api/storefrontApi';
import { isProductMissing } from '../../features/catalog/isProductMissing';
import { OfflineNoticeContainer } from '../../features/connection/OfflineNotice';
import { UnpaidMarkContainer } from '../../features/checkout/UnpaidMark';
import {
  selectStoreInfo,
  selectStoreInfoStatus,
  selectStoreName,
} from '../../features/storeInfo/storeInfoSelectors';
import { HEADER_FALLBACK_CATEGORIES } from '../../lib/constants';
import { paths, plainPath, routes } from '../../lib/routes';
import { RouteErrorBoundary } from '../router/RouteErrorBoundary';
import type { RootState } from '../types';
import { BottomBar } from './BottomBar';
import { CartBadgeContainer } from './CartBadge';
import { CartPanelSlotContainer } from './CartPanelSlotContainer';
import { Footer } from './Footer';
import { HeaderContainer } from './Header';
import { HeaderSearch } from './HeaderSearch';
import { MainLayout } from './MainLayout';
import type { NavigationLink } from './navigation';
import { ProductActionsContainer } from './ProductActionsContainer';

const connector = connect((state: RootState) => ({
  storeInfo: selectStoreInfo(state),
  storeInfoStatus: selectStoreInfoStatus(state),
  storeName: selectStoreName(state),
}));

/** The same element in every render. */
const search = <HeaderSearch />;

function categoryLinks(categories: readonly string[]): readonly NavigationLink[] {
  const names = categories.length > 0 ? categories : HEADER_FALLBACK_CATEGORIES;
  return names.map((name) => ({ name, href: routes.category(name) }));
}

/** Which of the header's links leads to this page, whatever page or filter of a listing it is; '' for none. */
function currentLink(pathname: string, search: string): string {
  if (pathname !== paths.products) return pathname;
  const query = new URLSearchParams(search);
  const category = query.get('category')?.trim() ?? '';
  if (category !== '') return routes.category(category);
  return query.get('featured') === 'true' ? '' : routes.products();
}

/** Whether the page is a product's, whose buy bar is beside the bottom bar's icons. */
function useHasBuyBar(pathname: string): boolean {
  const id = matchPath(paths.product, pathname)?.params.id;
  const { isMissing } = storefrontApi.endpoints.getProduct.useQueryState(
    id === undefined ? skipToken : { id },
    { selectFromResult: (result) => ({ isMissing: isProductMissing(result) }) },
  );
  return id !== undefined && !isMissing;
}

/**
 * The main layout: header, footer and bottom bar around the route's screen. What changes with the cart and the session is
 * connected further down: a change here would make React hydrate header and page at once, in one long task.
 */
export const MainLayoutContainer = connector(function MainLayoutContainer({
  storeInfo,
  storeInfoStatus,
  storeName,
}: ConnectedProps<typeof connector>) {
  // From the router, as the page below is: from the store it would come a render later, and mount the page twice.
  const location = useLocation();
  storefrontApi.endpoints.getStoreInfo.useQuerySubscription();
  const pathname = plainPath(location.pathname);
  const hasBuyBar = useHasBuyBar(location.pathname);
  // The same element for one address: an answer with the shop's information does not render the page again.
  const { key, pathname: path } = location;
  const page = useMemo(
    () => (
      <ProductActionsContainer>
        <RouteErrorBoundary resetKey={key} path={path}>
          <Outlet />
        </RouteErrorBoundary>
      </ProductActionsContainer>
    ),
    [key, path],
  );

  const categories = useMemo(
    () => (storeInfoStatus === 'loading' ? [] : categoryLinks(storeInfo.categories)),
    [storeInfo, storeInfoStatus],
  );
  const footer = useMemo(
    () => <Footer {...storeInfo} storeName={storeName} categories={categories} />,
    [storeInfo, storeName, categories],
  );

  return (
    <MainLayout
      header={
        <>
          <HeaderContainer
            search={search}
            cartBadge={<CartBadgeContainer />}
            storeName={storeName}
            logoUrl={storeInfo.companyLogoUrl}
            categories={categories}
            currentHref={currentLink(pathname, location.search)}
          />
          <OfflineNoticeContainer hasBottomBar />
          <UnpaidMarkContainer />
          <CartPanelSlotContainer />
        </>
      }
      footer={footer}
      bottomBar={<BottomBar pathname={pathname} cartBadge={<CartBadgeContainer />} isCompact={hasBuyBar} />}
    >
      {page}
    </MainLayout>
  );
});
