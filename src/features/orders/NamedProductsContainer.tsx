import { memo, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { lookUpArg } from '../../lib/serverListing';
import { ownValue } from '../../lib/untrusted';
import { selectKeptByName } from '../checkout';
import { loadPage, PAGES_AT_ONCE, searchCatalogue } from './catalogueProducts';
import { LookFurther } from './LookFurther';

function CataloguePage({ page }: { readonly page: number }) {
  storefrontApi.endpoints.listProducts.useQuerySubscription(lookUpArg({}, page));
  return null;
}

interface CataloguePagesProps {
  readonly count: number;
}

/**
 * Loads pages of the catalogue, each once, and keeps them in the cache while it is shown. Memoised: what is around it is
 * rendered with every answer of the API.
 */
export const CataloguePagesContainer = memo(function CataloguePagesContainer({ count }: CataloguePagesProps) {
  return Array.from({ length: count }, (_, index) => <CataloguePage key={index} page={index + 1} />);
});

const connector = connect((state: RootState) => ({ api: state.api, kept: selectKeptByName(state) }), {
  loadPage,
});

type Props = ConnectedProps<typeof connector> & { readonly orders: readonly Order[] };

/**
 * Loads the first page of the catalogue for the links and pictures of what these orders name, unless the device keeps all
 * of it, and offers to read further pages where that is not enough.
 */
export const NamedProductsContainer = connector(function NamedProductsContainer(props: Props) {
  const { orders, api, kept, loadPage } = props;
  const [maxPages, setMaxPages] = useState(1);
  const names = orders.flatMap(({ items }) => items.map(({ name }) => name));
  const unknown = names.filter((name) => ownValue(kept, name) === undefined);
  const { status, pages } = searchCatalogue({ api }, unknown, maxPages);
  const isOffered = status === 'paused' || (maxPages > 1 && status !== 'done');
  return (
    <>
      <CataloguePagesContainer count={pages} />
      <LookFurther
        status={isOffered ? status : 'done'}
        onLookFurther={() => setMaxPages((old) => old + PAGES_AT_ONCE)}
        onRetry={() => loadPage(pages)}
      />
    </>
  );
});
