import { API_BASE_PATH } from './constants';

/**
 * The URL that the paths of calls are added to.
 * @param address the API's origin, which stands for the API at /api/v1, or its origin with its own base path
 */
export function apiUrlOf(address: string): string {
  const { origin, pathname } = new URL(address);
  const hasNoPath = /^[^/]+\/\/[^/]+$/.test(address);
  return `${origin}${hasNoPath ? API_BASE_PATH : pathname.replace(/\/+$/, '')}`;
}
