import { createSelector } from '@reduxjs/toolkit';
import { useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { PARENT_CATEGORY_LOOKUP_LIMIT } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { cleared, orderRepeated, selectCartCount } from '../cart';
import { BuyAgain, type BuyAgainProps } from './BuyAgain';
import { CataloguePagesContainer } from './NamedProductsContainer';
import { loadPage, PAGES_AT_ONCE, searchCatalogue } from './catalogueProducts';

interface OwnProps {
  readonly order: Order;
  readonly maxPages: number;
  readonly onLookFurther: () => void;
}

function quantitiesOf({ items }: Order): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { name, quantity } of items) quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  return quantities;
}

/** One for each order that is shown: it searches the catalogue again only when the cache has changed. */
const createMapStateToProps = () => {
  const selectSearch = createSelector(
    [
      ({ api }: RootState) => api,
      (_state: RootState, { order }: OwnProps) => order,
      (_state: RootState, { maxPages }: OwnProps) => maxPages,
    ],
    (api, order, maxPages) => {
      const quantities = quantitiesOf(order);
      return { quantities, ...searchCatalogue({ api }, [...quantities.keys()], maxPages) };
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
  loadPage,
});

const BuyAgainSearch = connector(function BuyAgainSearch(props: OwnProps & ConnectedProps<typeof connector>) {
  const { order, search, maxPages, isCartEmpty, cleared, orderRepeated, loadPage, onLookFurther } = props;
  const navigate = useNavigate();
  const { quantities, status, pages, products } = search;
  const stillSold = [...products.values()];
  const found = stillSold
    .filter(({ variants }) => variants === undefined)
    .map((product) => ({ product, quantity: quantities.get(product.name) ?? 1 }));

  const onRetry = () => loadPage(pages);

  function buy(isReplacing: boolean): void {
    if (isReplacing) cleared();
    orderRepeated(found);
    void navigate(routes.cart);
  }

  function toView(): BuyAgainProps['view'] {
    const isFirst = maxPages === PAGES_AT_ONCE;
    if (isFirst && status === 'searching') return { kind: 'searching' };
    if (isFirst && status === 'failed') return { kind: 'failed', onRetry };
    const notFound = [...quantities.keys()].filter((name) => !products.has(name));
    return {
      kind: 'ready',
      found: found.map(({ product: { id, name, image, price }, quantity }) => ({
        id,
        name,
        image,
        price,
        quantity,
      })),
      toChoose: stillSold
        .filter(({ variants }) => variants !== undefined)
        .map(({ id, name }) => ({ id, name })),
      missing: status === 'done' ? notFound : [],
      unseen: {
        names: status === 'done' ? [] : notFound,
        read: (status === 'paused' ? pages : pages - 1) * PARENT_CATEGORY_LOOKUP_LIMIT,
        status,
        onLookFurther,
        onRetry,
      },
      isCartEmpty,
      onAdd: () => buy(false),
      onReplace: () => buy(true),
    };
  }

  return (
    <>
      <CataloguePagesContainer count={pages} />
      <BuyAgain orderId={order.id} view={toView()} />
    </>
  );
});

/** Buying an order again: its items are looked up in the catalogue by their names, as orders carry no product ids. */
export function BuyAgainContainer({ order }: Pick<OwnProps, 'order'>) {
  const [maxPages, setMaxPages] = useState(PAGES_AT_ONCE);
  return (
    <BuyAgainSearch
      order={order}
      maxPages={maxPages}
      onLookFurther={() => setMaxPages((old) => old + PAGES_AT_ONCE)}
    />
  );
}
