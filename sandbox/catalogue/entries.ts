import { accessories } from './accessories';
import { constructionTools } from './constructionTools';
import type { Entry } from './entry';
import { footwear } from './footwear';
import { handTools } from './handTools';
import { men } from './men';
import { precisionTools } from './precisionTools';
import { toolSets } from './toolSets';
import { women } from './women';

/** One entry of each group in turn, so that no page of a list shows a single kind of product. */
function mixed(groups: readonly (readonly Entry[])[]): readonly Entry[] {
  const longest = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => groups.flatMap((group) => group[index] ?? [])).flat();
}

function bySubCategory(entries: readonly Entry[]): readonly Entry[] {
  const parents = [...new Set(entries.map(({ parent }) => parent))];
  return mixed(parents.map((parent) => entries.filter((entry) => entry.parent === parent)));
}

const categories = [
  handTools,
  men,
  women,
  constructionTools,
  precisionTools,
  toolSets,
  accessories,
  footwear,
];

/** Every entry of the catalogue, in the order of the listing. */
export const entries: readonly Entry[] = mixed(categories.map(bySubCategory));
