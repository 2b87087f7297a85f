import { useEffect, useMemo } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { storefrontApi } from '../../api/storefrontApi';
import type { Order } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { routes } from '../../lib/routes';
import { lookUpArg } from '../../lib/serverListing';
import { selectCartCount } from '../cart/cartSelectors';
import { cleared, orderRepeated } from '../cart/cartSlice';
import type { BuyAgainScreenProps } from './BuyAgainScreen';
import { BuyAgainScreen } from './BuyAgainScreen';
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

const connector = connect(
  (state: RootState) => ({ api: state.api, isCartEmpty: selectCartCount(state) === 0 }),
  {
    cleared,
    orderRepeated,
    pageAsked: (page: number) =>
      storefrontApi.endpoints.listProducts.initiate(lookUpArg({}, page), { forceRefetch: true }),
  },
);

/** Buying an order again: its items are looked up in the catalogue by their names, as orders carry no product ids. */
function BuyAgainBase(props: OwnProps & ConnectedProps<typeof connector>) {
  const { order, api, isCartEmpty, cleared, orderRepeated, pageAsked } = props;
  const navigate = useNavigate();
  const quantities = useMemo(() => quantitiesOf(order), [order]);
  const { status, nextPage, products } = searchCatalogue({ api }, [...quantities.keys()]);
  const found = [...products.values()].map((product) => ({
    product,
    quantity: quantities.get(product.name) ?? 1,
  }));

  useEffect(() => {
    if (status !== 'searching') return undefined;
    const request = pageAsked(nextPage);
    return () => request.unsubscribe();
  }, [status, nextPage, pageAsked]);

  function buy(isReplacing: boolean): void {
    if (isReplacing) cleared();
    orderRepeated(found);
    void navigate(routes.cart);
  }

  function toView(): BuyAgainScreenProps['view'] {
    if (status === 'searching') return { kind: 'searching' };
    if (status === 'failed') return { kind: 'failed', onRetry: () => void pageAsked(nextPage) };
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

  return <BuyAgainScreen orderId={order.id} view={toView()} />;
}

export const BuyAgainContainer = connector(BuyAgainBase);
