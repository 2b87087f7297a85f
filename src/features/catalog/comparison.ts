import type { CardProduct, Product } from '../../api/models/types';
import { MAX_COMPARED } from '../../lib/constants';
import { formatMoney } from '../../lib/money';
import { compareTexts } from './catalogTexts';
import { specificationsOf } from './productDetails';

/** A line of the comparison: one value for each product, '' where a product has none. */
export interface ComparedFact {
  readonly name: string;
  readonly values: readonly string[];
  /** Whether the products differ in it. */
  readonly differs: boolean;
}

/** How many products are offered for the comparison. */
const OFFERED = 8;

/** The ids of the compared products in an address. */
export function readComparedIds(search: URLSearchParams): readonly string[] {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

function toFact(name: string, values: readonly string[]): ComparedFact {
  return { name, values, differs: new Set(values).size > 1 };
}

/** The facts of products side by side: price and choices, then every specification that one of them has. */
export function compareProducts(products: readonly Product[]): readonly ComparedFact[] {
  const lists = products.map(({ attributes }) => specificationsOf(attributes));
  const names = new Set(lists.flatMap((list) => list.map(({ name }) => name)));
  const facts = [
    toFact(
      compareTexts.price,
      products.map(({ price }) => formatMoney(price)),
    ),
    toFact(
      compareTexts.category,
      products.map(({ category }) => category),
    ),
    toFact(
      compareTexts.sizes,
      products.map(({ sizes }) => sizes.join(', ')),
    ),
    toFact(
      compareTexts.colors,
      products.map(({ colors }) => colors.join(', ')),
    ),
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
  return facts.filter(({ values }) => values.some((value) => value !== ''));
}

/** Products that could be compared next: those of all lists, each once, without the compared ones. */
export function offeredProducts(
  ids: readonly string[],
  ...lists: readonly (readonly CardProduct[])[]
): readonly CardProduct[] {
  const byId = new Map(lists.flat().map((product) => [product.id, product]));
  for (const id of ids) byId.delete(id);
  return [...byId.values()].slice(0, OFFERED);
}
