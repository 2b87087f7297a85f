/** What Playwright says in pages of tests without a service worker. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
