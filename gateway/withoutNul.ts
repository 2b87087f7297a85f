/**
 * A value for PostgreSQL, whose texts cannot have the character NUL: it becomes U+FFFD, as in HTML. So an id that has one
 * is unknown, and not a failure of the store.
 */
export const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
