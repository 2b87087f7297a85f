/** Decides what the service worker does with a request, and which answers it keeps: pure functions, tested without a browser. */
import { API_PARAMETER, type WorkerRequest, MAX_KEPT_BYTES } from '../lib/offlineCaches';
import { isRecord, readList, readText } from '../lib/untrusted';

/**
 * How a request is answered.
 * - page: by the network, else with the frame
 * - file: from the caches, else by the network
 * - product, list: by the network, else with what is kept
 * - picture: from the cache, else by the network
 * - null: as if there were no service worker
 */
export type Handling = 'page' | 'file' | 'product' | 'list' | 'picture' | null;

export type RequestFacts = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** Where the shop and its API are: URLs, the first with a slash at the end, the second without. */
interface Places {
  readonly shop: string;
  readonly api: string;
}

/** A file whose name contains a hash of its contents. */
const HASHED_FILE = /^assets\/[^/]+\.[0-9a-f]{10}\.\w+$/;
const PRODUCT = /^\/products\/[^/]+$/;
const LIST = /^\/(products|storeInfo)$/;
/** Longer lists are read by search: they would take the place of what the shopper has seen. */
const LONGEST_LIST = 50;

/** Addresses that a page may send at once. */
const MAX_ADDRESSES = 100;

const isWebAddress = (address: string) =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** The path of an address below a place; null where it is not there. */
function pathBelow(url: URL, place: string): string | null {
  const address = `${url.origin}${url.pathname}`;
  return address.startsWith(place) ? address.slice(place.length) : null;
}

/** What an address alone says: whether it is a file of the shop or a call whose answer is the same for everybody. */
export function handlingOfAddress(url: URL, { shop, api }: Places): 'file' | 'product' | 'list' | null {
  if (HASHED_FILE.test(pathBelow(url, shop) ?? '')) return 'file';
  const call = pathBelow(url, api) ?? '';
  if (PRODUCT.test(call)) return 'product';
  return LIST.test(call) && Number(url.searchParams.get('limit') ?? 0) <= LONGEST_LIST ? 'list' : null;
}

/** The address under which an answer is kept: the order of its parameters means nothing. */
export function keyOf(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
}

/** How a request is answered. Calls of an account have other addresses, and are never kept. */
export function handlingOf(request: RequestFacts, places: Places): Handling {
  if (request.method !== 'GET' || !isWebAddress(request.url)) return null;
  const url = new URL(request.url);
  if (request.mode === 'navigate') return pathBelow(url, places.shop) === null ? null : 'page';
  if (request.destination === 'image') return 'picture';
  return handlingOfAddress(url, places);
}

/** Where the shop and its API are, by the address of the worker's script, in which the page writes the API's URL. */
export function placesOf(script: string): Places {
  const url = new URL(script);
  return { shop: new URL('./', url).href, api: url.searchParams.get(API_PARAMETER) ?? '' };
}

/** Reads what a page asks of the worker; null for anything else. */
export function readRequest(message: unknown): WorkerRequest | null {
  if (!isRecord(message)) return null;
  const addresses = (name: 'addresses' | 'pictures') =>
    readList(message[name])
      .slice(0, MAX_ADDRESSES)
      .map((each) => readText(each))
      .filter(isWebAddress);
  if (message['kind'] === 'forget') return { kind: 'forget' };
  if (message['kind'] !== 'keep') return null;
  return { kind: 'keep', addresses: addresses('addresses'), pictures: addresses('pictures') };
}

/** Whether a body is small enough to be kept. Reads it where no header says its length. */
async function isSmall(response: Response): Promise<boolean> {
  const length = response.headers.get('content-length') ?? '';
  const bytes = /^\d+$/.test(length) ? Number(length) : (await response.clone().blob()).size;
  return bytes <= MAX_KEPT_BYTES;
}

/** Whether an answer is a file of the shop: some servers answer a missing one with a page. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 && !(headers.get('content-type') ?? '').toLowerCase().startsWith('text/html');

/**
 * Whether the answer to a public call is kept: none to a request with a token, because it may be for that account
 * alone. `Cache-Control: no-store` of an API is for the browser's own cache, which must not hide a change of the
 * catalogue; here the server is asked first.
 */
export const isVisitorsAnswer = async (request: Request, response: Response): Promise<boolean> =>
  response.status === 200 && !request.headers.has('Authorization') && (await isSmall(response));

/** Whether a picture is kept whose status and size are known. */
export const isKeptPicture = async (response: Response): Promise<boolean> =>
  isFile(response) &&
  !/\b(no-store|private)\b/i.test(response.headers.get('cache-control') ?? '') &&
  (await isSmall(response));
