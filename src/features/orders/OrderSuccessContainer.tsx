import { useMemo, useState } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { orderTotal } from '../../api/models/order';
import { useListOrdersQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { selectSessionId } from '../auth';
import { selectLastOrder } from '../checkout';
import { selectKnownByName } from './catalogueProducts';
import type { OrderSuccessScreenProps } from './OrderSuccessScreen';
import { OrderSuccessScreen } from './OrderSuccessScreen';

const mapStateToProps = (state: RootState) => ({
  sessionId: selectSessionId(state),
  bought: selectLastOrder(state),
  known: selectKnownByName(state),
});

const connector = connect(mapStateToProps);

/**
 * The page after an order [2.order-success]. The purchase's record tells which order it was, the shopper's
 * orders what it holds and costs. Opened in another way, the page knows of no order.
 */
function OrderSuccessContainerBase({ sessionId, bought, known }: ConnectedProps<typeof connector>) {
  // The record forgets its payment and its lines once the order is known to be paid: what it told first stays.
  const [first, setFirst] = useState({ sessionId, purchase: bought });
  const isNewer = first.purchase === undefined && bought !== undefined;
  if (first.sessionId !== sessionId || isNewer) setFirst({ sessionId, purchase: bought });
  const { purchase } = first;

  const { currentData: orders, isFetching } = useListOrdersQuery(undefined, { skip: purchase === undefined });
  const order = orders?.find(({ id }) => id === purchase?.orderId);
  const totalled = useMemo(() => order && { ...order, total: orderTotal(order) }, [order]);
  const products = useMemo(() => {
    const ordered = purchase?.lines.map(({ id, name }) => [name, { id, image: '' }] as const) ?? [];
    return { ...Object.fromEntries(ordered), ...known };
  }, [purchase, known]);

  function toView(): OrderSuccessScreenProps['view'] {
    if (purchase === undefined) return { kind: 'unknown' };
    if (totalled !== undefined) return { kind: 'ready', order: totalled, products };
    return { kind: 'named', orderId: purchase.orderId, lines: purchase.lines, isLoading: isFetching };
  }

  return <OrderSuccessScreen view={toView()} />;
}

export const OrderSuccessContainer = connector(OrderSuccessContainerBase);
