/** Lists the pages of a shop that are written ahead of time. */
import { LIMITS } from '../../src/lib/constants';
import { routes } from '../../src/lib/routes';
import type { ReadApi } from './apiReader';
import { listingFile } from './listingFiles';
import type { PageProgram } from './pageKit';
import type { PageAddress, PublicQuery } from '../../src/api/publicQueries';

/** A page to write. */
export interface ListedPage {
  readonly address: PageAddress;
  /** From the root of the build; null for a page that is only in the sitemap. */
  readonly file: string | null;
}

/** How long the API may take for one answer, in milliseconds. */
export const ANSWER_TIMEOUT = 20_000;

/** Bytes of a file's name at most, on common systems. */
const NAME_LIMIT = 200;

function toAddress(link: string): PageAddress {
  const { pathname, search } = new URL(link, 'http://localhost');
  return { pathname, search };
}

/** Whether a product's id can be the name of a folder. Servers decode it before they look for the file. */
function canBeFolder(id: string): boolean {
  return /^[^./\\\0][^/\\\0]*$/.test(id) && Buffer.byteLength(id) <= NAME_LIMIT;
}

/** The pages besides those of products. */
export function mainPages(program: PageProgram, categories: readonly string[]): readonly ListedPage[] {
  const links = [routes.products(), ...categories.map((name) => routes.category(name))];
  const listings = [...new Set(links)].map((link): ListedPage => {
    const address = toAddress(link);
    return { address, file: listingFile(address.search) };
  });
  const policies = program.policySlugs.map((slug): ListedPage => {
    const link = routes.policy(slug);
    return { address: toAddress(link), file: `${slug}/index.html` };
  });
  return [{ address: toAddress(routes.home), file: 'index.html' }, ...listings, ...policies];
}

/**
 * The pages of all products, a request of the catalogue at a time. Throws where the catalogue cannot be read to its end.
 * @param limit of how many products pages are written
 */
export async function* productPages(
  program: PageProgram,
  read: ReadApi,
  limit: number,
): AsyncGenerator<ListedPage> {
  let count = 0;
  for (let page = 1; ; page += 1) {
    const query: PublicQuery = { endpointName: 'listProducts', arg: { page, limit: LIMITS.products } };
    const answer = await read(query, AbortSignal.timeout(ANSWER_TIMEOUT));
    if (answer.kind !== 'answer') {
      throw new Error(answer.kind === 'failed' ? answer.reason : `The catalogue has no page ${page}.`);
    }
    const { ids, total } = program.cataloguePageOf(answer.body);
    for (const id of ids) {
      count += 1;
      const file = count <= limit && canBeFolder(id) ? `product/${id}/index.html` : null;
      yield { address: toAddress(routes.product(id)), file };
    }
    if (ids.length === 0 || page * LIMITS.products >= total) return;
  }
}
