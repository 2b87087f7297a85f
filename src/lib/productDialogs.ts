/** The dialogs of a product, which every page's address can open: the Quick View and the Product Demo. */

/** What the address opens; '' for nothing. */
export interface ProductDialogs {
  /** The id of the product in the Quick View. */
  readonly view: string;
  /** The key of the cart line whose choice the Quick View changes (`lineKey`). */
  readonly line: string;
  /** The id of the product in the Product Demo, which lies over the Quick View. */
  readonly demo: string;
  /** The number of the picture that the Product Demo opens with, from 1; the first by default. */
  readonly picture: string;
}

export const noDialogs: ProductDialogs = { view: '', line: '', demo: '', picture: '' };

/** Whether an address opens one of these dialogs, by default any. */
export function hasDialog(search: string, names: readonly string[] = Object.keys(noDialogs)): boolean {
  const query = new URLSearchParams(search);
  return names.some((name) => (query.get(name) ?? '') !== '');
}

/** The same address with these dialogs: '' closes one, what is not given stays. */
export function withDialogs(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  dialogs: Partial<ProductDialogs>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(dialogs)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}
