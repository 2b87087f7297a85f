/** The globals of a service worker that the shop uses: TypeScript's library has them only without those of a page. */

interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface ServiceWorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableEvent & { readonly data: unknown };
}

interface ServiceWorkerGlobalScope {
  readonly addEventListener: <Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ) => void;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
}

/** The frame with its revision, and the files that it names. Written by the build. */
declare const __OFFLINE_FRAME__: { url: string; revision: string | null }[];
/** The files of the pages that open offline besides those of the frame: addresses. Written by the build. */
declare const __OFFLINE_FILES__: readonly string[];
