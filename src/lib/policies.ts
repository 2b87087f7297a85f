/** The policies the shop has pages for (specification, section 2). */
export const policySlugs = ['terms', 'privacy', 'refund', 'return', 'shipping', 'about'] as const;

/** The slug that an address names, whatever its letter case; null for any other word. */
export function toPolicySlug(text: string): (typeof policySlugs)[number] | null {
  const wanted = text.toLowerCase();
  return policySlugs.find((slug) => slug === wanted) ?? null;
}
