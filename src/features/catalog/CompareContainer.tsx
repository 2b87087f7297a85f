import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetProductQuery, useListProductsQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { MAX_COMPARED } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { addedFromCard } from '../cart';
import { selectViewed, selectWishlist } from '../wishlist';
import { CompareScreen } from './CompareScreen';
import { compareProducts, offeredProducts, readComparedIds } from './comparison';
import { similarArg } from './productDetails';

const connector = connect(
  (state: RootState) => ({ wishlist: selectWishlist(state), viewed: selectViewed(state) }),
  { addedFromCard },
);

function useProduct(id: string | undefined) {
  return useGetProductQuery(id === undefined ? skipToken : { id });
}

/** Up to four products side by side; the address says which. */
export const CompareContainer = connector(function CompareContainer({
  wishlist,
  viewed,
  addedFromCard,
}: ConnectedProps<typeof connector>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ids = readComparedIds(search);
  // One hook for each place: the number of hooks cannot change.
  const answers = [useProduct(ids[0]), useProduct(ids[1]), useProduct(ids[2]), useProduct(ids[3])];
  const products = answers.flatMap(({ currentData }) => currentData ?? []);
  const isLoading = answers.some(({ isFetching, currentData }) => isFetching && currentData === undefined);
  // The first products are shown together: one after the other they would move what is below. A later one joins them.
  const [isBegun, setIsBegun] = useState(false);
  if (!isBegun && !isLoading) setIsBegun(true);
  const isFull = ids.length >= MAX_COMPARED;
  const { category = '', parentCategory = '' } = products[0] ?? {};
  const isAlone = isFull || category === '';
  const similar = useListProductsQuery(isAlone ? skipToken : similarArg(category));
  const alike = useListProductsQuery(
    isAlone || parentCategory === '' ? skipToken : { ...similarArg(category), parentCategory },
  );
  // Shown at once with the nearest first: nothing moves under the finger.
  const isOffering = isBegun && !isFull && !similar.isLoading && !alike.isLoading;

  const show = (compared: readonly string[]): void => {
    void navigate(routes.compare(compared), { replace: true });
  };

  return (
    <CompareScreen
      isLoading={isLoading}
      products={isBegun ? products : []}
      facts={compareProducts(products)}
      offered={
        isOffering
          ? offeredProducts(
              products,
              alike.currentData?.products ?? [],
              similar.currentData?.products ?? [],
              wishlist,
              viewed,
            )
          : []
      }
      onAdd={(id) => show([...ids, id])}
      onRemove={(id) => show(ids.filter((other) => other !== id))}
      onAddToCart={addedFromCard}
    />
  );
});
