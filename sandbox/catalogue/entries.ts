import { accessories } from './accessories';
import { constructionTools } from './constructionTools';
import type { Entry } from './entry';
import { footwear } from './footwear';
import { handTools } from './handTools';
import { men } from './men';
import { precisionTools } from './precisionTools';
import { toolSets } from './toolSets';
import { women } from './women';

/** Every entry of the catalogue, in the order of the listing. */
export const entries: readonly Entry[] = [
  ...handTools,
  ...men,
  ...women,
  ...constructionTools,
  ...precisionTools,
  ...toolSets,
  ...accessories,
  ...footwear,
];
