import type { LocationState } from '../../app/types';
import { safeLocalPath } from '../../browser/safeUrl';
import { isRecord } from '../../lib/untrusted';

/**
 * The navigation state that leads back after signing in, for links between the sign-in pages; null for none. An address
 * outside this site is dropped.
 */
export function returnAddress(state: unknown): LocationState | null {
  const from = safeLocalPath(isRecord(state) ? state['from'] : undefined, '');
  return from === '' ? null : { from };
}
