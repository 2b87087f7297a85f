import { PAGE_DATA_ID, readPageData } from '../api/pageData';
import { requestPath } from '../api/publicQueries';
import { apiUrl } from '../browser/apiOrigin';
import { API_PARAMETER, CACHES, SERVICE_WORKER_FILE, type WorkerRequest } from '../lib/offlineCaches';
import { toPublic } from '../browser/publicPath';
import { savesData } from '../browser/savesData';
import { untilIdle } from '../browser/whenIdle';
import { hasOtherBuild, reloadWithFields } from './router/chunkRecovery';
import type { ShopServiceWorker } from './types';

const isPictureEntry = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img';

function addressesOfPageData(): readonly string[] {
  const data = readPageData(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
  const api = apiUrl();
  return (data?.answers ?? []).map(({ query }) => `${api}${requestPath(query)}`);
}

/**
 * What this page has loaded past the service worker: with a worker that was there before it, only what came with the
 * page.
 */
function loadedBefore(wasControlled: boolean): WorkerRequest {
  const entries = wasControlled ? [] : performance.getEntriesByType('resource');
  return {
    kind: 'keep',
    addresses: [
      ...entries.filter((entry) => !isPictureEntry(entry)).map(({ name }) => name),
      ...addressesOfPageData(),
    ],
    pictures: entries.filter(isPictureEntry).map(({ name }) => name),
  };
}

/**
 * Registers the service worker when the browser is idle; null where the browser has none. Rejects where it cannot be
 * registered.
 */
export async function startServiceWorker(): Promise<ShopServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  await untilIdle();
  const { serviceWorker } = navigator;
  /** Whether a worker answered for this page from its beginning. */
  const wasControlled = serviceWorker.controller !== null;
  const send = (request: WorkerRequest): void => serviceWorker.controller?.postMessage(request);
  const onNewVersion = new Set<() => void>();

  const keepLoaded = (): void => {
    if (!savesData(window.navigator)) send(loadedBefore(wasControlled));
  };
  const offerNewVersion = async (): Promise<void> => {
    if (!(await hasOtherBuild())) return;
    for (const callback of onNewVersion) callback();
  };

  let isControlled = wasControlled;
  if (wasControlled) keepLoaded();
  // A worker takes control as soon as it is installed. After another one: this page may be of the older build.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) void offerNewVersion();
    else keepLoaded();
    isControlled = true;
  });
  const parameters = new URLSearchParams({ [API_PARAMETER]: apiUrl() });
  const address = `${toPublic(SERVICE_WORKER_FILE)}?${parameters.toString()}`;
  // The one Trusted Types policy of webpack's runtime: the Content-Security-Policy allows no other address of a script.
  const registration = await serviceWorker.register(__webpack_require__.tu(address));

  return {
    onNewVersion: (callback) => void onNewVersion.add(callback),
    checkVersion: () => {
      registration.update().catch(() => undefined);
    },
    forget: () => send({ kind: 'forget' }),
    reload: () => reloadWithFields(),
    now: Date.now,
  };
}

/** For builds that record: removes a worker that another build of this host has left, with all that it keeps. */
export async function removeServiceWorker(): Promise<null> {
  if (!('serviceWorker' in navigator)) return null;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all(Object.values(CACHES).map((name) => caches.delete(name)));
  return null;
}
