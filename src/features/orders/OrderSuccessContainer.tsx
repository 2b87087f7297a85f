import { useMemo } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { orderTotal } from '../../api/models/order';
import { useListOrdersQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { selectLastOrder } from '../checkout';
import { selectKnownByName } from './catalogueProducts';
import type { OrderSuccessScreenProps } from './OrderSuccessScreen';
import { OrderSuccessScreen } from './OrderSuccessScreen';

const mapStateToProps = (state: RootState) => ({
  bought: selectLastOrder(state),
  known: selectKnownByName(state),
});

const connector = connect(mapStateToProps);

/**
 * The page after an order [2.order-success]. The purchase's record tells which order it was, the shopper's
 * orders what it costs and how far it is. Where no order was placed in this session, the page knows of none.
 */
function OrderSuccessContainerBase({ bought, known }: ConnectedProps<typeof connector>) {
  const { currentData: orders, isFetching } = useListOrdersQuery(undefined, { skip: bought === undefined });
  const order = orders?.find(({ id }) => id === bought?.orderId);
  const totalled = useMemo(() => order && { ...order, total: orderTotal(order) }, [order]);
  const products = useMemo(() => {
    const ordered = bought?.lines.map(({ id, name }) => [name, { id, image: '' }] as const) ?? [];
    return { ...Object.fromEntries(ordered), ...known };
  }, [bought, known]);

  function toView(): OrderSuccessScreenProps['view'] {
    if (bought === undefined) return { kind: 'unknown' };
    if (totalled !== undefined) return { kind: 'ready', order: totalled, products };
    return { kind: 'named', orderId: bought.orderId, lines: bought.lines, isLoading: isFetching };
  }

  return <OrderSuccessScreen view={toView()} />;
}

export const OrderSuccessContainer = connector(OrderSuccessContainerBase);
