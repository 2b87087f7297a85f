import type { LocationState } from '../../app/types';
import { safeLocalPath } from '../../lib/safeUrl';
import { isRecord } from '../../lib/untrusted';

/**
 * The part of a navigation's state that leads back after signing in, for links between the sign-in pages.
 * An address outside this site is dropped (ruling 11); null where there is nothing to keep.
 */
export function returnAddress(state: unknown): LocationState | null {
  const from = safeLocalPath(isRecord(state) ? state['from'] : undefined, '');
  return from === '' ? null : { from };
}
