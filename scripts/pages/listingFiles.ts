/**
 * Where the listing's pages are. Their addresses differ in the query alone, so the file is named by the query, which the
 * server maps (deploy/nginx.conf does it with the same expression). Any other query gets the frame, products/index.html.
 */

/** Characters that are safe in a file's name on every system and in nginx's settings: no dot, no slash. */
export const CATEGORY = /^\?(category=[\w%+-]{1,200})$/;

/** The folder of the files, from the root of the build. */
const FOLDER = 'products';

/** The file of a listing's page, from the root of the build; null for a query without one. */
export function listingFile(search: string): string | null {
  if (search === '') return `${FOLDER}/all.html`;
  const [, name] = CATEGORY.exec(search) ?? [];
  return name === undefined ? null : `${FOLDER}/${name}.html`;
}
