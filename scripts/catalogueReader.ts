/** Reads a store's catalogue page by page, with the shop's own models and rules. */
import { toProductPage } from '../src/api/models/product';
import { requestPath } from '../src/api/publicQueries';
import { packCatalogue } from '../src/lib/catalogueFile';
import { apiUrlOf } from '../src/lib/webSources';
import { lookUpArg } from '../src/lib/serverListing';
import { fieldsOf, readList, readText } from '../src/lib/untrusted';
import { createProductList } from '../src/features/search/productList';

/** What was read. */
export interface ReadStore {
  readonly file: ReturnType<typeof packCatalogue>;
  /** Products that the store has beyond those that the shop searches. */
  readonly left: number;
}

/** The pictures of a page by product: the shop's models drop those of http hosts, which a browser checks itself. */
function picturesOf(answer: unknown): ReadonlyMap<string, string> {
  const { data } = fieldsOf<{ data: unknown }>(answer);
  return new Map(
    readList(data).map((product) => {
      const { id, imgUrl } = fieldsOf<{ id: unknown; imgUrl: unknown }>(product);
      return [readText(id), readText(imgUrl)];
    }),
  );
}

async function fetchPage(api: string, page: number): Promise<unknown> {
  const path = requestPath({ endpointName: 'listProducts', arg: lookUpArg({}, page) });
  const response = await fetch(`${apiUrlOf(api)}${path}`);
  if (!response.ok) throw new Error(`Page ${page} of the products answered with status ${response.status}.`);
  const answer: unknown = await response.json();
  return answer;
}

/**
 * Reads every product of a store and packs the catalogue.
 * @param api the API's address
 * @throws {Error} where a page cannot be read
 */
export async function readStore(api: string): Promise<ReadStore> {
  const list = createProductList();
  while (list.needsMore(true)) {
    const answer = await fetchPage(api, list.nextPage());
    const pictures = picturesOf(answer);
    const { products, total } = toProductPage(answer);
    list.addPage({
      total,
      products: products.map((product) => ({
        ...product,
        image: product.image === '' ? (pictures.get(product.id) ?? '') : product.image,
      })),
    });
  }
  const { status, read, total } = list.reading();
  if (status === 'failed') throw new Error(`Page ${list.nextPage()} of the products is empty too early.`);
  const products = Array.from({ length: read }, (_, position) => list.table.productAt(position));
  const isCut = status === 'cut';
  return { file: packCatalogue(products, isCut ? total : read), left: isCut ? total - read : 0 };
}
