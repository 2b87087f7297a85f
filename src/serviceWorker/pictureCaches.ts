/** The caches of pictures. */
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE_LIMITS, CACHES } from '../lib/offlineCaches';
import { isSamePicture } from '../lib/pictureSources';
import { createPictureAnswers } from './pictures';
import { keepsOpaquePictures, keepsPictures, limitedTo, matchOptions } from './plugins';

const readable = new CacheFirst({
  cacheName: CACHES.pictures,
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  matchOptions,
  plugins: [keepsPictures, limitedTo(CACHE_LIMITS.pictures)],
});

const opaque = new NetworkFirst({
  cacheName: CACHES.opaquePictures,
  matchOptions,
  plugins: [keepsOpaquePictures, limitedTo(CACHE_LIMITS.opaquePictures)],
});

/** Answers with a picture: from the device where its host lets scripts read it, else by the network. */
export const answerPicture = createPictureAnswers({
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
