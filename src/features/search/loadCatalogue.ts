import type { Catalogue } from './catalogue';

let catalogue: Promise<Catalogue> | null = null;

/**
 * The page's one catalogue, whose code with MiniSearch is loaded when it is first needed. Rejects where the code cannot be
 * loaded; another call tries again.
 */
export function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= import(/* webpackChunkName: "catalogue" */ './browserCatalogue')
    .then(({ openCatalogue }) => openCatalogue())
    .catch((error: unknown) => {
      catalogue = null;
      throw error;
    });
  return catalogue;
}
