/** What the caches of the service worker have in common. */
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { KEPT_SECONDS } from '../lib/offlineCaches';
import { keyOf, isFile, isKeptPicture, isVisitorsAnswer } from './handling';

/** Answers may differ by a header, such as Origin; the shop always asks in the same way. */
export const matchOptions = { ignoreVary: true } as const satisfies CacheQueryOptions;

/** Keeps at most so many answers: those that were used last, and none for longer than a week unless said otherwise. */
export function limitedTo(maxEntries: number, maxAgeSeconds: number | null = KEPT_SECONDS): WorkboxPlugin {
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

export const keepsFiles = keepsIf((_request, response) => isFile(response));
export const keepsVisitorsAnswers = keepsIf(isVisitorsAnswer);
export const keepsPictures = keepsIf((_request, response) => isKeptPicture(response));
/** Keeps pictures of which neither status nor size is known. */
export const keepsOpaquePictures = keepsIf((_request, { type }) => type === 'opaque');
