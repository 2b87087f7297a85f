import { publicAnswers } from '../api/publicAnswers';
import { toPolicySlug } from '../lib/policies';
import { plainPath } from '../lib/routes';

/** The categories in an answer with the store's information. */
export function categoriesOf(answer: unknown): readonly string[] {
  return publicAnswers.getStoreInfo.toModel(answer).categories;
}

/** Whether a path is that of a policy for which the store has HTML of its own: only a browser can sanitise that. */
export function hasOwnText(pathname: string, answer: unknown): boolean {
  const slug = toPolicySlug(plainPath(pathname).slice(1));
  return slug !== null && publicAnswers.getStoreInfo.toModel(answer).policies[slug] !== undefined;
}

/** The ids of the products in an answer with a page of the catalogue, and how many products there are in all. */
export function cataloguePageOf(answer: unknown): {
  readonly ids: readonly string[];
  readonly total: number;
} {
  const { products, total } = publicAnswers.listProducts.toModel(answer);
  return { ids: products.map(({ id }) => id), total };
}
