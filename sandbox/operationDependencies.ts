import type { Handlers as HandlersOf } from '../apiServer/apiContract';
import type { Account } from './accountTable';
import type { StoreDatabase } from './database';
import type { Catalogue } from './storeCatalogue';

/** What the handlers of the operations depend on. */
export interface OperationDependencies {
  readonly db: StoreDatabase;
  readonly catalogue: Catalogue;
  /** Where the bank leads back to when the request named no shop. */
  readonly defaultShopOrigin: string;
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
  /** Prints a line for the developer. */
  readonly log: (line: string) => void;
}

/** One handler for each operation. */
export type Handlers = HandlersOf<Account>;
