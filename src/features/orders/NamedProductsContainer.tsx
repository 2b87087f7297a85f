import { createSelector } from '@reduxjs/toolkit';
import { useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { Order } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { lookUpArg } from '../../lib/serverListing';
import { ownValue } from '../../lib/untrusted';
import { loadPage, PAGES_AT_ONCE, searchCatalogue, selectKeptByName } from './catalogueProducts';
import { LookFurther } from './LookFurther';

function CataloguePage({ page }: { readonly page: number }) {
  storefrontApi.endpoints.listProducts.useQuerySubscription(lookUpArg({}, page));
  return null;
}

/** Loads pages of the catalogue, each once, and keeps them in the cache while it is shown. */
export function CataloguePagesContainer({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => <CataloguePage key={index} page={index + 1} />);
}

interface OwnProps {
  readonly orders: readonly Order[];
  readonly maxPages: number;
  readonly onLookFurther: () => void;
}

const createMapStateToProps = () =>
  createSelector(
    [
      ({ api }: RootState) => api,
      selectKeptByName,
      (_state: RootState, { orders }: OwnProps) => orders,
      (_state: RootState, { maxPages }: OwnProps) => maxPages,
    ],
    (api, kept, orders, maxPages) => {
      const names = orders.flatMap(({ items }) => items.map(({ name }) => name));
      const unknown = names.filter((name) => ownValue(kept, name) === undefined);
      const { status, pages } = searchCatalogue({ api }, unknown, maxPages);
      return { status, pages };
    },
  );

const connector = connect(createMapStateToProps, { loadPage });

const Search = connector(function Search(props: OwnProps & ConnectedProps<typeof connector>) {
  const { status, pages, maxPages, onLookFurther, loadPage } = props;
  const isOffered = status === 'paused' || (maxPages > 1 && status !== 'done');
  return (
    <>
      <CataloguePagesContainer count={pages} />
      <LookFurther
        status={isOffered ? status : 'done'}
        onLookFurther={onLookFurther}
        onRetry={() => loadPage(pages)}
      />
    </>
  );
});

/**
 * Loads the first page of the catalogue for the links and pictures of what these orders name, unless the device keeps all
 * of it, and offers to read further pages where that is not enough.
 */
export function NamedProductsContainer({ orders }: Pick<OwnProps, 'orders'>) {
  const [maxPages, setMaxPages] = useState(1);
  return (
    <Search
      orders={orders}
      maxPages={maxPages}
      onLookFurther={() => setMaxPages((old) => old + PAGES_AT_ONCE)}
    />
  );
}
