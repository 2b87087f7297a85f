/**
 * The service worker: keeps the shop's own files, visited products and their pictures for use offline. Pages always
 * come from the network while there is one, so that a deploy shows at once. Nothing of an account is ever kept.
 */
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, PrecacheFallbackPlugin } from 'workbox-precaching';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  CACHE_LIMITS,
  CACHES,
  FRAME_FILE,
  VISITED_CACHES,
  type KeepRequest,
  KEPT_SECONDS,
} from '../lib/offlineCaches';
import { savesData } from '../browser/savesData';
import {
  handlingOf,
  handlingOfAddress,
  keyOf,
  placesOf,
  readRequest,
  type Handling,
  isFile,
  isKeptPicture,
  isVisitorsAnswer,
} from './handling';
import { isSamePicture } from '../lib/pictures';
import { createPictureAnswers } from './pictures';
import type { WorkboxPlugin } from 'workbox-core/types';

/** Answers may differ by a header, such as Origin; the shop always asks in the same way. */
const matchOptions = { ignoreVary: true } as const satisfies CacheQueryOptions;

/** Keeps at most so many answers: those that were used last, and none for longer than a week unless said otherwise. */
function limitedTo(maxEntries: number, maxAgeSeconds: number | null = KEPT_SECONDS): WorkboxPlugin {
  return new ExpirationPlugin({
    maxEntries,
    ...(maxAgeSeconds !== null && { maxAgeSeconds }),
    matchOptions,
    purgeOnQuotaError: true,
  });
}

/** Keeps answers by their address, so that no header of a request is kept. */
function keepsIf(
  isKept: (request: Request, response: Response) => boolean | Promise<boolean>,
): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
    cacheWillUpdate: async ({ request, response }) => ((await isKept(request, response)) ? response : null),
  };
}

declare const self: ServiceWorkerGlobalScope;

const places = placesOf(location.href);

// The frame and the files that it names: all of one build, so that an offline page never misses one of them.
const frame = new PrecacheController({ cacheName: CACHES.frame });
frame.addToCacheList(__OFFLINE_FRAME__);

const pages = new NetworkOnly({
  plugins: [new PrecacheFallbackPlugin({ fallbackURL: FRAME_FILE, precacheController: frame })],
});

const files = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions,
  plugins: [keepsIf((_request, response) => isFile(response)), limitedTo(CACHE_LIMITS.files, null)],
});

const answersOf = (cacheName: string, maxEntries: number): NetworkFirst =>
  new NetworkFirst({ cacheName, matchOptions, plugins: [keepsIf(isVisitorsAnswer), limitedTo(maxEntries)] });

const answers = {
  product: answersOf(CACHES.products, CACHE_LIMITS.products),
  list: answersOf(CACHES.lists, CACHE_LIMITS.lists),
} as const;

const readable = new CacheFirst({
  cacheName: CACHES.pictures,
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  matchOptions,
  plugins: [keepsIf((_request, response) => isKeptPicture(response)), limitedTo(CACHE_LIMITS.pictures)],
});

const opaque = new NetworkFirst({
  cacheName: CACHES.opaquePictures,
  matchOptions,
  // Neither status nor size of them is known.
  plugins: [keepsIf((_request, { type }) => type === 'opaque'), limitedTo(CACHE_LIMITS.opaquePictures)],
});

const answerPicture = createPictureAnswers({
  ownOrigin: location.origin,
  readable: (event, request) => readable.handle({ event, request }),
  opaque: (event, request) => opaque.handle({ event, request }),
  plain: (request) => fetch(request),
  isKept: async (access, origin) => {
    const cache = await caches.open(access === 'readable' ? CACHES.pictures : CACHES.opaquePictures);
    return (await cache.keys()).some(({ url }) => url.startsWith(`${origin}/`));
  },
  findOtherWidth: async (url) => {
    const cache = await caches.open(CACHES.pictures);
    const other = (await cache.keys()).find((request) => isSamePicture(request.url, url));
    return other && cache.match(other, matchOptions);
  },
});

/** Asks for something as a visitor, and keeps it, unless it is kept already. Without a network it keeps nothing. */
async function keep(event: ExtendableEvent, strategy: CacheFirst | NetworkFirst, url: string): Promise<void> {
  const { cacheName } = strategy;
  if ((await caches.match(keyOf(url), { ...matchOptions, cacheName })) !== undefined) return;
  await strategy.handle({ event, request: new Request(url, { credentials: 'omit' }) }).catch(() => undefined);
}

async function answer(event: FetchEvent, handling: NonNullable<Handling>): Promise<Response> {
  const { request } = event;
  switch (handling) {
    case 'page':
      return pages.handle(event);
    case 'file':
      return (await frame.matchPrecache(request)) ?? files.handle(event);
    case 'picture':
      return answerPicture(event, request);
    case 'product':
    case 'list': {
      const strategy = answers[handling];
      const response = await strategy.handle(event);
      // The answer to an account is not kept. What a visitor gets is.
      if (request.headers.has('Authorization')) event.waitUntil(keep(event, strategy, request.url));
      return response;
    }
  }
}

/** Keeps what a page loaded before this worker was there, one after the other. */
async function keepLoaded(event: ExtendableEvent, { addresses, pictures }: KeepRequest): Promise<void> {
  for (const address of addresses) {
    if (frame.getCacheKeyForURL(address) !== undefined) continue;
    const handling = handlingOfAddress(new URL(address), places);
    if (handling !== null) await keep(event, handling === 'file' ? files : answers[handling], address);
  }
  for (const picture of pictures) {
    await answerPicture(event, new Request(picture, { mode: 'no-cors' })).catch(() => undefined);
  }
}

async function forget(): Promise<void> {
  for (const name of VISITED_CACHES) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await frame.install(event);
      if (savesData(navigator)) return;
      for (const file of __OFFLINE_FILES__) await keep(event, files, new URL(file, places.shop).href);
    })(),
  );
  // Pages of the older build stay as they are: what they need besides the frame is among the files, which stay too.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await frame.activate(event);
      // The page is asked for while the worker starts.
      await self.registration.navigationPreload.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, places);
  if (handling !== null) event.respondWith(answer(event, handling).catch(() => Response.error()));
});

self.addEventListener('message', (event) => {
  const request = readRequest(event.data);
  if (request?.kind === 'keep') event.waitUntil(keepLoaded(event, request));
  if (request?.kind === 'forget') event.waitUntil(forget());
});
