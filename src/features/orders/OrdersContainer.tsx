import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, type ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { storefrontApi, useListOrdersQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { PageHeading } from '../../components/PageHeading';
import { narrowColumn, NOT_PRINTED } from '../../components/tokens';
import { useStepFocus } from '../../components/useStepFocus';
import { ORDERS_STEP } from '../../lib/constants';
import { orderTime } from '../../lib/dates';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { readWhole } from '../../lib/untrusted';
import { selectAuthStatus } from '../auth';
import { type TotalledOrder, selectKnownByName, selectPurchases, toTotalled } from '../checkout';
import { selectStoreInfo, selectStoreInfoStatus } from '../storeInfo';
import { BuyAgainContainer } from './BuyAgainContainer';
import { NamedProductsContainer } from './NamedProductsContainer';
import { OrderBlock } from './OrderBlock';
import { OrdersScreen, type OrdersScreenProps } from './OrdersScreen';
import { ordersPageTexts } from './ordersTexts';

const connector = connect((state: RootState) => ({
  authStatus: selectAuthStatus(state),
  products: selectKnownByName(state),
  purchases: selectPurchases(state),
  store: selectStoreInfo(state),
  storeStatus: selectStoreInfoStatus(state),
}));
type Props = ConnectedProps<typeof connector> & { readonly others?: ReactNode };

function newestFirst(orders: readonly TotalledOrder[]): readonly TotalledOrder[] {
  const dated = orders.map((order) => ({ time: orderTime(order.date), order }));
  return dated.sort((a, b) => (a.time === b.time ? 0 : b.time - a.time)).map(({ order }) => order);
}

/** What is printed is the page without the shop around it. */
function Receipt(props: Pick<Props, 'products' | 'store'> & { readonly order: TotalledOrder }) {
  const { order, products, store } = props;
  const { companyName, companyAddress, companyPhone, companyEmail } = store;
  const seller = [companyName, companyAddress, companyPhone, companyEmail].filter((line) => line !== '');
  return (
    <Stack component="article" spacing={3} sx={narrowColumn}>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <PageHeading>{actions.receipt}</PageHeading>
        <Stack {...{ [NOT_PRINTED]: '' }} direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" color="primary" onClick={() => window.print()}>
            {ordersPageTexts.print}
          </Button>
          <Button href={routes.orders} variant="outlined">
            {ordersPageTexts.backToOrders}
          </Button>
        </Stack>
      </Stack>
      <OrderBlock order={order} products={products} hasLinks={false} seller={seller} />
    </Stack>
  );
}

/**
 * Refetched on every visit because the status of orders changes. The address says how many are shown, or of which one the
 * receipt is shown or the items are bought again.
 */
export const OrdersContainer = connector(function OrdersContainer(props: Props) {
  const { authStatus, products, purchases, store, storeStatus, others } = props;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  storefrontApi.endpoints.getStoreInfo.useQuerySubscription();
  const { isError, isFetching, refetch, ...answer } = useListOrdersQuery(undefined, {
    skip: authStatus !== 'signedIn',
    refetchOnMountOrArgChange: true,
  });

  // A receipt begins with its seller: known later, it would push the order down.
  const isSellerAwaited = query.has('receipt') && storeStatus === 'loading';
  const currentData = isSellerAwaited ? undefined : answer.currentData;

  // Memoised: orders that did not change are not rendered again.
  const orders = useMemo(
    () => newestFirst((currentData ?? []).map((order) => toTotalled(order, purchases))),
    [currentData, purchases],
  );
  const shown = readWhole(query.get('shown'), ORDERS_STEP, orders.length) ?? ORDERS_STEP;

  function toView(): OrdersScreenProps['view'] {
    if (currentData !== undefined) {
      if (orders.length === 0) return { kind: 'empty' };
      const onShowMore = () => void navigate(routes.moreOrders(shown + ORDERS_STEP), { replace: true });
      return { kind: 'ready', orders, shown, products, onShowMore };
    }
    if (!isError || isFetching) return { kind: 'loading' };
    return { kind: 'failed', onRetry: () => void refetch() };
  }

  const named = (name: string) => orders.find(({ id }) => id === query.get(name));
  const receipt = named('receipt');
  const again = named('again');
  const page = useStepFocus(receipt !== undefined ? 'receipt' : again !== undefined ? 'again' : 'list');

  function toPage(): ReactNode {
    if (receipt !== undefined) {
      return (
        <>
          <Receipt order={receipt} products={products} store={store} />
          <NamedProductsContainer orders={[receipt]} />
        </>
      );
    }
    if (again !== undefined) return <BuyAgainContainer order={again} />;
    const view = toView();
    return (
      <>
        <OrdersScreen view={view} />
        {(view.kind === 'empty' || view.kind === 'failed') && others}
        <NamedProductsContainer orders={orders.slice(0, shown)} />
      </>
    );
  }

  return <div ref={page}>{toPage()}</div>;
});
