import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { storefrontApi, useGetAccountInfoQuery, useTrackOrderQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { selectAuthStatus, selectEmail, selectSessionId } from '../auth/authSlice';
import { trackingRefused } from './orderEvents';
import { orderSearched, selectTrackingSearch, trackingLeft } from './trackingSlice';
import type { TrackOrderScreenProps } from './TrackOrderScreen';
import { TrackOrderScreen } from './TrackOrderScreen';
import type { TrackOrderValues } from './trackOrderSchema';

const mapStateToProps = (state: RootState) => ({
  authStatus: selectAuthStatus(state),
  email: selectEmail(state),
  sessionId: selectSessionId(state),
  search: selectTrackingSearch(state),
});

const connector = connect(mapStateToProps, {
  orderSearched,
  trackingLeft,
  trackingRefused,
  orderAsked: (values: TrackOrderValues) =>
    storefrontApi.endpoints.trackOrder.initiate(values, { forceRefetch: true, subscribe: false }),
});

/**
 * Finds an order; every search asks the server anew (specification, section 2). After a reload the shopper's email
 * is known to the server alone.
 */
function TrackOrderContainerBase({
  authStatus,
  email,
  sessionId,
  search,
  orderSearched,
  trackingLeft,
  trackingRefused,
  orderAsked,
}: ConnectedProps<typeof connector>) {
  const [query] = useSearchParams();
  const orderId = query.get('id') ?? '';
  const { currentData: account } = useGetAccountInfoQuery(undefined, {
    skip: authStatus !== 'signedIn' || email !== '',
  });
  // Shows what `find` asks for, and keeps it while the page is open.
  const found = useTrackOrderQuery(search ?? skipToken);

  useEffect(() => () => void trackingLeft(), [trackingLeft]);

  function find(values: TrackOrderValues): void {
    orderSearched(values);
    void orderAsked(values);
  }

  function toView(): TrackOrderScreenProps['view'] {
    if (search === null) return { kind: 'idle' };
    if (found.isFetching || found.isUninitialized) return { kind: 'loading' };
    // What an earlier search for the same order found is not what this one says.
    const order = found.isError ? null : (found.currentData ?? null);
    return order === null ? { kind: 'notFound' } : { kind: 'found', order };
  }

  return (
    <TrackOrderScreen
      // Another address is another search; what one session typed is not there in the next.
      key={`${sessionId} ${orderId}`}
      orderId={orderId}
      accountEmail={email || (account?.email ?? '')}
      view={toView()}
      onSubmit={find}
      onIncomplete={() => trackingRefused()}
    />
  );
}

export const TrackOrderContainer = connector(TrackOrderContainerBase);
