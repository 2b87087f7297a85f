import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { isProductMissing, storefrontApi } from '../../api/storefrontApi';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { BOTTOM_SPACE, pageColumns, OFFLINE_LINE } from '../../components/tokens';
import { OfflineNoticeContainer } from '../../features/connection/OfflineNotice';
import { UnpaidMarkContainer } from '../../features/checkout/UnpaidMark';
import {
  selectStoreInfo,
  selectStoreInfoStatus,
  selectStoreName,
} from '../../features/storeInfo/storeInfoSelectors';
import { HEADER_FALLBACK_CATEGORIES, MAIN_ID } from '../../lib/constants';
import { paths, plainPath, routes } from '../../lib/routes';
import { layoutTexts } from '../appTexts';
import { RouteErrorBoundary } from '../router/RouteErrorBoundary';
import { Others } from '../Others';
import type { RootState } from '../types';
import { BottomBar } from './BottomBar';
import { CartPanelSlotContainer } from './CartPanelSlotContainer';
import { Footer } from './Footer';
import { HeaderContainer } from './Header';
import type { NavigationLink } from './MainNavigation';
import { ProductActionsContainer } from './ProductActionsContainer';

const connector = connect((state: RootState) => ({
  storeInfo: selectStoreInfo(state),
  storeInfoStatus: selectStoreInfoStatus(state),
  storeName: selectStoreName(state),
}));

/** The page. Its children keep to the content column, but for those wrapped in FullBleed. */
const Main = styled('main')(pageColumns, ({ theme }) => ({
  // At least as tall as the window: the footer stays below it while a page is loading.
  flex: '1 0 auto',
  minHeight: '100vh',
  alignContent: 'start',
  paddingTop: 24,
  paddingBottom: 56,
  [theme.breakpoints.up('md')]: { paddingTop: 40, paddingBottom: 96 },
  // The first child, without :first-child, of which Emotion warns.
  '&:has(> [data-full-bleed]:not(* + *))': { paddingTop: 0 },
  '&:has(> [data-full-bleed]:last-child)': { paddingBottom: 0 },
}));

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
 * The layout of all pages but sign-in and registration: skip link, header, the route's screen, footer and bottom bar. What
 * changes with the cart and the session is connected further down: a change here would make React hydrate header and page
 * at once, in one long task.
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
        <RouteErrorBoundary resetKey={key} path={path} others={<Others />}>
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
    <Stack
      // Room below the end of the page for what is fixed at the bottom.
      sx={{ minHeight: '100dvh', paddingBottom: { xs: BOTTOM_SPACE, md: OFFLINE_LINE } }}
    >
      <Link
        component="a"
        href={`#${MAIN_ID}`}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          padding: '12px 16px',
          bgcolor: 'background.paper',
          borderRadius: 1,
          '&:not(:focus)': { transform: 'translateY(-200%)' },
        }}
      >
        {layoutTexts.skip}
      </Link>
      <HydrationBoundary>
        <HeaderContainer
          storeName={storeName}
          logoUrl={storeInfo.companyLogoUrl}
          categories={categories}
          currentHref={currentLink(pathname, location.search)}
        />
        <OfflineNoticeContainer hasBottomBar />
        <CartPanelSlotContainer />
      </HydrationBoundary>
      <Main id={MAIN_ID} tabIndex={-1}>
        {page}
      </Main>
      <HydrationBoundary>
        {footer}
        <UnpaidMarkContainer />
      </HydrationBoundary>
      <BottomBar pathname={pathname} isCompact={hasBuyBar} />
    </Stack>
  );
});
