import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useGetAccountInfoQuery, useLazyTrackOrderQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { selectAuthStatus, selectEmail } from '../auth/authSelectors';
import { trackingRefused } from './orderEvents';
import type { TrackOrderScreenProps } from './TrackOrderScreen';
import { TrackOrderScreen } from './TrackOrderScreen';

const mapStateToProps = (state: RootState) => ({
  authStatus: selectAuthStatus(state),
  email: selectEmail(state),
});

const connector = connect(mapStateToProps, { trackingRefused });

/**
 * Finds an order; every search asks the server anew (specification, section 2). After a reload the shopper's email
 * is known to the server alone.
 */
function TrackOrderContainerBase({ authStatus, email, trackingRefused }: ConnectedProps<typeof connector>) {
  const [query] = useSearchParams();
  const orderId = query.get('id') ?? '';
  const { currentData: account } = useGetAccountInfoQuery(undefined, {
    skip: authStatus !== 'signedIn' || email !== '',
  });
  const [trackOrder, { currentData, isFetching, isUninitialized }] = useLazyTrackOrderQuery();

  function toView(): TrackOrderScreenProps['view'] {
    if (isUninitialized) return { kind: 'idle' };
    if (isFetching) return { kind: 'loading' };
    const order = currentData ?? null;
    return order === null ? { kind: 'notFound' } : { kind: 'found', order };
  }

  return (
    <TrackOrderScreen
      // Another address is another search.
      key={orderId}
      orderId={orderId}
      accountEmail={email || (account?.email ?? '')}
      view={toView()}
      onSubmit={(values) => void trackOrder(values)}
      onIncomplete={() => trackingRefused()}
    />
  );
}

export const TrackOrderContainer = connector(TrackOrderContainerBase);
