import type { StoreDatabase } from './database';
import type { Catalogue } from './storeCatalogue';

/** What the operations work with. */
export interface Workshop {
  readonly db: StoreDatabase;
  readonly catalogue: Catalogue;
  /** Where shops run that never said so. */
  readonly defaultShopOrigin: string;
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
  /** Tells the developer something worth knowing. */
  readonly tell: (line: string) => void;
}
