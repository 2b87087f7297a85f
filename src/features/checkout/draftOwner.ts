/** FNV-1a in 32 bits: where it starts, and what it multiplies by. */
const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/**
 * A mark that tells the shoppers of one device apart without saying who they are: the email itself is kept for
 * those alone who asked for it (ruling 7). Spelling in capitals and space around the email make no difference.
 */
export function ownerMark(email: string): string {
  let hash = HASH_START;
  for (const character of email.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), HASH_FACTOR);
  }
  return (hash >>> 0).toString(36);
}
