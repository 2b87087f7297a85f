import { connect, type ConnectedProps } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { useGetStoreInfoQuery } from '../../api/storefrontApi';
import { OfflineNoticeContainer } from '../../features/connection/OfflineNoticeContainer';
import { selectStoreInfo, selectStoreInfoStatus } from '../../features/shop/shopSelectors';
import { RouteErrorBoundary } from '../router/RouteErrorBoundary';
import type { RootState } from '../types';
import { BareLayout } from './BareLayout';
import { brand } from '../../brand';

const mapStateToProps = (state: RootState) => ({
  storeInfo: selectStoreInfo(state),
  storeInfoStatus: selectStoreInfoStatus(state),
});

const connector = connect(mapStateToProps);

/** The bare layout of the sign-in pages, with the store's name above. */
function BareLayoutBase({ storeInfo, storeInfoStatus }: ConnectedProps<typeof connector>) {
  // From the router, as the page below is: from the store it would come a render later, and mount the page twice.
  const location = useLocation();
  useGetStoreInfoQuery();
  const storeName = storeInfo.storeName || (storeInfoStatus === 'loading' ? '' : brand.name);
  return (
    <>
      <BareLayout storeName={storeName}>
        <RouteErrorBoundary resetKey={location.key} path={location.pathname}>
          <Outlet />
        </RouteErrorBoundary>
      </BareLayout>
      <OfflineNoticeContainer />
    </>
  );
}

export const BareLayoutContainer = connector(BareLayoutBase);
