import { isRecord, readText } from '../lib/untrusted';
import { readToken } from './authCookie';
import { tokenOperations, type OperationId } from './generated/operations';

/** FNV-1a in 32 bits: the start values of two independent hashes, and the prime. */
const HASH_SEEDS = [0x811c9dc5, 0x1b873593] as const;
const HASH_PRIME = 0x01000193;

/**
 * Identifies the session of a token: the same in every tab and after a reload. The token cannot be computed from it, so
 * the store and storage may hold it. '' for no token.
 */
export function sessionIdOf(token: string | null): string {
  if (token === null || token === '') return '';
  const hashes = HASH_SEEDS.map((seed) => {
    let hash: number = seed;
    for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), HASH_PRIME);
    return (hash >>> 0).toString(36).padStart(7, '0');
  });
  return hashes.join('');
}

/** The session of the token that is stored now; '' for none. */
export function currentSession(): string {
  return sessionIdOf(readToken());
}

/** The endpoints whose answers belong to an account, and so to the session of the call. Orders are tracked without a token. */
const accountEndpoints: ReadonlySet<string> = new Set<OperationId>([...tokenOperations, 'trackOrder']);

export function isAccountEndpoint(name: string): boolean {
  return accountEndpoints.has(name);
}

/** The session in the store's state; null while it is loading. */
export function sessionOfState(state: unknown): string | null {
  const auth = isRecord(state) ? state['auth'] : undefined;
  if (!isRecord(auth) || auth['status'] === 'loading') return null;
  return readText(auth['sessionId']);
}
