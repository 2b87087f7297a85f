import { useMemo } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { orderTotal } from '../../api/models/order';
import { useListOrdersQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { selectAuthStatus } from '../auth/authSlice';
import type { OrdersScreenProps } from './OrdersScreen';
import { OrdersScreen } from './OrdersScreen';
import { orderTexts } from './orderTexts';

const mapStateToProps = (state: RootState) => ({ authStatus: selectAuthStatus(state) });

const connector = connect(mapStateToProps);

/**
 * The shopper's orders, refetched on every visit because their status changes. A failure is not shown as an empty list
 * (specification, sections 2 and 8).
 */
function OrdersContainerBase({ authStatus }: ConnectedProps<typeof connector>) {
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useListOrdersQuery(undefined, {
    skip: authStatus !== 'signedIn',
    refetchOnMountOrArgChange: true,
  });

  // Memoised: orders that did not change are not rendered again.
  const orders = useMemo(() => data?.map((order) => ({ ...order, total: orderTotal(order) })) ?? [], [data]);

  function toView(): OrdersScreenProps['view'] {
    if (data !== undefined) {
      if (orders.length === 0) return { kind: 'empty' };
      return { kind: 'ready', orders };
    }
    if (!isError || isFetching) return { kind: 'loading' };
    return { kind: 'failed', message: orderTexts.loadFailed, onRetry: () => void refetch() };
  }

  return <OrdersScreen view={toView()} />;
}

export const OrdersContainer = connector(OrdersContainerBase);
