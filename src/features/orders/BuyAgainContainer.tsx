import { useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { PARENT_CATEGORY_LOOKUP_LIMIT } from '../../lib/constants';
import { piecesBy } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { cleared, orderRepeated, selectCartCount } from '../cart';
import { BuyAgain, type BuyAgainProps } from './BuyAgain';
import { CataloguePagesContainer } from './NamedProductsContainer';
import { loadPage, PAGES_AT_ONCE, searchCatalogue } from './catalogueProducts';

const mapStateToProps = (state: RootState) => ({
  api: state.api,
  isCartEmpty: selectCartCount(state) === 0,
});
const connector = connect(mapStateToProps, { cleared, orderRepeated, loadPage });

type Props = ConnectedProps<typeof connector> & { readonly order: Order };

/** Buying an order again: its items are looked up in the catalogue by their names, as orders carry no product ids. */
export const BuyAgainContainer = connector(function BuyAgainContainer(props: Props) {
  const { order, api, isCartEmpty, cleared, orderRepeated, loadPage } = props;
  const [maxPages, setMaxPages] = useState(PAGES_AT_ONCE);
  const navigate = useNavigate();
  const quantities = piecesBy(order.items, ({ name }) => name);
  const { status, pages, products } = searchCatalogue({ api }, [...quantities.keys()], maxPages);
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
    const notFound = [...quantities.keys()].filter((name) => !products.has(name)).map((name) => ({ name }));
    return {
      kind: 'ready',
      found,
      toChoose: stillSold.filter(({ variants }) => variants !== undefined),
      missing: status === 'done' ? notFound : [],
      unseen: status === 'done' ? [] : notFound,
      read: (status === 'paused' ? pages : pages - 1) * PARENT_CATEGORY_LOOKUP_LIMIT,
      further: { status, onLookFurther: () => setMaxPages((old) => old + PAGES_AT_ONCE), onRetry },
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
