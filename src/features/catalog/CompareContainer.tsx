import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CardProduct, Product } from '../../api/models/types';
import { useGetProductQuery, useListProductsQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { MAX_COMPARED } from '../../lib/constants';
import { isChoiceKey } from '../../lib/facets';
import { formatMoney } from '../../lib/money';
import { routes } from '../../lib/routes';
import { addedFromCard } from '../cart';
import { selectViewed, selectWishlist } from '../wishlist';
import { compareTexts } from './catalogTexts';
import { CompareScreen } from './CompareScreen';
import type { ComparedFact } from './CompareTable';
import { similarArg, specificationsOf } from './productDetails';

const OFFERED = 8;

export function readComparedIds(search: URLSearchParams): readonly string[] {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

function toFact(name: string, values: readonly string[]): ComparedFact {
  return { name, values, differs: new Set(values).size > 1 };
}

/** The facts that every product has a field for. */
const ownFacts: readonly (readonly [string, (product: Product) => string])[] = [
  [compareTexts.price, ({ price }) => formatMoney(price)],
  [compareTexts.category, ({ category }) => category],
  [compareTexts.sizes, ({ sizes }) => sizes.join(', ')],
  [compareTexts.colors, ({ colors }) => colors.join(', ')],
];

/**
 * The facts of products side by side: those in which they differ first, of these the ones that most products give; the
 * price is always the first. A fact that none of them gives is left out.
 */
export function compareProducts(products: readonly Product[]): readonly ComparedFact[] {
  // Sizes and colours have facts of their own.
  const lists = products.map(({ attributes }) =>
    specificationsOf(attributes.filter(({ key }) => !isChoiceKey(key))),
  );
  const names = new Set(lists.flatMap((list) => list.map(({ name }) => name)));
  const facts = [
    ...ownFacts.map(([name, valueOf]) => toFact(name, products.map(valueOf))),
    ...[...names].map((name) =>
      toFact(
        name,
        lists.map((list) =>
          list
            .filter((fact) => fact.name === name)
            .map(({ value }) => value)
            .join(', '),
        ),
      ),
    ),
  ];
  const [price, ...others] = facts.filter(({ values }) => values.some((value) => value !== ''));
  const rank = ({ values, differs }: ComparedFact): number =>
    differs ? values.filter((value) => value === '').length : MAX_COMPARED;
  return price === undefined ? [] : [price, ...others.sort((one, other) => rank(one) - rank(other))];
}

/** A product that could be compared: of those that the device keeps, the sub-category is unknown. */
type Candidate = CardProduct & Partial<Pick<Product, 'parentCategory'>>;

/**
 * Products that could be compared next, each once, without the compared ones: first those of the sub-category of the
 * first compared product, then those of its category, then the rest.
 * @param lists of two products with one id the first is taken
 */
export function offeredProducts(
  compared: readonly Product[],
  ...lists: readonly (readonly Candidate[])[]
): readonly CardProduct[] {
  const [first] = compared;
  const distance = ({ category, parentCategory }: Candidate): number => {
    if (category.toLowerCase() !== first?.category.toLowerCase()) return 2;
    return parentCategory === first.parentCategory ? 0 : 1;
  };
  const byId = new Map<string, Candidate>();
  for (const product of lists.flat()) if (!byId.has(product.id)) byId.set(product.id, product);
  for (const { id } of compared) byId.delete(id);
  return [...byId.values()].sort((one, other) => distance(one) - distance(other)).slice(0, OFFERED);
}

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
