import { isRecord, readText } from '../lib/untrusted';
import { readToken } from './authCookie';

/** FNV-1a in 32 bits: where two independent lanes start, and what they multiply by. */
const HASH_STARTS = [0x811c9dc5, 0x1b873593] as const;
const HASH_FACTOR = 0x01000193;

/**
 * Identifies the session of a token: the same in every tab and after a reload, and no way back to the token, so
 * that stores, traces and storage may hold it. '' for no token.
 */
export function sessionIdOf(token: string | null): string {
  if (token === null || token === '') return '';
  const lanes = HASH_STARTS.map((start) => {
    let hash: number = start;
    for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), HASH_FACTOR);
    return (hash >>> 0).toString(36).padStart(7, '0');
  });
  return lanes.join('');
}

/** The session of the token that is stored now; '' for none. */
export function currentSession(): string {
  return sessionIdOf(readToken());
}

/** The calls whose answers belong to an account: they end with the session they were asked in. */
const accountEndpoints: ReadonlySet<string> = new Set([
  'getAccountInfo',
  'listOrders',
  'trackOrder',
  'createOrder',
  'getPaymentFields',
  'submitPayment',
]);

/** Whether an endpoint's answers belong to an account. */
export function isAccountEndpoint(name: string): boolean {
  return accountEndpoints.has(name);
}

/** The session that a store shows; null while it does not know yet. */
export function sessionOfState(state: unknown): string | null {
  const auth = isRecord(state) ? state['auth'] : undefined;
  if (!isRecord(auth) || auth['status'] === 'loading') return null;
  return readText(auth['sessionId']);
}
