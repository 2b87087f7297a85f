import { parseJson } from '../../lib/bestEffortStorage';
import { MAX_SAVED_ADDRESSES } from '../../lib/constants';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { readAddress } from '../../lib/shippingAddress';
import { isRecord, readList } from '../../lib/untrusted';

/** The version of the stored form. */
const VERSION = 1;

/** The addresses in a stored text if they belong to the session `owner`; null if they do not. Never throws. */
export function parseSavedAddresses(text: string | null, owner: string): readonly ShippingAddress[] | null {
  const stored = parseJson(text);
  if (owner === '' || !isRecord(stored) || stored['version'] !== VERSION || stored['owner'] !== owner) {
    return null;
  }
  return readList(stored['addresses'])
    .map(readAddress)
    .filter((address) => address !== null)
    .slice(0, MAX_SAVED_ADDRESSES);
}

/** The text to store for a session's addresses; null for none. */
export function formatSavedAddresses(addresses: readonly ShippingAddress[], owner: string): string | null {
  if (owner === '' || addresses.length === 0) return null;
  return JSON.stringify({ version: VERSION, owner, addresses });
}
