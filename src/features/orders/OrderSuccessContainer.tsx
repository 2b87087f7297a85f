import { useMemo, type ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useGetAccountInfoQuery, useListOrdersQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { selectEmail } from '../auth';
import { paidByOf, selectKnownByName, selectLastOrder, toTotalled } from '../checkout';
import { OrderSuccessScreen } from './OrderSuccessScreen';

const connector = connect((state: RootState) => ({
  bought: selectLastOrder(state),
  products: selectKnownByName(state),
  email: selectEmail(state),
}));

/** The purchase's record tells which order it was, the shopper's orders what it costs and how far it is. */
export const OrderSuccessContainer = connector(function OrderSuccessContainer({
  bought,
  products,
  email,
  others,
}: ConnectedProps<typeof connector> & { readonly others?: ReactNode }) {
  const { currentData: orders, isFetching } = useListOrdersQuery(undefined, { skip: bought === undefined });
  // After the way back from a bank the session alone is known.
  const { currentData: account } = useGetAccountInfoQuery(undefined, {
    skip: bought === undefined || email !== '',
  });
  const order = orders?.find(({ id }) => id === bought?.orderId);
  const totalled = useMemo(
    () => order && toTotalled(order, bought === undefined ? [] : [bought]),
    [order, bought],
  );

  return (
    <>
      <OrderSuccessScreen
        bought={bought}
        order={totalled}
        products={products}
        isLoading={isFetching}
        paidBy={bought === undefined ? null : paidByOf(bought)}
        email={bought === undefined ? '' : email || (account?.email ?? '')}
      />
      {bought === undefined && others}
    </>
  );
});
