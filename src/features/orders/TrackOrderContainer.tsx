import { useMemo, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { storefrontApi, useGetAccountInfoQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { selectAuthStatus, selectEmail, selectSessionId } from '../auth';
import { selectKnownByName, selectPurchases, toTotalled } from '../checkout';
import { toastShown } from '../notifications';
import { NamedProductsContainer } from './NamedProductsContainer';
import { orderTexts } from './ordersTexts';
import { TrackOrderScreen, type TrackOrderScreenProps } from './TrackOrderScreen';

const mapStateToProps = (state: RootState) => ({
  authStatus: selectAuthStatus(state),
  email: selectEmail(state),
  sessionId: selectSessionId(state),
  products: selectKnownByName(state),
  purchases: selectPurchases(state),
});

const connector = connect(mapStateToProps, {
  onIncomplete: () =>
    toastShown({
      variant: 'destructive',
      title: orderTexts.requiredTitle,
      message: orderTexts.required,
      about: 'trackOrder',
    }),
});

type Props = ConnectedProps<typeof connector>;

/**
 * A key for what must not outlast a session. It changes when another session follows, and stays when the first one becomes
 * known: by then a rendered page is in use.
 */
function useSessionKey({ authStatus, sessionId }: Pick<Props, 'authStatus' | 'sessionId'>): number {
  const known = authStatus === 'loading' ? null : sessionId;
  const [session, setSession] = useState({ known, key: 0 });
  if (known !== session.known)
    setSession({ known, key: session.known === null ? session.key : session.key + 1 });
  return session.key;
}

/**
 * Tracking an order; every search sends a request. What is searched for is not in the address, because an email or phone
 * number does not belong in a history or a shared link. The email comes from the account info after a reload.
 */
export const TrackOrderContainer = connector(function TrackOrderContainer(props: Props) {
  const { authStatus, email, products, purchases, onIncomplete } = props;
  const [query] = useSearchParams();
  const orderId = query.get('id') ?? '';
  const sessionKey = useSessionKey(props);
  const { currentData: account } = useGetAccountInfoQuery(undefined, {
    skip: authStatus !== 'signedIn' || email !== '',
  });
  const [trackOrder, found] = storefrontApi.endpoints.trackOrder.useLazyQuery();
  /** The session of the last search; null before the first one. */
  const [searchedIn, setSearchedIn] = useState<number | null>(null);
  const isSearched = searchedIn === sessionKey;
  // After an error `currentData` is still the result of an earlier search.
  const isShown = isSearched && !found.isFetching && !found.isError;
  const order = isShown ? (found.currentData ?? null) : null;
  const orders = useMemo(() => (order === null ? [] : [toTotalled(order, purchases)]), [order, purchases]);

  function toView(): TrackOrderScreenProps['view'] {
    if (!isSearched) return { kind: 'idle' };
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
        onSubmit={(values) => {
          setSearchedIn(sessionKey);
          void trackOrder(values);
        }}
        onIncomplete={onIncomplete}
      />
      <NamedProductsContainer orders={orders} />
    </>
  );
});
