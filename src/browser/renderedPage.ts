import { fromPublic } from './publicPath';

/**
 * Whether the markup in `root` was rendered for this very address; where the page does not depend on the query, for any.
 */
export function isRenderedFor({ pathname, search }: Location, { dataset }: HTMLElement): boolean {
  return dataset['prerendered'] === fromPublic(pathname) && (dataset['search'] ?? search) === search;
}
