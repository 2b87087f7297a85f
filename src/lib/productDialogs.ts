/** The dialogs of a product, which every page's address can open: the Quick View and the Product Demo. */

/** What the address opens; '' for nothing. */
export interface ProductDialogs {
  /** The id of the product in the Quick View. */
  readonly view: string;
  /** The key of the cart line whose choice the Quick View changes (`lineKey`). */
  readonly line: string;
  /** The id of the product in the Product Demo, which lies over the Quick View. */
  readonly demo: string;
}

const names = ['view', 'line', 'demo'] as const;

/** Reads the dialogs of an address. */
export function readDialogs(search: string): ProductDialogs {
  const query = new URLSearchParams(search);
  const read = (name: (typeof names)[number]): string => query.get(name) ?? '';
  return { view: read('view'), line: read('line'), demo: read('demo') };
}

/** The same address with these dialogs instead of its own; '' leaves one out. */
export function withDialogs(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  dialogs: Partial<ProductDialogs>,
): string {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const value = dialogs[name] ?? '';
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
