import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { orderTotal } from '../../api/models/order';
import { storefrontApi, useGetAccountInfoQuery, useTrackOrderQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { selectAuthStatus, selectEmail, selectSessionId } from '../auth';
import { selectKnownByName } from './catalogueProducts';
import { NamedProductsContainer } from './NamedProductsContainer';
import { trackingRefused, orderSearched, selectTrackingSearch, trackingLeft } from './trackingSlice';
import { TrackOrderScreen, type TrackOrderScreenProps } from './TrackOrderScreen';
import type { TrackOrderValues } from './trackOrderSchema';
import { useSessionKey } from './useSessionKey';

const mapStateToProps = (state: RootState) => ({
  authStatus: selectAuthStatus(state),
  email: selectEmail(state),
  sessionId: selectSessionId(state),
  search: selectTrackingSearch(state),
  products: selectKnownByName(state),
});

const connector = connect(mapStateToProps, {
  orderSearched,
  trackingLeft,
  trackingRefused,
  orderAsked: (values: TrackOrderValues) =>
    storefrontApi.endpoints.trackOrder.initiate(values, { forceRefetch: true, subscribe: false }),
});

/**
 * Tracking an order; every search sends a request. The email comes from the account info
 * after a reload.
 */
function TrackOrderContainerBase({
  authStatus,
  email,
  sessionId,
  search,
  products,
  orderSearched,
  trackingLeft,
  trackingRefused,
  orderAsked,
}: ConnectedProps<typeof connector>) {
  const [query] = useSearchParams();
  const orderId = query.get('id') ?? '';
  const sessionKey = useSessionKey(authStatus, sessionId);
  const { currentData: account } = useGetAccountInfoQuery(undefined, {
    skip: authStatus !== 'signedIn' || email !== '',
  });
  // Subscribes to the request that `find` sends.
  const found = useTrackOrderQuery(search ?? skipToken);
  // After an error `currentData` is still the result of an earlier search.
  const isShown = search !== null && !found.isFetching && !found.isError;
  const order = isShown ? (found.currentData ?? null) : null;
  const orders = useMemo(() => (order === null ? [] : [{ ...order, total: orderTotal(order) }]), [order]);

  useEffect(() => () => void trackingLeft(), [trackingLeft]);

  function find(values: TrackOrderValues): void {
    orderSearched(values);
    void orderAsked(values);
  }

  function toView(): TrackOrderScreenProps['view'] {
    if (search === null) return { kind: 'idle' };
    if (found.isFetching || found.isUninitialized) return { kind: 'loading' };
    const [totalled] = orders;
    if (totalled === undefined) return { kind: 'notFound' };
    return { kind: 'found', order: totalled, products, isSignedIn: authStatus === 'signedIn' };
  }

  return (
    <>
      <TrackOrderScreen
        // Remounts the form for another address or another session.
        key={`${sessionKey} ${orderId}`}
        orderId={orderId}
        accountEmail={email || (account?.email ?? '')}
        view={toView()}
        onSubmit={find}
        onIncomplete={() => trackingRefused()}
      />
      <NamedProductsContainer orders={orders} />
    </>
  );
}

export const TrackOrderContainer = connector(TrackOrderContainerBase);
