import { publicAnswers } from '../api/publicAnswers';
import { toPolicySlug } from '../lib/policies';
import { plainPath } from './pageQueries';

/** The categories in an answer with the store's information. */
export function categoriesOf(answer: unknown): readonly string[] {
  return publicAnswers.getStoreInfo.toModel(answer).categories;
}

/** Whether a path is that of a policy for which the store has HTML of its own: only a browser can sanitise that. */
export function hasOwnText(pathname: string, answer: unknown): boolean {
  const slug = toPolicySlug(plainPath(pathname).slice(1));
  return slug !== null && publicAnswers.getStoreInfo.toModel(answer).policies[slug] !== undefined;
}

/** The ids of the products in an answer with a page of the catalogue. */
export function productIdsOf(answer: unknown): readonly string[] {
  return publicAnswers.listProducts.toModel(answer).products.map(({ id }) => id);
}

/** How many products there are in all, by the same answer. */
export function totalOf(answer: unknown): number {
  return publicAnswers.listProducts.toModel(answer).total;
}
