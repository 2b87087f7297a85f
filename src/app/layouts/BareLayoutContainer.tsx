import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { useGetStoreInfoQuery } from '../../api/storefrontApi';
import { selectStoreInfo, selectStoreInfoStatus } from '../../features/shop/shopSelectors';
import { FALLBACK_STORE_NAME } from '../../lib/constants';
import { RouteBoundary } from '../router/RouteBoundary';
import type { RootState } from '../types';
import { BareLayoutScreen } from './BareLayoutScreen';

const mapStateToProps = (state: RootState) => ({
  location: state.location.location,
  storeInfo: selectStoreInfo(state),
  storeInfoStatus: selectStoreInfoStatus(state),
});

const connector = connect(mapStateToProps);

/** The centred frame of the sign-in pages, with the store's name above. */
function BareLayoutBase({ location, storeInfo, storeInfoStatus }: ConnectedProps<typeof connector>) {
  useGetStoreInfoQuery();
  const storeName = storeInfo.storeName || (storeInfoStatus === 'loading' ? '' : FALLBACK_STORE_NAME);
  return (
    <BareLayoutScreen storeName={storeName}>
      <RouteBoundary resetKey={location.key} path={location.pathname}>
        <Outlet />
      </RouteBoundary>
    </BareLayoutScreen>
  );
}

export const BareLayoutContainer = connector(BareLayoutBase);
