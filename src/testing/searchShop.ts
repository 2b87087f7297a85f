/** A shop without screens, for tests of its search: the real store and listeners, and a server with pages. */
import type { ProductDto } from '../api/generated/endpoints';
import type { Environment } from '../app/types';
import type { CatalogueSources } from '../features/search/catalogue';
import { arrivedAt } from './arrivedAt';
import { buildProduct } from './builders';
import { createDevice, memoryCatalogueSources } from './memoryDevice';
import { openShop } from './openShop';
import { answerBy, requestsOf } from './server';

/** A product of the store with this name, which is its id too. */
export function titled(title: string, changes: Partial<ProductDto> = {}): ProductDto {
  return buildProduct({ id: title, title, attributes: [], ...changes });
}

interface Stock {
  /** Products of a page: fewer than the shop asks for, so that tests have many pages. */
  readonly pageSize?: number;
  /** Called before the answer to each request. */
  readonly onRequest?: () => void;
  /** Whether a page, by its number, fails. */
  readonly isBroken?: (page: number) => boolean;
  /** The products that the server lists under a category; those with its name by default. */
  readonly listed?: (category: string) => readonly ProductDto[];
}

/** The store has these products, and sends them in small pages. */
export function stock(products: readonly ProductDto[], setup: Stock = {}): void {
  const { pageSize = 100, onRequest, isBroken = () => false } = setup;
  const ofCategory = (category: string) =>
    products.filter((product) => category === '' || product.category?.toLowerCase() === category);
  const { listed = ofCategory } = setup;
  answerBy('listProducts', ({ searchParams }) => {
    const page = Number(searchParams.get('page'));
    onRequest?.();
    if (isBroken(page)) return null;
    const all = listed(searchParams.get('category') ?? '');
    return { data: all.slice((page - 1) * pageSize, page * pageSize), pagination: { total: all.length } };
  });
}

/** The pages that were asked for, oldest first, with their category: 'men 2'. */
export function readPages(): readonly string[] {
  return requestsOf('listProducts').map(({ url: { searchParams } }) =>
    `${searchParams.get('category') ?? ''} ${searchParams.get('page') ?? ''}`.trim(),
  );
}

interface SearchShop {
  readonly sources?: Partial<CatalogueSources>;
  readonly changes?: Partial<Environment>;
}

/** Opens a shop at an address. Its catalogue comes from the sources; by default from the server alone. */
export function openSearch(at: string, { sources, changes }: SearchShop = {}) {
  const catalogueSources = { ...memoryCatalogueSources(), ...sources };
  const tab = createDevice({ hasLocks: false, catalogueSources }).openTab();
  const { store, environment, went } = openShop({ tab, changes });
  /** Follows a link. */
  const goTo = (address: string): void => void store.dispatch(arrivedAt(address));

  goTo(at);
  return {
    store,
    goTo,
    dispatch: store.dispatch,
    storage: environment.deviceStorage,
    went,
    state: () => store.getState().search,
  };
}
