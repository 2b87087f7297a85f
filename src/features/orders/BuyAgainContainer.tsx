import { createSelector } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { storefrontApi } from '../../api/storefrontApi';
import type { Order } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { routes } from '../../lib/routes';
import { lookUpArg } from '../../lib/serverListing';
import { cleared, orderRepeated, selectCartCount } from '../cart';
import type { BuyAgainProps } from './BuyAgain';
import { BuyAgain } from './BuyAgain';
import { searchCatalogue } from './catalogueProducts';

interface OwnProps {
  readonly order: Order;
}

/** How often each name was ordered. */
function quantitiesOf({ items }: Order): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { name, quantity } of items) quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  return quantities;
}

/** One for each order that is shown: it searches the catalogue again only when the cache has changed. */
const createMapStateToProps = () => {
  const selectSearch = createSelector(
    [({ api }: RootState) => api, (_state: RootState, { order }: OwnProps) => order],
    (api, order) => {
      const quantities = quantitiesOf(order);
      return { quantities, ...searchCatalogue({ api }, [...quantities.keys()]) };
    },
  );
  return (state: RootState, props: OwnProps) => ({
    search: selectSearch(state, props),
    isCartEmpty: selectCartCount(state) === 0,
  });
};

const connector = connect(createMapStateToProps, {
  cleared,
  orderRepeated,
  loadPage: (page: number) =>
    storefrontApi.endpoints.listProducts.initiate(lookUpArg({}, page), { forceRefetch: true }),
});

/** Buying an order again: its items are looked up in the catalogue by their names, as orders carry no product ids. */
function BuyAgainBase(props: OwnProps & ConnectedProps<typeof connector>) {
  const { order, search, isCartEmpty, cleared, orderRepeated, loadPage } = props;
  const navigate = useNavigate();
  const { quantities, status, nextPage, products } = search;
  const found = [...products.values()].map((product) => ({
    product,
    quantity: quantities.get(product.name) ?? 1,
  }));

  useEffect(() => {
    if (status !== 'searching') return undefined;
    const request = loadPage(nextPage);
    return () => request.unsubscribe();
  }, [status, nextPage, loadPage]);

  function buy(isReplacing: boolean): void {
    if (isReplacing) cleared();
    orderRepeated(found);
    void navigate(routes.cart);
  }

  function toView(): BuyAgainProps['view'] {
    if (status === 'searching') return { kind: 'searching' };
    if (status === 'failed') return { kind: 'failed', onRetry: () => void loadPage(nextPage) };
    return {
      kind: 'ready',
      found: found.map(({ product: { id, name, image, price }, quantity }) => ({
        id,
        name,
        image,
        price,
        quantity,
      })),
      missing: [...quantities.keys()].filter((name) => !products.has(name)),
      isCartEmpty,
      onAdd: () => buy(false),
      onReplace: () => buy(true),
    };
  }

  return <BuyAgain orderId={order.id} view={toView()} />;
}

export const BuyAgainContainer = connector(BuyAgainBase);
