/** What the service worker keeps on the device, by the names of its caches. The worker, the page and tests share it. */

export const SERVICE_WORKER_FILE = '/sw.js';
/** The parameter of that address in which the page writes the API's URL: the worker has no page to read it from. */
export const API_PARAMETER = 'api';
/** From the root of the build, the frame that answers for a page without a network: header and footer, and the scripts that every page needs. */
export const FRAME_FILE = 'shell.html';

export const CACHES = {
  /** The frame of the shop and the files that it names: of one build, replaced as a whole. */
  frame: 'shop-frame',
  /** Other files of the shop, by their hashed names. */
  files: 'shop-files',
  products: 'shop-products',
  lists: 'shop-lists',
  /** Pictures whose status and size are known. */
  pictures: 'shop-pictures',
  /** Pictures of hosts that do not let scripts read them. */
  opaquePictures: 'shop-opaque-pictures',
} as const;

export const VISITED_CACHES: readonly string[] = [
  CACHES.products,
  CACHES.lists,
  CACHES.pictures,
  CACHES.opaquePictures,
];

/** The IndexedDB database in which Workbox notes when what is kept was last used. */
export const CACHE_TIMES_DATABASE = 'workbox-expiration';

/** How many answers and files each cache keeps at most: those that were used last. */
export const CACHE_LIMITS = {
  files: 120,
  products: 60,
  lists: 30,
  pictures: 120,
  // Browsers count each as several megabytes, whatever its size.
  opaquePictures: 20,
} as const;

/** Bytes of a kept picture or answer at most. With the limits above: 36 MB of pictures, 27 MB of answers. */
export const MAX_KEPT_BYTES = 300_000;

/** How long products, lists and pictures are kept, in seconds: a week. */
export const KEPT_SECONDS = 604_800;

/** Asks to keep what the page loaded before the worker was there. Calls that are not kept otherwise are ignored. */
export interface KeepRequest {
  readonly kind: 'keep';
  /** Of files and calls. */
  readonly addresses: readonly string[];
  readonly pictures: readonly string[];
}

/** What a page asks of the service worker; 'forget' removes what was visited. */
export type WorkerRequest = KeepRequest | { readonly kind: 'forget' };
